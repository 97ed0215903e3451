// A recorded match, entry by entry.
import { byId, call, made } from "./net.js";
import { replace } from "./motion.js";
import { _ } from "./words.js";

const slider = byId("at");
const table = new URLSearchParams(location.search).get("table");
let record = "";
let wanted = null;

// A position of a table comes from the server, one of a file is asked for with the file's text.
function fetched(at) {
  if (!table) return call("POST", "/api/replay", { record, at });
  return call("GET", `/api/tables/${encodeURIComponent(table)}/replay?at=${at}`);
}

async function show(at) {
  wanted = at;
  try {
    const position = await fetched(at);
    if (wanted !== at) return; // the slider has moved on meanwhile
    byId("problem").textContent = "";
    byId("player").hidden = false;
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

// Playing: the next entry when this one has been on the page for a while.
const PACE_MS = 1100;
let playing = null; // a token while it plays: a step that was stopped does not go on with the next run
let next = null;
function play(on) {
  playing = on ? {} : null;
  byId("play").textContent = on ? _("Stop") : _("Play");
  clearTimeout(next);
  if (on) goOn(playing);
}
async function goOn(run) {
  const before = slider.value;
  await (before === slider.max ? show(Number(slider.min)) : step(1)); // from the end it begins anew
  if (playing !== run) return;
  if (slider.value === before || slider.value === slider.max) play(false);
  else next = setTimeout(goOn, PACE_MS, run);
}

const step = (by) => show(Math.max(Number(slider.min), Math.min(Number(slider.max), Number(slider.value) + by)));
slider.addEventListener("input", () => show(Number(slider.value)));
byId("play").addEventListener("click", () => play(!playing));
byId("first").addEventListener("click", () => show(Number(slider.min)));
byId("back").addEventListener("click", () => step(-1));
byId("on").addEventListener("click", () => step(1));
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
  if (key === "ArrowLeft") step(-1);
  if (key === "ArrowRight") step(1);
  if (key === "Home") show(Number(slider.min));
  if (key === "End") show(Number(slider.max));
});
if (table) {
  byId("choose").hidden = true;
  byId("back-to-table").href = `/t/${table}`;
  byId("back-to-table").hidden = false;
  show(Number(location.hash.slice(1)) || 0);
}
