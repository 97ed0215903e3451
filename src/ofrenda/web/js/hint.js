// The coach: the three best moves of a question, what each is worth, and why. Whoever wants that sees it as they play.
import { byId, call, made, notice } from "./net.js";
import { onSetting, setting } from "./settings.js";
import { _ } from "./words.js";
import { showWorths } from "./worths.js";

const BEST = 3;
const panel = byId("coach");
let shown = null; // the message on the page
let found = null; // what the coach said of its question
let asking = ""; // the question that the coach thinks about
let choose = null; // is called with the number of the action that was chosen
let api = "";

export function startHints(address, chosen) {
  api = address;
  choose = chosen;
}

const key = ({ seat, question }) => `${seat}/${question}`;
const asked = () => shown.hints && shown.question !== null && !shown.forced;
const always = () => setting("coach") === "always";

export function showHint(message) {
  const same = shown && key(shown) === key(message);
  shown = message;
  byId("hint").hidden = !asked();
  if (!same || !asked()) {
    found = null;
    close();
  }
  if (asked() && always()) think(false);
  showWorths(always() ? found : null);
}

// `told`: in words, beside the question.
async function think(told) {
  if (found) return told && tell();
  if (told) wait();
  if (asking === key(shown)) return;
  asking = key(shown);
  notice("");
  const { question, seat } = shown;
  try {
    const hint = await call("POST", `${api}/hint`, { question, seat });
    if (asking !== key({ question, seat }) || key(shown) !== asking) return; // something else is asked by now
    found = hint;
    if (!panel.hidden) tell();
    if (always()) showWorths(found);
  } catch (error) {
    if (key(shown) === key({ question, seat }) && error.key !== "stale") notice(error.message);
    close();
  } finally {
    if (asking === key({ question, seat })) asking = "";
  }
}

function wait() {
  byId("coach-moves").replaceChildren();
  byId("coach-reason").textContent = _("The coach is thinking …");
  open(true);
}

function tell() {
  byId("coach-moves").replaceChildren(...found.moves.slice(0, BEST).map(lineFor));
  byId("coach-reason").textContent = found.reason;
  open(true);
}

// A press chooses the move; whoever only points at it sees in the scene what is meant.
function lineFor({ id, label, worth }) {
  const line = made("li");
  const button = made("button", "", () => choose(id));
  button.append(made("span", label), Object.assign(made("small", worth), { className: "worth-told" }));
  for (const near of ["pointerenter", "focus"]) button.addEventListener(near, () => mark(id));
  for (const away of ["pointerleave", "blur"]) button.addEventListener(away, () => mark(null));
  line.append(button);
  return line;
}

function mark(id) {
  for (const piece of byId("scene").querySelectorAll("[data-action]")) {
    piece.classList.toggle("advised", id !== null && piece.dataset.action.split(" ").includes(String(id)));
  }
}

function open(wide) {
  panel.hidden = !wide;
  byId("hint").setAttribute("aria-expanded", wide);
}

// Also as soon as the question is answered: what is shown then needs the room.
export function close() {
  mark(null);
  open(false);
}

byId("hint").addEventListener("click", () => (panel.hidden ? think(true) : close()));
byId("coach-close").addEventListener("click", () => {
  close();
  byId("hint").focus();
});
addEventListener("keydown", ({ key: pressed }) => pressed === "Escape" && close());
onSetting(() => shown && showHint(shown));
