// A recorded match, entry by entry.
import { call } from "./net.js";
import { replace } from "./motion.js";

const byId = (id) => document.getElementById(id);
const slider = byId("at");
let record = "";
let wanted = 0;

async function show(at) {
  wanted = at;
  try {
    const position = await call("POST", "/api/replay", at === null ? { record } : { record, at });
    if (wanted !== at) return; // the slider has moved on meanwhile
    byId("problem").textContent = "";
    byId("player").hidden = false;
    byId("title").textContent = `${position.title}: ${position.names.join(", ")}`;
    replace(byId("scene"), position.scene);
    slider.max = position.last;
    slider.value = position.at;
    byId("where").textContent = `${position.at} / ${position.last}  ${position.entry}`;
    const lines = [...position.log.map(({ text }) => text), position.ending].filter(Boolean);
    byId("log").replaceChildren(...lines.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  } catch (error) {
    byId("problem").textContent = error.message;
  }
}

async function load() {
  const table = new URLSearchParams(location.search).get("table");
  if (!table) return;
  byId("choose").hidden = true;
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/record`);
  record = await response.text();
  if (response.ok) await show(0);
  else byId("problem").textContent = JSON.parse(record).message;
}

const step = (by) => show(Math.max(0, Math.min(Number(slider.max), Number(slider.value) + by)));
slider.addEventListener("input", () => show(Number(slider.value)));
byId("first").addEventListener("click", () => show(0));
byId("back").addEventListener("click", () => step(-1));
byId("on").addEventListener("click", () => step(1));
byId("last").addEventListener("click", () => show(Number(slider.max)));
byId("file").addEventListener("change", async ({ target }) => {
  record = await target.files[0].text();
  show(0);
});
document.addEventListener("keydown", ({ key, target }) => {
  if (byId("player").hidden || target === slider) return;
  if (key === "ArrowLeft") step(-1);
  if (key === "ArrowRight") step(1);
  if (key === "Home") show(0);
  if (key === "End") show(Number(slider.max));
});
load();
