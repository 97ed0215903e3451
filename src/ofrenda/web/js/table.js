// A table: shows what the server sends, part by part. It knows no game.
import { makeRoom, showActions } from "./bar.js";
import { showClock } from "./clock.js";
import { connect, refuse } from "./connection.js";
import { showCurtain } from "./curtain.js";
import { complete } from "./delta.js";
import { showEnd } from "./ending.js";
import { showFair } from "./fair.js";
import { hasInvitation, showGathering, sitDown } from "./gathering.js";
import { explainOnce } from "./guide.js";
import { showHint } from "./hint.js";
import { startKeys } from "./keys.js";
import { receive, startShowing } from "./moments.js";
import { replace, strew } from "./motion.js";
import { showQuestion, startMoves } from "./moves.js";
import { ask, byId, call, forgetNotice, made, memory, notice, say } from "./net.js";
import { showChat, showLog, showSeats } from "./panels.js";
import { tell } from "./said.js";
import { play } from "./sound.js";
import "./tabs.js";
import { showAim, showSince } from "./thread.js";
import { showUndo, tellUndo } from "./undo.js";
import { _ } from "./words.js";

const table = document.body.dataset.table;
const api = `/api/tables/${table}`;
const LAST_LINES = 2;
let shown = null; // the message on the page
let told = 0; // the last entry that was read aloud

function show(message, unseen) {
  const asked = message.question !== null;
  const newQuestion = message.question !== shown?.question || message.seat !== shown?.seat;
  showCurtain(message, api);

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
  makeRoom();
  if (finished) showEnd(message, api);
  if (ends) {
    play("end");
    spoken.push(message.ending); // it stands on the sheet, which nothing reads aloud
    byId("over").scrollIntoView({ block: "nearest" }); // on a phone it is below the board
  }
  if (ends && homecoming(message)) strew(byId("petals"));

  if (showQuestion(message, newQuestion)) {
    spoken.push(message.prompt);
    play("turn");
  }

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

startShowing(show);
startMoves(api);
startKeys(() => shown?.actions ?? []);
sitDown()
  .catch(refuse)
  .finally(() =>
    connect(api, (message) => {
      complete(message);
      receive(message);
    }),
  );
