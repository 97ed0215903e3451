// A course: one lesson after the other, each a position with tasks. The server checks every answer and keeps none.
import { whyNot } from "./about.js";
import { buttons, hasKey } from "./answers.js";
import { replace } from "./motion.js";
import { byId, call } from "./net.js";
import { pick, startPicking } from "./picking.js";
import { lasting } from "./reading.js";
import { onTurn, shape } from "./shape.js";
import { _ } from "./words.js";

const game = document.body.dataset.game;
const lessons = [...document.querySelectorAll("#lessons a")];
const ids = lessons.map((link) => link.hash.slice(1));
let at = 0; // the lesson on the page
let given = []; // the right answers so far
let shown = null;
let way = []; // the answers still to be given, one after another
let showing = 0; // grows with whatever is asked for: an older answer is no longer of interest

// What this browser has done of the course.
const KEY = `ofrenda.lessons.${game}`;
const done = new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]"));

function tick() {
  lessons.forEach((link, number) => {
    link.classList.toggle("done", done.has(ids[number]));
    if (number === at) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  });
}

async function open(number) {
  at = number;
  given = [];
  way = [];
  history.replaceState(null, "", `#${ids[at]}`);
  tick();
  scrollTo({ top: 0, behavior: "instant" });
  await ask(null);
}

async function ask(answer) {
  const mine = ++showing;
  byId("problem").textContent = "";
  try {
    const lesson = await call("POST", `/api/courses/${game}/${ids[at]}`, { given, answer, shape: shape() });
    if (answer !== null && lesson.right) given = [...given, answer];
    if (mine === showing) await show(lesson, mine);
  } catch (error) {
    byId("problem").textContent = error.message;
  }
}

async function show(lesson, mine) {
  byId("title").textContent = lesson.title;
  byId("idea").textContent = lesson.words;
  byId("said").textContent = ""; // what was said of an earlier answer
  byId("actions").replaceChildren();
  byId("next").hidden = true;
  byId("asked").hidden = true;
  document.querySelector(".learn").classList.toggle("begun", given.length > 0);
  byId("again").hidden = !given.length && lesson.right !== false; // nothing has been done yet
  for (const moment of lesson.moments) {
    byId("happened").textContent = moment.told.join(" ");
    replace(byId("scene"), moment.scene.join(""), true);
    await new Promise((seen) => setTimeout(seen, lasting(moment)));
    if (mine !== showing) return;
  }
  shown = lesson;
  // At the end what was done stays in sight, not what the next player would begin with.
  if (lesson.task || !lesson.moments.length) replace(byId("scene"), lesson.scene, true);
  byId("happened").textContent = (lesson.moments.findLast(({ told }) => told.length)?.told ?? []).join(" ");
  byId("said").textContent = lesson.said;
  byId("said").classList.toggle("right", lesson.right === true);
  byId("said").classList.toggle("wrong", lesson.right === false);
  byId("task").textContent = lesson.task;
  byId("you").textContent = _("You are {player}.", lesson);
  byId("asked").hidden = !lesson.task;
  byId("actions").replaceChildren(...buttons(lesson.actions, lesson.barred, ({ name }) => ask(name)));
  pick([]);
  if (lesson.task) uncover();
  else finish();
  takeStep();
}

// At the end of a way: its steps are answered one after another, as long as each is right and offered.
function takeStep() {
  const step = shown.right !== false && shown.actions.find(({ id }) => id === way[0]);
  way = step ? way.slice(1) : [];
  if (step) ask(step.name);
}

// What can be pressed in the picture does not lie under the answers, as far as the picture's head allows it, and at
// first what the lesson is about.
function uncover() {
  const pieces = [...byId("scene").querySelectorAll("[data-action]")];
  const foot = Math.max(0, ...pieces.map((piece) => piece.getBoundingClientRect().bottom));
  const covered = foot - document.querySelector(".learn .bar").getBoundingClientRect().top;
  const { top } = byId(given.length ? "scene" : "title").getBoundingClientRect();
  if (covered > 0) scrollBy(0, Math.min(covered + 8, Math.floor(top)));
}

// Done: on to the next lesson, or to a first match in which every new kind of question is explained.
function finish() {
  done.add(ids[at]);
  localStorage.setItem(KEY, JSON.stringify([...done]));
  tick();
  byId("next").hidden = false;
  byId("next").textContent = at + 1 < ids.length ? _("The next lesson") : _("Play your first match");
  byId("next").focus({ preventScroll: true });
}

byId("next").addEventListener("click", () => {
  if (at + 1 < ids.length) open(at + 1);
  else location.href = `/#play=${game}`;
});
byId("again").addEventListener("click", () => open(at));
lessons.forEach((link, number) =>
  link.addEventListener("click", (event) => {
    event.preventDefault();
    open(number);
  }),
);
startPicking(
  (chosen) => {
    const action = shown?.actions.find(({ id }) => id === chosen);
    way = [];
    if (action) ask(action.name);
  },
  (target) => {
    const far = target.closest("[data-way]");
    if (!far) return (byId("happened").textContent = whyNot(target));
    way = far.dataset.way.split(" ").map(Number);
    takeStep();
  },
);
document.addEventListener("keydown", ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (target.closest("input, select, textarea, dialog[open]") || ctrlKey || metaKey || altKey) return;
  const typed = shown?.actions.find((action) => hasKey(action) && action.key === key);
  if (typed && byId("actions").childElementCount) ask(typed.name);
});
onTurn(() => ask(null));

// Where one left off, unless the address names a lesson.
const named = ids.indexOf(location.hash.slice(1));
const first = ids.findIndex((id) => !done.has(id));
open(named >= 0 ? named : Math.max(0, first));
