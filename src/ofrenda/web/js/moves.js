// Answering the question on the page: by a button, a piece of the scene or the coach's advice, step by step along a
// way, or by itself where there is but one answer.
import { whyNot } from "./about.js";
import { foldAnswers, startAsking } from "./bar.js";
import { understood } from "./guide.js";
import { close as closeHint, startHints } from "./hint.js";
import { forgetMarks } from "./motion.js";
import { byId, call, notice } from "./net.js";
import { pick, startPicking } from "./picking.js";
import { answer } from "./said.js";
import { setting } from "./settings.js";
import { forgetSure, makeSure } from "./sure.js";
import { learnAim } from "./thread.js";

const FORCED_MS = 600;
let shown = null; // the message on the page
let answering = ""; // the question whose answer is on its way
let way = []; // the answers still to be given, one after another
let api = "";

export function startMoves(address) {
  api = address;
  startAsking(choose);
  startHints(api, chooseNumber);
  startPicking(chooseNumber, (target) => {
    const far = target.closest("[data-way]");
    if (far) walk(far.dataset.way.split(" ").map(Number));
    else answer(whyNot(target));
  });
}

// Returns whether the question is news to whoever is to answer it.
export function showQuestion(message, isNew) {
  shown = message;
  if (!isNew) return false;
  settle(answering);
  forgetSure();
  pick([]);
  if (message.question !== null) takeStep();
  if (message.forced) setTimeout(playAlone, FORCED_MS, asking(message));
  return message.question !== null && !message.forced && !answering;
}

function choose(action) {
  way = [];
  if (action) act(action);
}

const chooseNumber = (chosen) => choose(shown.actions.find(({ id }) => id === chosen));

// At the end of a way: its steps are answered one after another, as long as each is offered when its turn has come.
function walk(steps) {
  way = steps;
  takeStep();
}

function takeStep() {
  const step = way.length && shown.question !== null && shown.actions.find(({ id }) => id === way[0]);
  if (shown.question !== null) way = step ? way.slice(1) : [];
  if (step && !shown.forced) act(step);
}

const asking = ({ seat, question }) => `${seat}/${question}`;

// Another question is here, or the answer was refused; the next answer may be on its way already.
function settle(asked) {
  if (answering !== asked) return;
  answering = "";
  byId("bar").classList.remove("sending");
}

async function act(action, careful = setting("confirm") === "yes" && !shown.forced) {
  const { question, seat } = shown;
  if (question === null || answering === asking(shown)) return;
  answering = asking(shown);
  notice("");
  forgetMarks();
  if (!shown.forced) {
    learnAim();
    understood();
    closeHint();
    foldAnswers();
  }
  byId("bar").classList.add("sending"); // letting a window go by is answered when its time is up
  try {
    await call("POST", `${api}/moves`, { question, action: action.name, seat, careful });
  } catch (error) {
    if (error.key === "final") {
      settle(asking({ seat, question }));
      return makeSure(error.message, action.label, () => act(action, false));
    }
    const takenBack = error.key === "stale" && (shown.undo || asking(shown) !== asking({ seat, question }));
    if (!takenBack) notice(error.message);
    settle(asking({ seat, question }));
  }
}

// A decision with one answer plays itself after a short delay, the same whatever it is.
function playAlone(asked) {
  if (shown.undo)
    setTimeout(playAlone, FORCED_MS, asked); // going on would be the answer to it
  else if (asking(shown) === asked && shown.forced) act(shown.actions[0]);
}
