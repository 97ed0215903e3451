// Beside the scene: who sits where, what happened, what people say. What stays as it is is left alone: somebody may be
// reading there, or be about to press.
import { ask, byId, call, made, memory, say } from "./net.js";
import { _, plural } from "./words.js";

export function showSeats(message, api) {
  const list = byId("seats");
  const looks = message.mine.length === 1 || message.question !== null; // on a shared device: who is asked
  message.seats.forEach((seat, at) => {
    const line = list.children[at] ?? list.appendChild(newLine(at));
    const [, , who, state, buttons] = line.children;
    line.className = seat.waiting ? "waiting" : "";
    write(who.firstChild, seat.kind === "free" ? freeSeat(at, message.table) : seat.name);
    write(who.children[1], at === message.seat && looks ? ` (${_("you")})` : "");
    write(who.lastChild, message.standings[at] ?? "");
    write(state, stateOf(seat));
    const offers = offersFor(seat, message, api);
    const signature = offers.map(([label]) => label).join("|");
    if (buttons.dataset.offers === signature) return;
    buttons.dataset.offers = signature;
    buttons.replaceChildren(
      ...offers.map(([label, spoken, clicked]) => spokenAs(made("button", label, clicked), spoken)),
    );
  });
  byId("watching").hidden = message.watching === 0;
  byId("watching").textContent = plural("One looks on.", "{count} look on.", message.watching);
}

function newLine(seat) {
  const line = made("li");
  const who = noted("who");
  who.append(made("span"), made("span"), noted("standing"));
  line.append(badge(seat), noted("seat-number", seat + 1), who, noted("state"), noted("offers"));
  return line;
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// At a rematch everybody's seat is kept, and whoever comes back remembers whose it is.
function freeSeat(seat, table) {
  const awaited = memory.known(table).awaited?.[seat];
  return awaited ? _("{name}, not back yet", { name: awaited }) : _("a free seat");
}

function noted(cls, text = "") {
  return Object.assign(made("span", text), { className: cls });
}

const LEVELS = { easy: _("easy"), medium: _("medium"), hard: _("hard"), expert: _("expert") };
function stateOf({ stand_in, kind, here }) {
  if (stand_in) return _("the {level} bot plays", { level: LEVELS[stand_in] ?? stand_in });
  return kind === "person" && !here ? _("away") : "";
}

// What may be done about a seat: the label, how it is read aloud, what a click does.
function offersFor(seat, { status, host, owner, mine }, api) {
  const own = mine.includes(seat.seat);
  const offers = [];
  const there = seat.kind === "person" && seat.here && !seat.silent; // whose seat that is decides
  const mayHost = host && !there;
  const mayHandOver =
    status === "playing" ? seat.kind !== "bot" && (mayHost || own) : status === "gathering" && mayHost && !own;
  if (mayHandOver) {
    const level = seat.stand_in || seat.kind === "bot" ? null : document.body.dataset.usual;
    const label = handOver(seat, own);
    offers.push([label, `${label}: ${seat.name}`, () => ask("POST", `${api}/seats/${seat.seat}/bot`, { level })]);
  }
  if (status === "gathering" && host && seat.kind === "person" && seat.seat !== owner) {
    offers.push([_("remove"), _("Remove {name}", seat), () => removeGuest(seat, api)]);
  }
  return offers;
}

// Whoever is removed cannot come back by the link they had; a new one is there at once for the others.
async function removeGuest(seat, api) {
  await ask("DELETE", `${api}/seats/${seat.seat}`);
  byId("invite-anew").click();
}

function handOver({ stand_in, kind }, own) {
  if (stand_in) return own ? _("play myself") : _("give back");
  if (kind === "bot") return _("free the seat");
  if (kind === "free") return _("a bot plays");
  return own ? _("leave it to a bot") : _("let a bot play");
}

function spokenAs(button, name) {
  button.setAttribute("aria-label", name);
  return button;
}

export function badge(seat) {
  const skulls = byId("skulls").content.children;
  return skulls[seat % skulls.length].cloneNode(true);
}

// Adds what is new to a list that grows at its end; whoever has scrolled back to read stays there.
function grow(list, gone, items) {
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  for (let one = 0; one < gone.first; one++) list.firstChild.remove();
  for (let one = 0; one < gone.last; one++) list.lastChild.remove();
  list.append(...items);
  if (atEnd) list.scrollTop = list.scrollHeight;
}

let told = []; // the lines of the story on the page
export function showLog({ log, own_last, game }) {
  const changed = log.findIndex((line, at) => line !== told[at]);
  const same = changed < 0 ? Math.min(log.length, told.length) : changed;
  const items = log.slice(same).map(({ text, rule }) => {
    const item = made("li", text);
    if (!rule) return item; // it would tell what a line of a past turn no longer says
    const why = made("button", _("why?"), () => explain(game, rule).catch(say));
    item.append(spokenAs(why, _("Why? {line}", { line: text })));
    return item;
  });
  grow(byId("log"), { first: 0, last: told.length - same }, items);
  told = log;
  [...byId("log").children].forEach((item, at) => item.classList.toggle("new", log[at].entry > (own_last ?? 0)));
}

export async function explain(game, rule) {
  const found = await call("GET", `/api/games/${game}/rules/${rule}`);
  byId("rule-text").textContent = `${found.id}: ${found.says}`;
  byId("rule-link").href = `/rules/${game}#${found.id}`;
  byId("rule").showModal();
}

let heard = null; // the talk as it was last shown
let unread = 0;
export function showChat({ chat, seat }) {
  const lines = chat.map(({ name, text }) => `${name}: ${text}`);
  const gone = heard === null ? 0 : forgotten(heard, lines);
  const news = lines.slice((heard ?? []).length - gone);
  grow(
    byId("chat"),
    { first: gone, last: 0 },
    news.map((line) => made("li", line)),
  );
  unread += heard === null ? 0 : news.length; // what was said before this page was opened is no news
  heard = lines;
  byId("chat").setAttribute("aria-live", "polite"); // from now on: what was said before is not read aloud
  byId("say").hidden = seat === null;
  read();
}

// How many of the oldest lines are gone, since there are too many.
function forgotten(before, now) {
  const at = [...before.keys()].find((at) => before.slice(at).every((line, place) => line === now[place]));
  return at ?? before.length;
}

// The tab of the talk counts what was said while another one was open.
export function read() {
  if (byId("chat").getClientRects().length) unread = 0;
  byId("unread").textContent = unread;
  byId("unread").hidden = unread === 0;
}
