// The action bar: what is asked, its answers as buttons, and room for all of them.
import { buttons } from "./answers.js";
import { byId } from "./net.js";
import { showRows } from "./room.js";
import { _, plural } from "./words.js";

const bar = byId("bar");
const answers = byId("actions");
let offered = ""; // the buttons on the page
let atBar = false; // whoever answers by keyboard finds the next question where the last one was
let chosen = null; // is called with the action of the button that was pressed

export const startAsking = (choose) => (chosen = choose);

export function showActions(message) {
  const { question, prompt, forced, status, seat, seats, may_let_pass, letting_pass } = message;
  byId("prompt").textContent = forced ? "" : question !== null ? prompt : status === "playing" ? awaited(message) : "";
  byId("stand-in").hidden = status !== "playing" || !seats[seat]?.stand_in;
  byId("let-pass").hidden = !may_let_pass && !letting_pass;
  byId("let-pass").classList.toggle("on", Boolean(letting_pass));
  byId("let-pass").textContent = letting_pass ? _("Ask me again") : _("Pass until something concerns me");

  // What answers itself is told when it has happened, never flashed as a question.
  const { actions, barred } = forced ? { actions: [], barred: [] } : message;
  if (offered === JSON.stringify([actions, barred])) return;
  offered = JSON.stringify([actions, barred]);
  if (answers.contains(document.activeElement)) atBar = true;
  else if (document.activeElement !== document.body) atBar = false;
  answers.replaceChildren(...buttons(actions, barred, (action) => chosen(action)));
  for (const details of answers.querySelectorAll("details")) {
    details.addEventListener("toggle", () => details.open && unfold(true));
  }
  answers.scrollTop = 0;
  bar.classList.remove("unfolded");
  if (atBar) answers.querySelector("button")?.focus();
}

// Whom the match waits for.
function awaited({ seat, seats }) {
  const others = seats.filter(({ waiting }) => waiting);
  const thinking = others.every(({ kind, stand_in }) => kind === "bot" || stand_in);
  const names = others.map(({ name }) => name).join(", ");
  const waiting = thinking
    ? plural("{names} is thinking …", "{names} are thinking …", Math.max(1, others.length), { names })
    : _("Waiting for {names}", { names });
  return seat === null ? `${_("You are watching.")} ${waiting}` : waiting;
}

// When all that stands in the bar is there. What it observes below would not do: a part that was higher for a moment
// only has not changed.
export const makeRoom = () => unfold(bar.classList.contains("unfolded"));

// Where not all answers have room it is seen that there are more, and one press shows them all.
function unfold(all) {
  bar.classList.toggle("unfolded", all);
  byId("unfold").hidden = true; // it takes room from the question
  const more = !showRows(all) || all;
  if (!more) return;
  const count = answers.querySelectorAll("button").length;
  byId("unfold").hidden = false;
  byId("unfold").setAttribute("aria-expanded", all);
  byId("unfold").setAttribute("aria-label", _("All {count} answers", { count }));
  byId("unfold-count").textContent = count;
  showRows(all);
}
export const foldAnswers = () => bar.classList.contains("unfolded") && unfold(false);
byId("unfold").addEventListener("click", () => unfold(!bar.classList.contains("unfolded")));

// Whatever stands in the bar or leaves it, or a device that turns round, changes the room.
const changed = new ResizeObserver(makeRoom);
for (const part of [...bar.children, byId("aim"), byId("guide")]) changed.observe(part);
addEventListener("resize", () => unfold(false));
