// A reaction window: the time runs out for everybody alike, and anybody may ask to wait.
import { ask, byId } from "./net.js";
import { _ } from "./words.js";

let running = 0;
let known = ""; // the window on the page
let whole = 1; // its time

export function showClock({ window: open, seats, seat: mine, number, undo }, api) {
  clearInterval(running);
  byId("window").hidden = !open;
  if (!open) return (known = "");
  const end = performance.now() + open.left_ms;
  const same = [number, open.seat, open.held_by, undo !== null].join();
  whole = Math.max(open.left_ms, known === same ? whole : 1);
  known = same;
  const tick = () => (byId("time").value = Math.max(0, (end - performance.now()) / whole));
  tick();
  running = setInterval(tick, 100);
  const playing = mine !== null && !seats[mine].stand_in;
  const asked = playing && open.seat === mine ? _("You may react.") : _("{name} may react.", seats[open.seat]);
  byId("window-text").textContent = [asked, waiting(open.held_by, mine, seats)].filter(Boolean).join(" ");
  const holding = open.held_by === mine && mine !== null;
  byId("wait").hidden = !playing || (!holding && (open.held_by !== null || open.waited.includes(mine)));
  byId("wait").firstChild.textContent = `${holding ? _("Go on") : _("Wait")} `;
  byId("wait").onclick = () => ask("POST", `${api}/wait`, { hold: !holding, seat: mine });
}

function waiting(by, mine, seats) {
  if (by === null) return "";
  return by === mine ? _("You asked to wait.") : _("{name} asked to wait.", seats[by]);
}
