// Beside the scene: who sits where, what happened, what people say.
import { byId, call, made, say } from "./net.js";

export function showSeats({ seats, standings, seat: mine, host, owner, status }, api) {
  byId("seats").replaceChildren(
    ...seats.map((seat) => {
      const line = made("li");
      if (seat.waiting) line.className = "waiting";
      const name = made("span", seat.name === "…" ? "a free seat" : seat.name);
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

function badge(seat) {
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

export function showChat({ chat, seat }) {
  byId("chat").replaceChildren(...chat.map(({ name, text }) => made("li", `${name}: ${text}`)));
  byId("say").hidden = seat === null;
}
