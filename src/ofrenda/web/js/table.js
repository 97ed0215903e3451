// A table: shows what the server sends and answers its questions. It knows no game.
import { whyNot } from "./about.js";
import { hasKey } from "./answers.js";
import { showActions, startAsking } from "./bar.js";
import { showClock } from "./clock.js";
import { showEnd } from "./ending.js";
import { showFair } from "./fair.js";
import { hasInvitation, showGathering, sitDown } from "./gathering.js";
import { explainOnce, understood } from "./guide.js";
import { showHint, startHints } from "./hint.js";
import { receive, startShowing } from "./moments.js";
import { forgetMarks, replace, strew } from "./motion.js";
import { ask, byId, call, forgetNotice, made, memory, notice, say } from "./net.js";
import { badge, read, showChat, showLog, showSeats } from "./panels.js";
import { pick, startPicking } from "./picking.js";
import { tell } from "./said.js";
import { setting } from "./settings.js";
import { onTurn, shape } from "./shape.js";
import { play } from "./sound.js";
import { forgetSure, makeSure } from "./sure.js";
import { learnAim, showAim, showSince } from "./thread.js";
import { fallsAnew, showUndo, tellUndo } from "./undo.js";
import { _ } from "./words.js";

const table = document.body.dataset.table;
const api = `/api/tables/${table}`;
let known = null; // the last message, which may still wait to be shown
let shown = null; // the one on the page
let told = 0; // the last entry that was read aloud
let answering = ""; // the question whose answer is on its way

// Connection

