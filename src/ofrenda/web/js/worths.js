// What answers are worth, written on them: on the buttons, and on the pieces of the scene that stand for them.
import { byId, made } from "./net.js";

const LETTERS_PX = 13;
const SVG = "http://www.w3.org/2000/svg";
const UNSURE = 0.03; // from this standard error on a worth is only about right
let worths = new Map(); // by action: the text on it
let order = []; // the actions, the best first

// Nothing at all without a hint.
export function showWorths(hint) {
  order = hint ? hint.moves.map(({ id }) => id) : [];
  worths = new Map((hint?.moves ?? []).map((move, place) => [move.id, textFor(move, place === 0)]));
  onButtons();
  onPieces();
}

const textFor = ({ chance, doubt }, best) =>
  `${best ? "★ " : ""}${doubt > UNSURE ? "≈ " : ""}${Math.round(chance * 100)}%`;

function onButtons() {
  for (const button of byId("actions").querySelectorAll("button")) {
    const text = worths.get(Number(button.dataset.action)) ?? "";
    let badge = button.querySelector(".worth");
    if (!text) badge?.remove();
    if (!text || badge?.textContent === text) continue;
    badge ??= button.insertBefore(Object.assign(made("span"), { className: "worth" }), button.lastChild);
    badge.textContent = text;
  }
}

// A piece that several actions share carries the best of them.
function onPieces() {
  const svg = byId("scene").querySelector("svg");
  svg?.querySelector(":scope > .worths")?.remove();
  if (!svg || !worths.size) return;

  const layer = svg.appendChild(document.createElementNS(SVG, "g"));
  layer.setAttribute("class", "worths");
  layer.setAttribute("aria-hidden", "true"); // the buttons say it
  const toScene = svg.getScreenCTM().inverse();
  const unit = toScene.a; // of the scene, for a pixel of the page
  const taken = [];
  const marks = [...svg.querySelectorAll("[data-action]")].map((piece) => [piece, bestOf(piece)]);
  marks.sort(([, one], [, other]) => order.indexOf(one) - order.indexOf(other));
  for (const [piece, best] of marks) {
    if (best !== undefined) drawBadge(layer, worths.get(best), corner(piece, toScene), unit, taken);
  }
}

function bestOf(piece) {
  const actions = piece.dataset.action.split(" ").map(Number);
  return order.find((id) => actions.includes(id));
}

// Its upper right corner, in the scene's units: there the fewest pieces have something to read.
function corner(piece, toScene) {
  const { right, top } = piece.getBoundingClientRect();
  return new DOMPoint(right, top).matrixTransform(toScene);
}

// Not over another one: then lower.
function drawBadge(layer, text, { x, y }, unit, taken) {
  const height = (LETTERS_PX + 5) * unit;
  const width = (text.length * 0.62 * LETTERS_PX + 8) * unit;
  const edge = layer.ownerSVGElement.viewBox.baseVal;
  const box = { x: Math.max(x - width, edge.x), y: Math.max(y - 0.6 * height, edge.y), width, height };
  const clash = (other) =>
    box.x < other.x + other.width && other.x < box.x + width && box.y < other.y + height && other.y < box.y + height;
  while (taken.some(clash)) box.y += height / 2;
  taken.push(box);

  const plate = layer.appendChild(document.createElementNS(SVG, "rect"));
  for (const [name, value] of Object.entries({ ...box, rx: height / 2 })) plate.setAttribute(name, value);
  plate.setAttribute("stroke-width", 1.5 * unit);
  const words = layer.appendChild(document.createElementNS(SVG, "text"));
  words.setAttribute("x", box.x + width / 2);
  words.setAttribute("y", box.y + height / 2);
  words.style.setProperty("font-size", `${LETTERS_PX * unit}px`);
  words.textContent = text;
}

new ResizeObserver(onPieces).observe(byId("scene"));
