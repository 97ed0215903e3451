// One line beside the board says what just happened. What has no room is a press away.
import { byId } from "./net.js";

const line = byId("happened");
const room = line.parentElement;
const tooLong = () => line.scrollHeight > line.clientHeight + 2;

// Sentences in their order. Of those that have no room together the decisive one stays, by default the last, with as
// many of the others as there is room for, the latest first.
let said = [[], 0];
export function tell(sentences, decisive = sentences.length - 1) {
  if (sentences.length === 0) return;
  said = [sentences, decisive];
  room.classList.remove("whole");
  if (line.textContent === sentences.join(" ") && !tooLong()) return measure();
  let kept = [decisive];
  for (const other of [...sentences.keys()].reverse()) {
    if (other === decisive) continue;
    const more = [...kept, other].sort((one, another) => one - another);
    line.textContent = more.map((at) => sentences[at]).join(" ");
    if (!tooLong()) kept = more;
  }
  line.textContent = kept.map((at) => sentences[at]).join(" ");
  measure();
}

// How high the words are in the room that is theirs now.
const measure = () => document.body.style.setProperty("--said", `${line.scrollHeight}px`);

// An answer to who has asked: nothing of it is cut off.
export function answer(sentence) {
  if (!sentence) return;
  for (const note of document.querySelectorAll(".note")) note.hidden = true; // it lies over the line
  tell([sentence]);
  room.classList.toggle("whole", tooLong());
}

// The same in another room.
export const tellAgain = () => tell(...said);

line.addEventListener("click", () => {
  if (tooLong() || room.classList.contains("whole")) room.classList.toggle("whole");
});