const LOOK_AGAIN = 4001; // who looks has changed: a guest sat down or left, a link was replaced
const KEPT_OUT = 4004; // not for these eyes, as the last message said
let lost = false;
let waits = 300;
let socket = null;
function connect() {
  const address = new URL(`${api}/live?shape=${shape()}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.onmessage = ({ data }) => {
    waits = 300;
    const message = JSON.parse(data);
    if (message.error) return keepOut(message.message);
    if (message.version !== document.body.dataset.version) return renew();
    if (lost) notice("");
    lost = false;
    complete(message);
    receive(message);
  };
  socket.onclose = ({ code }) => {
    if (code === KEPT_OUT) return;
    if (code !== LOOK_AGAIN) notice(_("The connection is lost. Trying again …"));
    lost = true;
    setTimeout(connect, (waits = Math.min(waits * 2, 5000)));
  };
}

// A device that turns round gets the other composition; what was asked stays.
onTurn(() => socket?.readyState === WebSocket.OPEN && socket.send(shape()));

// Not for these eyes; that one's own link does not work says more.
let refused = "";
function keepOut(reason) {
  document.body.classList.add("kept-out");
  notice(refused || reason);
}

// The server has been renewed since this page was loaded; the match is safe there.
function renew() {
  notice(`${_("Ofrenda has been renewed.")} `);
  byId("notice").append(made("button", _("Load the page anew"), () => location.reload()));
}

// Showing

// Only what differs from the message before is sent, and from moment to moment.
function complete(message) {
  let before = known?.scene ?? [];
  for (const moment of message.moments) before = moment.scene = wholeScene(moment.scene, before);
  message.scene = wholeScene(message.scene, before);
  message.log = [...(known?.log ?? []).slice(0, message.log_from), ...message.log];
  message.chat = wholeTalk(message.chat, known?.chat ?? []);
  known = message;
}

const LAST_LINES = 2;
startShowing(show);
function show(message, unseen) {
  const asked = message.question !== null;
  const newQuestion = message.question !== shown?.question || message.seat !== shown?.seat;
  if (message.curtain) drawCurtain(message);
  else if (byId("curtain").open) byId("curtain").close("");

  // Who comes back is not read the whole story.
  const news = shown ? message.log.filter(({ entry }) => entry > told) : [];
  const spoken = message.moments.length ? [] : news.map(({ text }) => text); // moments have been read one by one
  const ends = shown?.status === "playing" && message.status === "over";
  if (shown && message.number !== shown.number) forgetNotice();
  const undone = tellUndo(shown, message);
  if (undone) {
    spoken.push(undone);
    tell([undone]); // also to those who were not asked
  }
  if (message.next_table && shown && !shown.next_table) spoken.push(tellRematch());

  if (message.status === "gathering" && shown?.seat != null && message.seat === null) {
    notice(_("You no longer sit here: your seat was given away, or a newer link has opened it elsewhere."));
  } else if (!shown && hasInvitation() && message.seat === null && message.status !== "gathering") {
    notice(_("Every seat is taken. You may watch."));
  }

  const first = shown === null;
  told = message.status === "gathering" ? -1 : message.number; // then what happens before the first entry is news
  shown = message;
  document.body.dataset.number = message.number;

  // What stays as it is is left alone: a press that has begun must find its piece, or its button, when it ends.
  const scene = message.scene.join("");
  if (scene) replace(byId("scene"), scene, !unseen || message.mine.length > 1);
  if (first) tell(message.log.slice(-LAST_LINES).map(({ text }) => text)); // who comes back is told how it stands
  showActions(message);
  showHint(message);
  showClock(message, api);
  showSeats(message, api);
  showLog(message);
  showSince(message);
  showAim(message);
  if (newQuestion) explainOnce(message);
  showChat(message);
  showUndo(message, api);
  showGathering(message);
  showFair(message, api);

  byId("link").hidden = message.seat === null;
  byId("put-away").hidden = !message.mine.includes(message.owner);
  byId("look-back").hidden = message.status !== "playing";
  byId("look-back").href = `/replay?table=${table}#${message.number}`;
  const finished = ["over", "closed"].includes(message.status);
  byId("over").hidden = !finished;
  byId("bar").hidden = message.status !== "playing";
  if (finished) showEnd(message, api);
  if (ends) {
    play("end");
    tell([message.ending]);
    byId("over").scrollIntoView({ block: "nearest" }); // on a phone it is below the board
  }
  if (ends && homecoming(message)) strew(byId("petals"));

  if (newQuestion) {
    settle(answering);
    forgetSure();
    pick([]);
  }
  if (asked && newQuestion) takeStep();
  if (asked && newQuestion && !message.forced && !answering) {
    spoken.push(message.prompt);
    play("turn");
  }
  if (newQuestion && message.forced) setTimeout(playAlone, FORCED_MS, asking(message));

  if (spoken.length) byId("spoken").textContent = spoken.join(" ");
  document.querySelector("link[rel=icon]").href = asked ? "/static/icons/icon-turn.svg" : "/static/icons/icon.svg";
  const title = `${document.body.dataset.title} · Ofrenda`;
  document.title = asked ? `● ${_("Your turn")} · ${title}` : title;
}

// Whether somebody at this page has won; whoever looks on is glad for anybody.
function homecoming({ mine, result }) {
  return result.places.some((place, seat) => place === 1 && (mine.length === 0 || mine.includes(seat)));
}

// Somebody wants to play again: below the fold one would not see it.
function tellRematch() {
  const laid = _("The next match is laid.");
  notice(`${laid} `);
  byId("notice").append(made("button", _("To the next match"), () => byId("rematch").click()));
  return laid;
}

// A number stands for so many parts of the scene that are as they were.
function wholeScene(parts, before) {
  let at = 0;
  return parts.flatMap((part) => {
    const from = at;
    at += typeof part === "number" ? part : 1;
    return typeof part === "number" ? before.slice(from, at) : [part];
  });
}

// Over the socket only what was said since comes, or what is signed with another name now.
const TALK_LINES = 100;
function wholeTalk(lines, before) {
  const numbers = new Set(lines.map(({ number }) => number));
  return [...before.filter(({ number }) => !numbers.has(number)), ...lines]
    .sort((one, other) => one.number - other.number)
    .slice(-TALK_LINES);
}

function choose(chosen) {
  const action = shown.actions.find(({ id }) => id === chosen);
  way = [];
  if (action) act(action);
}
startHints(api, choose);
startPicking(choose, (target) => {
  const far = target.closest("[data-way]");
  if (far) walk(far.dataset.way.split(" ").map(Number));
  else tell([whyNot(target)].filter(Boolean));
});

// At the end of a way: its steps are answered one after another, as long as each is offered when its turn has come.
let way = [];
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

startAsking((action) => {
  way = [];
  act(action);
});
async function act(action, careful = setting("confirm") === "yes" && !shown.forced) {
  const { question, seat } = shown;
  if (question === null || answering === asking(shown)) return;
  answering = asking(shown);
  notice("");
  forgetMarks();
  if (!shown.forced) {
    learnAim();
    understood();
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
const FORCED_MS = 600;
function playAlone(asked) {
  if (shown.undo)
    setTimeout(playAlone, FORCED_MS, asked); // going on would be the answer to it
  else if (asking(shown) === asked && shown.forced) act(shown.actions[0]);
}

// People who share this device: nobody sees another's hand. It is not even sent before the curtain is lifted.
function drawCurtain({ seats, seat, undo, undo_by, together }) {
  byId("curtain-skull").replaceChildren(badge(seat));
  byId("curtain-name").textContent = _("Now {name}", seats[seat]);
  byId("curtain-asked").textContent = undo ? _("{name} asks for an undo.", undo) : (together?.question ?? "");
  const all = together && !undo ? together.seats : [];
  byId("curtain-pass").hidden = all.length === 0;
  byId("curtain-pass").textContent = _("{name} lets it go by", seats[seat]);
  byId("curtain-pass-all").hidden = all.length < 2;
  byId("curtain-pass-all").textContent = _("All let it go by: {names}", {
    names: all.map((one) => seats[one].name).join(", "),
  });
  byId("curtain-undo").hidden = undo_by === null;
  byId("curtain-undo").textContent = undo_by === null ? "" : _("Undo what {name} did", seats[undo_by]);
  byId("curtain").returnValue = "";
  if (!byId("curtain").open) byId("curtain").showModal();
}
byId("curtain").addEventListener("cancel", (event) => event.preventDefault());
byId("curtain").addEventListener("close", ({ target }) => {
  if (target.returnValue === "here") socket.send(shown.seat);
  else if (shown.curtain) drawCurtain(shown); // pressing Escape twice closes any dialog; nobody has come yet
});

const takeBack = () => call("POST", `${api}/undo`, { seat: shown.undo_by, to: shown.own_last });
byId("undo").addEventListener("click", () => {
  notice("");
  const go = () => takeBack().catch(say);
  if (fallsAnew(shown)) makeSure(_("What was rolled, drawn or shown since then falls anew."), _("Undo"), go);
  else go();
});
byId("curtain-undo").addEventListener("click", () => {
  takeBack().catch(({ message }) => (byId("curtain-asked").textContent = message)); // it hides the notice
});

// What most let go by needs no handover: it tells no more than at any table.
const letGoBy = (seats) =>
  call("POST", `${api}/going-by`, { number: shown.number, seats }).catch(
    ({ message }) => (byId("curtain-asked").textContent = message),
  );
byId("curtain-pass").addEventListener("click", () => letGoBy([shown.seat]));
byId("curtain-pass-all").addEventListener("click", () => letGoBy(shown.together.seats));
byId("play-on").addEventListener("click", () => {
  ask("POST", `${api}/seats/${shown.seat}/bot`, { level: null });
});
byId("let-pass").addEventListener("click", () => {
  ask("POST", `${api}/passing`, { passing: !shown.letting_pass, seat: shown.seat });
});
byId("put-away").addEventListener("click", () => byId("put-away-dialog").showModal());
byId("put-away-dialog").addEventListener("close", async ({ target }) => {
  if (target.returnValue !== "yes") return;
  try {
    await call("DELETE", api);
    memory.forget(table);
    location.href = "/";
  } catch (error) {
    say(error);
  }
});
byId("say").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = byId("words").value.trim();
  if (text) call("POST", `${api}/chat`, { text }).catch(say);
  byId("words").value = "";
});
byId("keys").addEventListener("click", () => byId("help").showModal());
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea, dialog[open]") || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const typed = shown?.actions.find((action) => hasKey(action) && action.key === event.key);
  if (typed) byId("actions").querySelector(`[data-action="${typed.id}"]`)?.click();
  const pressed = { a: "aid-open", h: "hint", u: "undo", w: "wait", p: "let-pass" }[event.key];
  if (pressed && !byId(pressed).closest("[hidden]")) byId(pressed).click();
  if (event.key === "?") byId("help").showModal();
});

// On a phone the panels are tabs.
for (const tab of document.querySelectorAll("[role=tab]")) {
  tab.addEventListener("click", () => {
    for (const other of document.querySelectorAll("[role=tab]")) {
      other.setAttribute("aria-selected", other === tab);
      byId(other.getAttribute("aria-controls")).classList.toggle("chosen", other === tab);
    }
    for (const list of [byId("log"), byId("chat")]) list.scrollTop = list.scrollHeight;
    read();
  });
  tab.addEventListener("keydown", ({ key }) => {
    const other = { ArrowLeft: tab.previousElementSibling, ArrowRight: tab.nextElementSibling }[key];
    other?.focus();
    other?.click();
  });
}

sitDown()
  .catch((error) => notice((refused = error.message)))
  .finally(connect);
