// Beside the scene: who sits where, what happened, what people say.
import { byId, call, made, memory, say } from "./net.js";

export function showSeats({ table, seats, standings, seat: mine, host, owner, status }, api) {
  byId("seats").replaceChildren(
    ...seats.map((seat) => {
      const line = made("li");
      if (seat.waiting) line.className = "waiting";
      const name = made("span", seat.kind === "free" ? freeSeat(seat.seat, table) : seat.name);
      name.className = "who";
      name.append(seat.seat === mine ? " (you)" : "", noted("standing", standings[seat.seat] ?? ""));
      line.append(badge(seat.seat), noted("seat-number", seat.seat + 1), name, noted("state", stateOf(seat)));
      const own = mine !== null && seat.seat === mine;
      if (status !== "over" && (host || own) && seat.kind !== "bot") line.append(handOver(seat, own, api));
      if (status === "gathering" && host && seat.kind === "person" && seat.seat !== owner) line.append(remove(seat, api));
      return line;
    }),
  );
}

// At a rematch everybody's seat is kept, and whoever comes back remembers whose it is.
function freeSeat(seat, table) {
  const awaited = memory.known(table).awaited?.[seat];
  return awaited ? `${awaited}, not back yet` : "a free seat";
}

function noted(cls, text) {
  return Object.assign(made("span", text), { className: cls });
}

function stateOf({ stand_in, kind, here }) {
  return stand_in ? `the ${stand_in} bot plays` : kind === "person" && !here ? "away" : "";
}

function handOver({ seat, stand_in, kind }, own, api) {
  const offer = kind === "free" ? "a bot plays" : own ? "leave it to a bot" : "let a bot play";
  const label = stand_in ? (own ? "play myself" : "give back") : offer;
  const level = stand_in ? null : "greedy";
  return made("button", label, () => call("POST", `${api}/seats/${seat}/bot`, { level }).catch(say));
}

function remove({ seat, name }, api) {
  const button = made("button", "remove", () => call("DELETE", `${api}/seats/${seat}`).catch(say));
  button.setAttribute("aria-label", `Remove ${name}`);
  return button;
}

export function badge(seat) {
  const skulls = byId("skulls").content.children;
  return skulls[seat % skulls.length].cloneNode(true);
}

export function showLog({ log, own_last, game }) {
  byId("log").replaceChildren(
    ...log.map(({ entry, text, rule }) => {
      const item = made("li", text);
      if (entry > (own_last ?? 0)) item.className = "new";
      item.append(made("button", "why?", () => explain(game, rule).catch(say)));
      return item;
    }),
  );
  byId("log").scrollTop = byId("log").scrollHeight;
}

async function explain(game, rule) {
  const found = await call("GET", `/api/games/${game}/rules/${rule}`);
  byId("rule-text").textContent = `${found.id}: ${found.says}`;
  byId("rule-link").href = `/rules/${game}#${found.id}`;
  byId("rule").showModal();
}

let heard = null; // the talk as it was last shown
let unread = 0;
export function showChat({ chat, seat }) {
  const lines = chat.map(({ name, text }) => `${name}: ${text}`);
  unread += added(heard ?? lines, lines); // what was said before this page was opened is no news
  heard = lines;
  byId("chat").replaceChildren(...lines.map((line) => made("li", line)));
  byId("chat").scrollTop = byId("chat").scrollHeight;
  byId("say").hidden = seat === null;
  read();
}

// How many lines are new: old ones go when there are too many.
function added(before, now) {
  const gone = [...before.keys()].find((at) => before.slice(at).every((line, place) => line === now[place]));
  return now.length - (gone === undefined ? 0 : before.length - gone);
}

// The tab of the talk counts what was said while another one was open.
export function read() {
  if (byId("chat").getClientRects().length) unread = 0;
  byId("unread").textContent = unread;
  byId("unread").hidden = unread === 0;
}
