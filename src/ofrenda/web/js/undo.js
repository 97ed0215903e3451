// Taking back: what is asked, by whom, and what became of it.
import { byId, call, made, notice, say } from "./net.js";

export function showUndo({ free_undo, undo, mine, status, seats, own_last }, api) {
  const others = seats.some(({ seat, kind }) => kind === "person" && !mine.includes(seat));
  byId("undo").hidden = status !== "playing" || own_last === null;
  byId("undo").firstChild.textContent = free_undo || !others ? "Undo " : "Ask to undo ";
  const asked = byId("undo-asked");
  asked.hidden = !undo;
  const before = asked.dataset.undo;
  asked.dataset.undo = JSON.stringify(undo);
  if (!undo || asked.dataset.undo === before) return; // somebody may be about to press
  const seat = mine.find((number) => undo.asked.includes(number));
  const mustAnswer = seat !== undefined;
  asked.replaceChildren(
    mustAnswer ? (mine.length > 1 ? `${seats[seat].name}: ` : "") + undoQuestion(undo) : `Waiting for ${undo.asked.map((n) => seats[n].name).join(", ")} to agree to the undo.`,
  );
  for (const [label, agree] of mustAnswer ? [["Agree", true], ["No", false]] : []) {
    asked.append(made("button", label, () => call("POST", `${api}/undo/answer`, { agree, to: undo.to, seat }).catch(say)));
  }
}

// What became of an undo that was asked for, and a question about one.
export function tellUndo(before, { undo, log, number, mine }) {
  const oldest = log[0]?.entry ?? 0;
  const standing = new Set(log.map(({ entry }) => entry));
  const shared = mine.length > 1; // there the story is another one for each who looks
  const gone = !shared && (before?.log ?? []).find(({ entry }) => entry >= oldest && !standing.has(entry));
  let outcome = "";
  if (gone) outcome = `Taken back: ${gone.text}`;
  else if (before?.undo && !undo && mine.includes(before.undo.seat)) {
    outcome = number === before.number ? "Not everybody agreed to the undo." : "The match went on; nothing is taken back.";
  }
  if (before?.undo && outcome) notice(outcome);
  return undo && !before?.undo && undo.asked.some((seat) => mine.includes(seat)) ? undoQuestion(undo) : outcome;
}

const undoQuestion = ({ name, move }) => `${name} asks to take back${move ? `: ${move}` : " an answer."} `;
