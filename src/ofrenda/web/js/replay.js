// A recorded match, entry by entry, and played moment by moment as at the table.
import { replace } from "./motion.js";
import { byId, call, made } from "./net.js";
import { lasting } from "./reading.js";
import { onTurn, shape } from "./shape.js";
import { _ } from "./words.js";

const slider = byId("at");
const table = new URLSearchParams(location.search).get("table");
let record = "";
let wanted = null;

// A position of a table comes from the server, one of a file is asked for with the file's text.
function fetched(at) {
  const seat = byId("eyes").value;
  if (!table) return call("POST", "/api/replay", { record, at, seat: seat ? Number(seat) : null, shape: shape() });
  const eyes = seat ? `&seat=${seat}` : "";
  return call("GET", `/api/tables/${encodeURIComponent(table)}/replay?at=${at}&shape=${shape()}${eyes}`);
}

// With `moments`: those of the entry one after another, before what stands then.
let turns = [];
async function show(at, moments = false) {
  wanted = at;
  try {
    const position = await fetched(at);
    if (wanted !== at) return; // the slider has moved on meanwhile
    byId("problem").textContent = "";
    byId("player").hidden = false;
    if (!(await shownByAndBy(moments ? position.moments : [], at))) return;
    turns = position.turns;
    offerEyes(position);
    byId("happened").textContent = position.moments.flatMap(({ told }) => told).join(" ");
    byId("title").textContent = `${position.title}: ${position.names.join(", ")}`;
    replace(byId("scene"), position.scene);
    slider.min = position.first;
    slider.max = position.last;
    slider.value = position.at;
    byId("where").textContent = `${position.at} / ${position.last}`;
    byId("entry").textContent = position.entry;
    byId("written").hidden = !position.entry;
    const lines = [...position.log.map(({ text }) => text), position.ending].filter(Boolean);
    byId("log").replaceChildren(...lines.map((text) => made("li", text)));
    if (table) history.replaceState(null, "", `?table=${table}#${position.at}`); // a link to this very moment
  } catch (error) {
    byId("problem").textContent = error.message;
  }
}

// Whether the page still wants this entry after its moments have been seen.
async function shownByAndBy(moments, at) {
  for (const moment of moments) {
    const ms = lasting(moment);
    if (ms === 0) continue; // this person wants to see what stands at the end
    replace(byId("scene"), moment.scene.join(""), true);
    byId("happened").textContent = moment.told.join(" ");
    await new Promise((done) => setTimeout(done, ms));
    if (wanted !== at) return false;
  }
  return true;
}

// When the match is over everybody's eyes may be borrowed.
function offerEyes({ names, entry, at }) {
  const eyes = byId("eyes");
  if (eyes.options.length > 1 || !(entry || at === 0)) return;
  names.forEach((name, seat) => eyes.append(Object.assign(made("option", name), { value: seat })));
  byId("eyes-label").hidden = Boolean(table) && !entry && at > 0;
}

// Playing: the next entry when this one has been seen.
const BETWEEN_MS = 300;
let playing = null; // a token while it plays: a step that was stopped does not go on with the next run
let next = null;
function play(on) {
  playing = on ? {} : null;
  byId("play").textContent = on ? _("Stop") : _("Play");
  clearTimeout(next);
  if (!on) return;
  uncover();
  goOn(playing);
}

// On a phone the page's head goes where it leaves the scene no room.
function uncover() {
  const { top, bottom } = byId("scene").getBoundingClientRect();
  if (top > 0 && bottom > document.querySelector(".player-foot").getBoundingClientRect().top) scrollBy(0, top);
}
async function goOn(run) {
  const before = slider.value;
  await (before === slider.max ? show(Number(slider.min)) : step(1, true)); // from the end it begins anew
  if (playing !== run) return;
  if (slider.value === before || slider.value === slider.max) play(false);
  else next = setTimeout(goOn, BETWEEN_MS, run);
}

const within = (at) => Math.max(Number(slider.min), Math.min(Number(slider.max), at));
const step = (by, moments) => show(within(Number(slider.value) + by), moments);
const turnOn = () => show(within(turns.find((at) => at > Number(slider.value)) ?? Number(slider.max)));
const turnBack = () => show(within(turns.findLast((at) => at < Number(slider.value)) ?? Number(slider.min)));
slider.addEventListener("input", () => show(Number(slider.value)));
byId("play").addEventListener("click", () => play(!playing));
byId("first").addEventListener("click", () => show(Number(slider.min)));
byId("back").addEventListener("click", () => step(-1));
byId("on").addEventListener("click", () => step(1, true));
byId("turn-back").addEventListener("click", turnBack);
byId("turn-on").addEventListener("click", turnOn);
byId("eyes").addEventListener("change", () => show(Number(slider.value)));
onTurn(() => show(Number(slider.value)));
byId("last").addEventListener("click", () => show(Number(slider.max)));
byId("file").addEventListener("change", async ({ target }) => {
  record = await target.files[0].text();
  byId("player").hidden = true; // until it is known to be a record
  byId("title").textContent = _("Watch a record");
  show(0);
});
document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (byId("player").hidden) return;
  if (key === " " && (target === slider || !target.closest("button, a, input"))) {
    event.preventDefault(); // or the page would scroll
    play(!playing);
  }
  if (target === slider) return; // it has these keys of its own
  if (key === "ArrowLeft") event.shiftKey ? turnBack() : step(-1);
  if (key === "ArrowRight") event.shiftKey ? turnOn() : step(1);
  if (key === "Home") show(Number(slider.min));
  if (key === "End") show(Number(slider.max));
});
if (table) {
  byId("choose").hidden = true;
  byId("back-to-table").href = `/t/${table}`;
  byId("back-to-table").hidden = false;
  show(Number(location.hash.slice(1)) || 0);
}
