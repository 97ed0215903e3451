// A table: shows what the server sends and answers its questions. It knows no game.
import { call, memory, seed } from "./net.js";
import { replace } from "./motion.js";

const table = document.body.dataset.table;
const api = `/api/tables/${table}`;
const byId = (id) => document.getElementById(id);
const secrets = new URLSearchParams(location.hash.slice(1));
let shown = null;
let told = 0; // the last entry that was read aloud
let sending = false;

// Connection

let waits = 300;
let socket = null;
function connect() {
  const address = new URL(`${api}/live`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.onmessage = ({ data }) => {
    waits = 300;
    const message = JSON.parse(data);
    if (message.error) return notice(message.message);
    notice("");
    show(message);
  };
  socket.onclose = ({ code }) => {
    if (code === 4004) return;
    notice("The connection is lost. Trying again …");
    setTimeout(connect, (waits = Math.min(waits * 2, 5000)));
  };
}

function notice(text) {
  byId("notice").textContent = text;
  byId("notice").hidden = !text;
}

// Showing

function show(message) {
  const newQuestion = message.question !== shown?.question || message.seat !== shown?.seat;
  if (message.curtain) drawCurtain(message);
  const spoken = message.log.filter(({ entry }) => entry > told).map(({ text }) => text);
  told = message.number;
  shown = message;
  document.body.dataset.number = message.number;
  if (message.scene) replace(byId("scene"), message.scene);
  wireScene();
  showActions(message);
  showSeats(message);
  showLog(message);
  showChat(message);
  showUndo(message);
  byId("link").hidden = message.seat === null;
  byId("gather").hidden = message.status !== "gathering" || message.seat === null;
  byId("join").hidden = message.status !== "gathering" || message.seat !== null || !secrets.get("invite");
  byId("over").hidden = message.status !== "over";
  byId("bar").hidden = message.status === "over";
  if (message.status === "over") showEnd(message);
  if (message.question !== null && newQuestion) spoken.push(message.prompt);
  if (newQuestion && message.actions.length === 1) setTimeout(playAlone, FORCED_MS, message.question);
  byId("spoken").textContent = spoken.join(" ");
  document.querySelector("link[rel=icon]").href = message.question !== null ? "/static/icon-turn.svg" : "/static/icon.svg";
  document.title = `${message.question !== null ? "● Your turn · " : ""}${document.body.dataset.title} · Ofrenda`;
}

function showActions({ question, prompt, actions, status, seats }) {
  const awaited = seats.filter((seat) => seat.waiting);
  const thinking = awaited.every((seat) => seat.kind === "bot" || seat.stand_in);
  const names = awaited.map((seat) => seat.name).join(", ");
  const idle = thinking ? `${names} is thinking …` : `Waiting for ${names}`;
  byId("prompt").textContent = question !== null ? prompt : status === "playing" ? idle : "";
  const bar = byId("actions");
  const focused = bar.contains(document.activeElement);
  bar.replaceChildren(
    ...actions.map((action, at) => {
      const button = document.createElement("button");
      if (at < 9) button.append(Object.assign(document.createElement("kbd"), { textContent: at + 1 }));
      button.append(action.label);
      button.dataset.action = action.id;
      button.addEventListener("click", () => act(action));
      return button;
    }),
  );
  if (focused) bar.querySelector("button")?.focus();
}

function wireScene() {
  for (const piece of byId("scene").querySelectorAll("[data-action]")) {
    const action = shown.actions.find(({ id }) => id === Number(piece.dataset.action));
    if (action) piece.addEventListener("click", () => act(action));
  }
}

async function act(action) {
  if (sending || shown.question === null) return;
  sending = true;
  try {
    await call("POST", `${api}/moves`, { question: shown.question, action: action.name, seat: shown.seat });
  } catch (error) {
    notice(error.message);
  } finally {
    sending = false;
  }
}

// A decision with one answer plays itself after a short delay, the same whatever it is.
const FORCED_MS = 600;
function playAlone(question) {
  if (shown.question === question && shown.actions.length === 1) act(shown.actions[0]);
}

// People who share this device: nobody sees another's hand. It is not even sent before the curtain is lifted.
function drawCurtain({ seats, seat }) {
  byId("curtain-name").textContent = `Now ${seats[seat].name}. Everybody else looks away.`;
  if (!byId("curtain").open) byId("curtain").showModal();
}
byId("curtain").addEventListener("close", () => socket.send(shown.seat));

function showSeats({ seats, seat: mine, owner, status }) {
  byId("seats").replaceChildren(
    ...seats.map((seat) => {
      const line = document.createElement("li");
      if (seat.waiting) line.className = "waiting";
      line.append(badge(seat.seat));
      line.append(seat.name === "…" ? "a free seat" : seat.name, seat.seat === mine ? " (you)" : "");
      const state = document.createElement("span");
      state.className = "state";
      state.textContent = seat.stand_in ? `${seat.stand_in} bot plays` : seat.kind === "person" && !seat.here ? "away" : "";
      line.append(state);
      if (status !== "over" && mine !== null && (mine === owner || mine === seat.seat) && seat.kind !== "bot") {
        line.append(handOver(seat));
      }
      return line;
    }),
  );
}

function handOver(seat) {
  const back = Boolean(seat.stand_in);
  const button = document.createElement("button");
  button.textContent = back ? "give back" : "let a bot play";
  button.addEventListener("click", () => call("POST", `${api}/seats/${seat.seat}/bot`, { level: back ? null : "greedy" }).catch(say));
  return button;
}

function badge(seat) {
  const skulls = byId("skulls").content.children;
  return skulls[seat % skulls.length].cloneNode(true);
}

function say(error) {
  notice(error.message);
}

function showLog({ log, own_last }) {
  byId("log").replaceChildren(
    ...log.map((line) => {
      const item = document.createElement("li");
      if (line.entry > (own_last ?? 0)) item.className = "new";
      item.append(line.text);
      const why = Object.assign(document.createElement("button"), { textContent: "why?" });
      why.addEventListener("click", () => explain(line.rule));
      item.append(why);
      return item;
    }),
  );
  byId("log").scrollTop = byId("log").scrollHeight;
}

async function explain(rule) {
  const found = await call("GET", `/api/games/${shown.game}/rules/${rule}`);
  byId("rule-text").textContent = `${found.id}: ${found.says}`;
  byId("rule").showModal();
}

function showChat({ chat, seat }) {
  byId("chat").replaceChildren(...chat.map(({ name, text }) => Object.assign(document.createElement("li"), { textContent: `${name}: ${text}` })));
  byId("say").hidden = seat === null;
}

function showUndo({ free_undo, undo, seat, status, seats, own_last }) {
  byId("undo").hidden = status !== "playing" || own_last === null;
  byId("undo").firstChild.textContent = free_undo ? "Undo " : "Ask to undo ";
  const asked = byId("undo-asked");
  asked.hidden = !undo;
  if (!undo) return;
  const mustAnswer = undo.asked.includes(seat);
  asked.replaceChildren(
    mustAnswer ? `${undo.name} asks to take back: ${undo.move} ` : `Waiting for ${undo.asked.map((n) => seats[n].name).join(", ")} to agree to the undo.`,
  );
  for (const [label, agree] of mustAnswer ? [["Agree", true], ["No", false]] : []) {
    const button = Object.assign(document.createElement("button"), { textContent: label });
    button.addEventListener("click", () => call("POST", `${api}/undo/answer`, { agree, seat }).catch(say));
    asked.append(button);
  }
}

function showEnd({ result, ending, seats, commitment, next_table, next_invite, seat }) {
  byId("ending").textContent = ending;
  byId("commitment").textContent = commitment;
  byId("record").href = `${api}/record`;
  byId("replay").href = `/replay?table=${table}`;
  byId("rematch").hidden = seat === null;
  byId("rematch").textContent = next_table ? "To the next match" : "Again";
  byId("rematch").onclick = () => again(next_table, next_invite);
  const order = [...seats].sort((one, other) => result.places[one.seat] - result.places[other.seat]);
  byId("points").replaceChildren(
    ...order.map(({ seat: number, name }) => {
      const row = document.createElement("tr");
      row.append(...[result.places[number], name, result.points[number]].map((text) => Object.assign(document.createElement("td"), { textContent: text })));
      return row;
    }),
  );
}

async function again(next, invite) {
  try {
    if (next) {
      location.href = `/t/${next}#invite=${invite}`;
    } else {
      const made = await call("POST", `${api}/rematch`);
      memory.keep(made.table, document.body.dataset.title);
      location.href = `/t/${made.table}#invite=${made.invite}`;
    }
  } catch (error) {
    say(error);
  }
}

// Sitting down: secrets stand in the address's fragment, which no server log sees

async function sitDown() {
  if (secrets.get("return")) {
    await call("POST", `${api}/return`, { token: secrets.get("return") });
    history.replaceState(null, "", location.pathname);
  }
  if (secrets.get("invite")) {
    byId("invite").value = `${location.origin}/t/${table}#invite=${secrets.get("invite")}`;
  }
}

byId("join").addEventListener("submit", async (event) => {
  event.preventDefault();
  const name = byId("join-name").value.trim();
  try {
    await call("POST", `${api}/join`, { invite: secrets.get("invite"), name, seed: seed() });
    memory.name = name;
    memory.keep(table, document.body.dataset.title);
    location.reload();
  } catch (error) {
    event.target.querySelector(".problem").textContent = error.message;
  }
});
byId("join-name").value = memory.name;
byId("copy").addEventListener("click", () => navigator.clipboard.writeText(byId("invite").value));
byId("undo").addEventListener("click", () => call("POST", `${api}/undo`, { seat: shown.seat }).catch(say));
byId("link").addEventListener("click", async () => {
  try {
    const { token } = await call("POST", `${api}/link`);
    byId("link-text").value = `${location.origin}/t/${table}#return=${token}`;
    byId("link-dialog").showModal();
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
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key >= "1" && event.key <= "9") byId("actions").children[Number(event.key) - 1]?.click();
  if (event.key === "u" && !byId("undo").hidden) byId("undo").click();
  if (event.key === "?") byId("help").showModal();
});

sitDown().catch(say).finally(connect);
