// After the match: places, how the points came about, replay, rematch.
import { byId, call, made, memory, say } from "./net.js";

export function showEnd({ table, result, ending, reckoning, seats, next_table, next_invite, seat }, api) {
  byId("ending").textContent = ending;
  byId("record").href = `${api}/record`;
  byId("replay").href = `/replay?table=${table}`;
  byId("rematch").hidden = seat === null;
  byId("rematch").textContent = next_table ? "To the next match" : "Again";
  byId("rematch").onclick = () => again(api, next_table, next_invite).catch(say);
  const order = [...seats].sort((one, other) => result.places[one.seat] - result.places[other.seat]);
  byId("points").replaceChildren(
    ...order.map(({ seat: number, name }) => row([`${result.places[number]}.`, name, result.points[number]])),
  );
  if (!byId("chances").ontoggle && !byId("chances").open) wireChances(api);
  byId("reckoning").hidden = reckoning.length === 0;
  byId("shares").replaceChildren(
    row(["", ...seats.map(({ name }) => name)], "th"),
    ...reckoning.map(({ source, points }) => row([source, ...points])),
  );
}

// The curve costs the server some seconds, so it is asked for when somebody wants to see it.
function wireChances(api) {
  byId("chances").ontoggle = async ({ target }) => {
    if (!target.open) return;
    target.ontoggle = null;
    try {
      byId("chart").innerHTML = (await call("GET", `${api}/chances`)).chart;
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

async function again(api, next, invite) {
  if (next) {
    location.href = `/t/${next}#invite=${invite}`;
    return;
  }
  const seat = await call("POST", `${api}/rematch`);
  memory.keep(seat.table, document.body.dataset.title, { invite: seat.invite });
  location.href = `/t/${seat.table}#invite=${seat.invite}`;
}
