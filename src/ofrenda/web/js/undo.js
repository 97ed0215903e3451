// Taking back: what is asked, by whom, and what became of it.
import { ask, byId, call, made, notice, say } from "./net.js";
import { makeSure } from "./sure.js";
import { _ } from "./words.js";

let shown = null; // the message on the page
let api = "";

// Whom one must ask before something is taken back that is not free.
const others = ({ seats, mine }) => seats.some(({ seat, kind }) => kind === "person" && !mine.includes(seat));

// Nobody need be asked, and yet the match will go another way: whoever takes back should know.
const fallsAnew = (message) => !message.free_undo && !others(message);

export function showUndo(message, address) {
  shown = message;
  api = address;
  const { free_undo, undo, undo_by, mine, seat: looking, status, seats } = message;
  byId("undo").hidden = status !== "playing" || undo_by === null || undo?.seat === undo_by;
  byId("undo").firstChild.textContent = `${free_undo || !others(message) ? _("Undo") : _("Ask to undo")} `;
  const asked = byId("undo-asked");
  asked.hidden = !undo;
  const seat = [looking, ...mine].find((number) => undo?.asked.includes(number));
  const before = asked.dataset.undo;
  asked.dataset.undo = JSON.stringify([undo, seat]);
  if (!undo || asked.dataset.undo === before) return; // somebody may be about to press
  const answer = (label, agree, by) =>
    made("button", label, () => ask("POST", `${api}/undo/answer`, { agree, to: undo.to, seat: by }));
  if (seat !== undefined) {
    const whom = mine.length > 1 ? `${seats[seat].name}: ` : "";
    asked.replaceChildren(
      `${whom}${undoQuestion(undo)} `,
      answer(_("Agree"), true, seat),
      answer(_("No"), false, seat),
    );
  } else {
    const names = undo.asked.map((number) => seats[number].name).join(", ");
    const waiting = _("Waiting for {names} to agree to the undo.", { names });
    asked.replaceChildren(`${waiting} `);
    if (mine.includes(undo.seat)) asked.append(answer(_("Never mind"), false, undo.seat));
  }
}

export const takeBack = () => call("POST", `${api}/undo`, { seat: shown.undo_by, to: shown.own_last });
byId("undo").addEventListener("click", () => {
  notice("");
  const go = () => takeBack().catch(say);
  if (fallsAnew(shown)) makeSure(_("What was rolled, drawn or shown since then falls anew."), _("Undo"), go);
  else go();
});

// What became of an undo that was asked for, and a question about one.
export function tellUndo(before, { undo, undone, log, number, mine }) {
  const asked = before?.undo;
  let outcome = "";
  if (before && undone > before.undone) outcome = takenBack(before, log, mine.length > 1);
  else if (asked && !undo && mine.includes(asked.seat)) {
    outcome = number === before.number ? _("Nothing is taken back.") : _("The match went on; nothing is taken back.");
  }
  if (asked && outcome) notice(outcome);
  return undo && !asked && undo.asked.some((seat) => mine.includes(seat)) ? undoQuestion(undo) : outcome;
}

// By its words, if it had any; else by the first line that is gone from the story, which on a shared device is another
// one for each who looks.
function takenBack({ undo, log: before }, log, shared) {
  const oldest = log[0]?.entry ?? 0;
  const standing = new Set(log.map(({ entry }) => entry));
  const gone = !shared && before.find(({ entry }) => entry >= oldest && !standing.has(entry));
  const what = undo ? undo.move : gone && gone.text;
  return what ? _("Taken back: {what}", { what }) : _("An answer is taken back.");
}

const undoQuestion = ({ name, move }) =>
  move ? _("{name} asks to take back: {move}", { name, move }) : _("{name} asks to take back an answer.", { name });
