// A reaction window: the time runs out for everybody alike, and anybody may ask to wait.
import { ask, byId } from "./net.js";

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
  const asked = playing && open.seat === mine ? "You" : seats[open.seat].name;
  const waiting = open.held_by === null ? "" : ` ${open.held_by === mine ? "You" : seats[open.held_by].name} asked to wait.`;
  byId("window-text").textContent = `${asked} may react.${waiting}`;
  const holding = open.held_by === mine && mine !== null;
  byId("wait").hidden = !playing || (!holding && (open.held_by !== null || open.waited.includes(mine)));
  byId("wait").firstChild.textContent = holding ? "Go on " : "Wait ";
  byId("wait").onclick = () => ask("POST", `${api}/wait`, { hold: !holding, seat: mine });
}
