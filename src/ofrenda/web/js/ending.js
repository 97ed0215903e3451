// After the match: places, how the points came about, replay, rematch.
import { byId, call, made, memory, say, seed } from "./net.js";
import { badge } from "./panels.js";
import { _ } from "./words.js";

export function showEnd({ table, result, ending, closed, reckoning, seats, next_table, seat }, api) {
  byId("over-title").textContent = closed ? _("Closed") : _("The end");
  byId("ending").textContent = closed || ending;
  byId("record").href = `${api}/record`;
  byId("replay").href = `/replay?table=${table}`;
  byId("rematch").hidden = seat === null;
  byId("rematch").textContent = next_table ? _("To the next match") : _("Again");
  byId("rematch").onclick = () => again(api, next_table, seats).catch(say);
  const outcome = [byId("points").closest("table"), byId("chances"), byId("reckoning")];
  for (const part of outcome) part.hidden = Boolean(closed);
  if (closed) return;
  const order = [...seats].sort((one, other) => result.places[one.seat] - result.places[other.seat]);
  if (byId("points").dataset.shown !== JSON.stringify(result)) {
    byId("points").dataset.shown = JSON.stringify(result);
    byId("points").replaceChildren(
      ...order.map(({ seat: number, name }) => row([`${result.places[number]}.`, name, result.points[number]])),
    );
    order.forEach(({ seat: number }, at) => countUp(byId("points").rows[at].cells[2], result.points[number]));
  }
  byId("share-end").onclick = shareEnd;
  const winners = order.filter(({ seat: number }) => result.places[number] === 1);
  byId("winners").replaceChildren(...winners.map(({ seat: number }) => badge(number)));
  byId("points").closest("table").hidden = byId("chances").hidden = seats.length === 1; // alone nobody is first
  if (!byId("chances").ontoggle && !byId("chances").open) wireChances(api);
  byId("shares").classList.toggle("many", seats.length > 3);
  byId("reckoning").hidden = reckoning.length === 0;
  byId("shares").replaceChildren(
    row([_("From"), ...seats.map(({ seat, name }) => `${seat + 1} ${bare(name)}`)], "th"),
    ...reckoning.map(({ source, points }) => row([source, ...points])),
  );
}

// A bot's name without its level, where room is scarce.
const bare = (name) => name.replace(/ \([^()]*\)$/, "");

// The analysis costs the server a while, so it is asked for when somebody wants to see it.
function wireChances(api) {
  byId("chances").ontoggle = async ({ target }) => {
    if (!target.open) return;
    target.ontoggle = null;
    try {
      const { chart, at, headings, names, figures, mistakes, turning_points, explanation } = await call(
        "GET",
        `${api}/analysis`,
      );
      byId("chart").innerHTML = chart;
      wireCurve(at);
      const account = made("table");
      account.classList.add("sums", "account");
      account.append(
        row(["", ...names], "th"),
        ...headings.map((heading, line) => row([heading, ...figures.map((cells) => cells[line])])),
      );
      byId("chart").append(account, ...told(_("What cost most"), mistakes));
      byId("chart").append(...told(_("Where it turned"), turning_points));
      byId("chart").append(Object.assign(made("p", explanation), { className: "fine" }));
    } catch (error) {
      byId("chart").textContent = error.message;
    }
  };
}

// Each moment leads to its place in the replay.
function told(title, moments) {
  if (moments.length === 0) return [];
  const list = Object.assign(made("ol"), { className: "moments" });
  list.append(
    ...moments.map(({ entry, when, text, change }) => {
      const link = Object.assign(made("a"), { href: momentAt(entry) });
      link.append(made("b", when), made("span", change), made("p", text));
      const item = made("li");
      item.append(link);
      return item;
    }),
  );
  return [made("h3", title), list];
}

// A press on the curve leads to that moment in the replay.
function wireCurve(at) {
  const drawn = byId("chart").querySelector("svg");
  drawn.addEventListener("click", ({ clientX }) => {
    const { left, width } = drawn.querySelector(".grid").getBoundingClientRect();
    const share = (clientX - left) / width;
    const wanted = Math.min(1, Math.max(0, share)) * at.at(-1);
    location.href = momentAt(
      at.reduce((best, entry) => (Math.abs(entry - wanted) < Math.abs(best - wanted) ? entry : best)),
    );
  });
}

const momentAt = (entry) => `${byId("replay").getAttribute("href")}#${entry}`;

// Points build up, unless whoever looks wants no motion.
const COUNT_MS = 1200;
const still = matchMedia("(prefers-reduced-motion: reduce)");
function countUp(cell, points) {
  if (still.matches || cell.dataset.counted) return;
  cell.dataset.counted = "yes";
  const began = performance.now();
  const tick = (now) => {
    const share = Math.min(1, (now - began) / COUNT_MS);
    cell.textContent = Math.round(points * share);
    if (share < 1) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

// The end as something to send: what happened, and where it can be watched. Without the device's own way to send
// something the link is copied.
function shareEnd({ target }) {
  const url = new URL(byId("replay").href, location.href).href;
  const text = byId("ending").textContent;
  if (navigator.share) return navigator.share({ title: document.body.dataset.title, text, url }).catch(() => {});
  const field = Object.assign(made("textarea"), { value: url });
  target.after(field);
  field.select();
  document.execCommand("copy"); // unlike the clipboard object it works on a home network without https too
  field.remove();
  target.textContent = _("Link copied");
}

function row(cells, kind = "td") {
  const line = made("tr");
  line.append(...cells.map((text) => made(kind, text)));
  return line;
}

// Whoever asks first makes the next table; the others sit down there where they sat here.
async function again(api, next, seats) {
  const commitment = await promised(next);
  const mine = seed();
  try {
    const { table, invite } = await call("POST", `${api}/rematch`, { seed: mine, commitment });
    const awaited = seats.map(({ name }) => name);
    const kept = { invite: invite ?? memory.invite(table), seed: mine, awaited, promise: commitment || undefined };
    memory.keep(table, document.body.dataset.title, kept);
    location.href = `/t/${table}`;
  } catch (error) {
    if (error.key === "stale" && !next) return again(api, (await call("GET", api)).next_table, seats); // not the first
    if (error.key !== "table-full" || !next) throw error;
    location.href = `/t/${next}`; // somebody else took the seat: one may look on
  }
}

// What the house promises for the next match, before it knows our seed; a table that plays already told it before.
async function promised(next) {
  const asked = next
    ? call("GET", `/api/tables/${next}`).catch(() => ({ commitment: "" }))
    : call("POST", "/api/commitments");
  return (await asked).commitment;
}
