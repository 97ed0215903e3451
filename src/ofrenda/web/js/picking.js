// Answers in the scene. A piece that several actions share is picked first; a second piece, or a button, then chooses
// among them.
import { byId } from "./net.js";

const actionsOf = (piece) => piece.dataset.action.split(" ").map(Number);
let picked = [];

// `choose` is called with the number of the action that was chosen, `other` with whatever else was pressed.
export function startPicking(choose, other) {
  byId("scene").addEventListener("click", ({ target }) => {
    const piece = target.closest("[data-action]");
    if (!piece) return other(target);
    const both = actionsOf(piece).filter((id) => picked.includes(id));
    const chosen = both.length ? both : actionsOf(piece);
    if (chosen.length === 1) choose(chosen[0]);
    else pick(String(chosen) === String(picked) ? [] : chosen, piece);
  });
}

export function pick(actions, by) {
  picked = actions;
  const aside = (piece) => picked.length > 0 && !actionsOf(piece).some((id) => picked.includes(id));
  for (const piece of byId("scene").querySelectorAll("[data-action]")) {
    piece.classList.toggle("picked", picked.length > 0 && piece === by);
    piece.classList.toggle("aside", aside(piece));
  }
  for (const button of byId("actions").querySelectorAll("button")) button.classList.toggle("aside", aside(button));
}
