// The first time somebody meets a kind of question it is explained, once, unless they want none of that.
import { byId, call, say } from "./net.js";
import { explain } from "./panels.js";
import { onSetting, setting } from "./settings.js";

const game = document.body.dataset.game;
const KEY = `ofrenda.met.${game}`;
const met = new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
let course = null; // is asked for with the first question that is new
let kind = ""; // of the question on the page

export function explainOnce({ question, forced, view }) {
  kind = question === null || forced ? "" : view.phase.name;
  byId("guide").hidden = true;
  if (byId("aim").hidden) explainKind(); // one thing after the other
}
byId("aim-close").addEventListener("click", explainKind);

async function explainKind() {
  if (!kind || met.has(kind) || setting("guide") === "no") return;
  const asked = kind;
  course ??= call("GET", `/api/courses/${game}`).catch(() => ({ questions: {} })); // the game goes on without it
  const explained = (await course).questions[asked];
  if (!explained || asked !== kind) return;
  byId("guide-text").textContent = explained.words;
  byId("guide-rule").onclick = () => explain(game, explained.rule).catch(say);
  byId("guide").hidden = false;
}

// Whoever has answered has understood, or does not want to read.
export function understood() {
  if (byId("guide").hidden) return;
  met.add(kind);
  localStorage.setItem(KEY, JSON.stringify([...met]));
  byId("guide").hidden = true;
}
byId("guide-known").addEventListener("click", understood);
onSetting(() => setting("guide") === "no" && (byId("guide").hidden = true));
