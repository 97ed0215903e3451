// Taking back: what is asked, by whom, and what became of it.
import { ask, byId, made, notice } from "./net.js";

let withdrawn = false; // whoever asked thought better of it

export function showUndo({ free_undo, undo, undo_by, mine, seat: looking, status, seats }, api) {
  const others = seats.some(({ seat, kind }) => kind === "person" && !mine.includes(seat));
  byId("undo").hidden = status !== "playing" || undo_by === null || undo?.seat === undo_by;
  byId("undo").firstChild.textContent = free_undo || !others ? "Undo " : "Ask to undo ";
  const asked = byId("undo-asked");
  asked.hidden = !undo;
  const before = asked.dataset.undo;
  asked.dataset.undo = JSON.stringify(undo);
  if (!undo || asked.dataset.undo === before) return; // somebody may be about to press
  const seat = [looking, ...mine].find((number) => undo.asked.includes(number));
  const answer = (label, agree, by) =>
    made("button", label, () => ask("POST", `${api}/undo/answer`, { agree, to: undo.to, seat: by }));
  if (seat !== undefined) {
    const whom = mine.length > 1 ? `${seats[seat].name}: ` : "";
    asked.replaceChildren(whom + undoQuestion(undo), answer("Agree", true, seat), answer("No", false, seat));
  } else {
    asked.replaceChildren(`Waiting for ${undo.asked.map((n) => seats[n].name).join(", ")} to agree to the undo. `);
    if (!mine.includes(undo.seat)) return;
    const nevermind = answer("Never mind", false, undo.seat);
    nevermind.addEventListener("click", () => (withdrawn = true));
    asked.append(nevermind);
  }
}

// What became of an undo that was asked for, and a question about one.
export function tellUndo(before, { undo, log, number, mine, seats }) {
  const oldest = log[0]?.entry ?? 0;
  const standing = new Set(log.map(({ entry }) => entry));
  const shared = mine.length > 1; // there the story is another one for each who looks
  const gone = !shared && (before?.log ?? []).find(({ entry }) => entry >= oldest && !standing.has(entry));
  const asked = before?.undo;
  let outcome = "";
  if (gone) outcome = asked && !asked.move ? "An answer is taken back." : `Taken back: ${asked?.move || gone.text}`;
  else if (asked && !undo && mine.includes(asked.seat) && !withdrawn) {
    const who = asked.asked.length === 1 ? `${seats[asked.asked[0]].name} did not agree` : "Not everybody agreed";
    outcome = number === before.number ? `${who} to the undo.` : "The match went on; nothing is taken back.";
  }
  if (!undo) withdrawn = false;
  if (asked && outcome) notice(outcome);
  return undo && !asked && undo.asked.some((seat) => mine.includes(seat)) ? undoQuestion(undo) : outcome;
}

const undoQuestion = ({ name, move }) => `${name} asks to take back${move ? `: ${move}` : " an answer."} `;
