// After the match: places, how the points came about, replay, rematch.
import { byId, call, made, memory, say, seed } from "./net.js";
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
  byId("points").replaceChildren(
    ...order.map(({ seat: number, name }) => row([`${result.places[number]}.`, name, result.points[number]])),
  );
  byId("points").closest("table").hidden = byId("chances").hidden = seats.length === 1; // alone nobody is first
  if (!byId("chances").ontoggle && !byId("chances").open) wireChances(api);
  byId("shares").classList.toggle("many", seats.length > 3);
  byId("reckoning").hidden = reckoning.length === 0;
  byId("shares").replaceChildren(
    row(["", ...seats.map(({ seat, name }) => `${seat + 1} ${name}`)], "th"),
    ...reckoning.map(({ source, points }) => row([source, ...points])),
  );
}

// The curve costs the server some seconds, so it is asked for when somebody wants to see it.
function wireChances(api) {
  byId("chances").ontoggle = async ({ target }) => {
    if (!target.open) return;
    target.ontoggle = null;
    try {
      const { chart, playouts } = await call("GET", `${api}/chances`);
      byId("chart").innerHTML = chart;
      byId("chart").append(
        made("p", _("Estimated: each moment was played on to the end {playouts} times.", { playouts })),
      );
    } catch (error) {
      byId("chart").textContent = error.message;
    }
  };
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
