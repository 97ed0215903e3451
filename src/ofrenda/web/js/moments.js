// What happened is shown in the order in which it happened, one moment after another, each long enough to be grasped.
// Every page plays what it has been sent at its own pace; nobody else waits for it.
import { replace } from "./motion.js";
import { byId } from "./net.js";
import { lasting } from "./reading.js";
import { tell, tellAgain } from "./said.js";
import { onSetting, setting } from "./settings.js";
import { bringIntoSight, goBack } from "./sight.js";
import { _ } from "./words.js";

const HOLD_MS = 500; // a press held so long leads to the present
const WITH_A_CLOCK = 0.4; // somebody's time to react is running meanwhile
const SOME = 3; // so many moments behind the present whoever watches is told so
const MANY = 12;
const FAR_BEHIND = 40; // so many moments nobody wants to wait for

let backlog = []; // messages whose turn to be shown has not come yet
let missed = []; // moments that were not shown, since one was or one's own
let series = []; // like moments that are shown and told with the next one
let playing = false;
let skipping = false;
let finish = null; // ends the moment that is on the page
let present = null; // shows a message as what stands now

export const startShowing = (show) => (present = show);

// The messages that follow are shown after this one's moments.
export function receive(message) {
  backlog.push(message);
  if (atOnce()) finish?.();
  if (!playing) goOn();
}

// Nobody looks at a page in the background, and whoever comes back wants to see what stands now.
const atOnce = () => skipping || document.hidden || setting("speed") === "once" || toCome() > FAR_BEHIND;
const toCome = () => backlog.reduce((sum, { moments }) => sum + moments.length, 0);

async function goOn() {
  playing = true;
  while (backlog.length) {
    const message = backlog[0];
    let unseen = false; // whether others did something that was not shown
    for (const [at, moment] of message.moments.entries()) {
      if (moment.turn && at > 0 && setting("pause") === "yes" && !atOnce()) await pressed();
      const seen = !atOnce();
      const follows = message.question === null ? backlog[1]?.moments[0] : undefined; // what is asked is shown first
      if (seen && goesOn(moment, message.moments[at + 1] ?? follows)) {
        series.push(moment);
        continue;
      }
      if (seen) await showMoment(inOne([...series, moment]), message.moments.length - at - 1);
      else unseen ||= !moment.own;
      missed = seen || moment.own ? [] : [...missed, moment];
      series = [];
    }
    backlog.shift();
    if (series.length) continue; // the next message shows them
    document.body.classList.remove("showing");
    byId("behind").hidden = true;
    if (unseen) tellMissed();
    else tellAgain();
    present(message, unseen);
    if (backlog.length === 0) goBack();
  }
  playing = false;
  skipping = false;
}

// Others' routine need not be seen step by step: like moments of which more has come already are shown as one, and one
// that is heard but not worth reading with what follows it.
const goesOn = (moment, next) =>
  next && !moment.own && (moment.series ? moment.series === next.series : moment.heard && !moment.told.length);

function inOne(moments) {
  const last = moments.at(-1);
  const items = moments.map(({ one }) => one).filter(Boolean);
  const told = last.series ? [last.series.replace("{}", () => items.join(", "))] : last.told;
  return { ...last, told, heard: moments.flatMap(({ heard, told: said }) => heard ?? said) };
}

async function showMoment(moment, left) {
  document.body.classList.add("showing");
  if (!moment.own) bringIntoSight();
  const shared = backlog[0].mine.length > 1; // what is another's move to one of them is the other's own
  replace(byId("scene"), moment.scene.join(""), moment.own || shared);
  const behind = left + toCome() - backlog[0].moments.length;
  byId("behind").hidden = false; // before the line, which is as high as its words beside it need
  byId("behind-count").textContent = behind > MANY ? _("much more to see") : behind > SOME ? _("more to see") : "";
  if (moment.told.length) tell(moment.told);
  byId("spoken").textContent = (moment.heard ?? moment.told).join(" ");
  await pause(lasting(moment) * hurry());
}

// Quicker while time to react is running.
const hurry = () => (backlog.some(({ window: open, question }) => open && question !== null) ? WITH_A_CLOCK : 1);

function pause(ms) {
  return new Promise((done) => {
    finish = done;
    setTimeout(done, ms);
  });
}

function pressed() {
  byId("behind-count").textContent = _("Press to go on");
  return new Promise((done) => (finish = done));
}

// How the last turn ended says more than how the next one begins, which is on the table.
function tellMissed() {
  const turn = missed.findLastIndex((moment, at) => moment.turn && at > 0);
  const before = missed.slice(0, turn < 0 ? missed.length : turn).filter(({ told }) => told.length);
  const lines = before.slice(-1).flatMap(({ told }) => told);
  const last = turn < 0 ? [] : missed.at(-1).told;
  tell([...lines, ...last], Math.max(0, lines.length - 1));
}

function skip() {
  skipping = playing;
  finish?.();
}

// A press, or Space, ends the moment; held, it leads to the present.
let held = 0;
byId("scene").addEventListener("pointerdown", () => {
  if (!document.body.classList.contains("showing")) return;
  held = setTimeout(skip, HOLD_MS);
  finish?.();
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => clearTimeout(held));
addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, select, textarea, dialog[open]");
  if (event.key !== " " || typing || !document.body.classList.contains("showing")) return;
  event.preventDefault(); // or the page would scroll, or a button be pressed
  if (event.repeat) skip();
  else finish?.();
});
byId("skip").addEventListener("click", skip);
document.addEventListener("visibilitychange", () => document.hidden && finish?.());
onSetting(() => atOnce() && finish?.());
