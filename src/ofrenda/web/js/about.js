// What is this? Every piece of a scene answers whoever rests on it, presses it long, or asks with a key: a card with
// its picture, its name, what it does, and the rule.
import { explain } from "./panels.js";
import { byId, say } from "./net.js";

const REST_MS = 700;
const PRESS_MS = 550;
const MARGIN = 12; // around the picture, in the scene's units
const scene = byId("scene");
const card = byId("about");
const pieceAt = (target) => target.closest?.("#scene [data-about], #scene g:has(> title)") ?? null;
const nameOf = (piece) => piece.querySelector(":scope > title")?.textContent ?? "";

function show(piece, stays) {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const copy = piece.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll("[id], [data-action]")]) {
    one.removeAttribute("id"); // there is one of each on the page
    one.removeAttribute("data-action");
  }
  copy.removeAttribute("transform");
  const { x, y, width, height } = piece.getBBox();
  const box = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  picture.setAttribute("viewBox", box.join(" "));
  picture.setAttribute("class", scene.firstElementChild.getAttribute("class"));
  picture.append(copy);
  byId("about-picture").replaceChildren(picture);
  byId("about-name").textContent = nameOf(piece);
  byId("about-text").textContent = piece.dataset.about ?? "";
  byId("about-rule").hidden = !piece.dataset.rule;
  byId("about-rule").onclick = () => explain(document.body.dataset.game, piece.dataset.rule).catch(say);
  byId("about-close").hidden = !stays;
  card.classList.toggle("stays", stays);
  card.hidden = false;
  place(piece.getBoundingClientRect());
}

// Beside the piece, never over it if there is room.
function place(piece) {
  const { width, height } = card.getBoundingClientRect();
  const right = piece.right + 8 + width < innerWidth;
  const x = right ? piece.right + 8 : Math.max(8, piece.left - width - 8);
  const y = Math.min(Math.max(8, piece.top), innerHeight - height - 8);
  card.style.setProperty("left", `${x}px`);
  card.style.setProperty("top", `${Math.max(8, y)}px`);
}

export function hide() {
  card.hidden = true;
  scene.classList.remove("inspected");
  for (const piece of scene.querySelectorAll("[tabindex]")) piece.removeAttribute("tabindex");
}

// By mouse: resting on a piece. By touch: a long press, after which lifting the finger is no answer.
let resting = 0;
let answered = false; // a long press has been answered with the card
scene.addEventListener("pointerover", ({ target, pointerType }) => {
  clearTimeout(resting);
  if (card.classList.contains("stays") && !card.hidden) return;
  const piece = pieceAt(target);
  card.hidden = true;
  if (piece && pointerType === "mouse") resting = setTimeout(show, REST_MS, piece, false);
});
scene.addEventListener("pointerleave", () => {
  clearTimeout(resting);
  if (!card.classList.contains("stays")) card.hidden = true;
});
scene.addEventListener("pointerdown", ({ target, pointerType }) => {
  clearTimeout(resting);
  answered = false;
  const piece = pieceAt(target);
  if (!piece || pointerType === "mouse" || document.body.classList.contains("showing")) return;
  resting = setTimeout(() => {
    answered = true;
    show(piece, true);
  }, PRESS_MS);
});
for (const end of ["pointerup", "pointercancel"]) {
  scene.addEventListener(end, ({ pointerType }) => pointerType !== "mouse" && clearTimeout(resting));
}
scene.addEventListener(
  "click",
  (event) => {
    if (answered) event.stopImmediatePropagation();
    answered = false;
  },
  true,
);
scene.addEventListener("contextmenu", (event) => pieceAt(event.target) && event.preventDefault());

// By keyboard: "i" on a button shows its piece; elsewhere it leads through all pieces with Tab, until Escape.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hide();
  if (event.key !== "i" || event.target.closest("input, select, textarea, dialog[open]")) return;
  const action = event.target.closest("[data-action]")?.dataset.action;
  const twin = action && scene.querySelector(`[data-action~="${action}"]`);
  if (twin) return show(twin.closest("[data-about]") ?? twin, true);
  const pieces = scene.querySelectorAll("[data-about], g:has(> title)");
  for (const piece of pieces) piece.setAttribute("tabindex", "0");
  scene.classList.add("inspected");
  pieces[0]?.focus();
});
scene.addEventListener("focusin", ({ target }) => scene.classList.contains("inspected") && show(pieceAt(target), true));
byId("about-close").addEventListener("click", hide);
document.addEventListener("pointerdown", ({ target }) => {
  if (!card.hidden && !target.closest("#about") && !pieceAt(target)) hide();
});

// Pressing what cannot be used says what it is, and why.
export function whyNot(target) {
  const piece = pieceAt(target);
  return piece ? piece.dataset.about || nameOf(piece) : "";
}
