// Motion: when the scene is replaced, pieces with the same id glide from where they were, new dice tumble, caskets
// that were just shaken shake, and cards that were just turned up flip.
import { play } from "./sound.js";

const GLIDE = { duration: 350, easing: "ease-out", composite: "add" };
const TUMBLE = { duration: 400, easing: "ease-out", composite: "add" };
const SHAKE = [0, -3, 3, -3, 3, -2, 2, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }));
const FLIP = [{ transform: "scaleX(0.05)" }, { transform: "scaleX(1)" }];
const FALL = [
  { transform: "rotate(-40deg)", opacity: 0.2 },
  { transform: "rotate(0)", opacity: 1 },
];
const TURNS = { duration: 400, composite: "add" };
// On its way over others a piece is not what a finger means, nor is the room around it.
const OUT_OF_REACH = { pointerEvents: "none", "--reach": "none" };

const still = matchMedia("(prefers-reduced-motion: reduce)");

// A piece is where its origin is: its box changes with the room for a finger around it.
function places(scene) {
  const found = new Map();
  for (const piece of scene.querySelectorAll("[id]")) {
    found.set(piece.id, { origin: piece.getScreenCTM(), text: piece.textContent, classes: piece.classList });
  }
  return found;
}

// What others moved stays marked until one's own next move.
const marked = new Set();
export const forgetMarks = () => marked.clear();

// How a scene is composed, and, where that matters to it, for whose eyes.
const SHAPE = ["viewBox", "class"];
const shapeOf = ({ firstElementChild: svg }) => svg && SHAPE.map((name) => svg.getAttribute(name)).join();

// A scene in place of the one before. `own`: what changes is one's own doing, and needs no mark.
let drawn = "";
export function replace(scene, svg, own = false) {
  if (svg === drawn) return; // what stays is left alone: a press that has begun must find its piece when it ends
  drawn = svg;
  const before = places(scene);
  const shape = shapeOf(scene);
  scene.innerHTML = svg;
  const turned = shape !== shapeOf(scene); // another composition, or other eyes: nothing has moved
  if (before.size > 0 && !turned) for (const piece of scene.querySelectorAll("[id]")) move(piece, before, own);
  for (const id of marked) scene.querySelector(`[id="${CSS.escape(id)}"]`)?.classList.add("moved");
}

function move(piece, before, own) {
  const old = before.get(piece.id);
  const became = (name) => piece.classList.contains(name) && !old?.classes.contains(name);
  const [x, y] = old ? distance(piece, old) : [0, 0];
  const thrown = piece.id.startsWith("die-") && (!old || old.text !== piece.textContent);
  const moved = Math.hypot(x, y) > 2;
  if (!own && (thrown || moved || became("face-up"))) marked.add(piece.id);
  if (thrown) play("dice");
  else if (became("face-up")) play("card");
  if (still.matches) return;

  const from = { transform: `translate(${x}px, ${y}px)`, ...OUT_OF_REACH };
  if (became("shaken")) piece.animate(SHAKE, TURNS);
  else if (became("face-up")) piece.animate(FLIP, TURNS);
  else if (thrown) piece.animate(FALL, TUMBLE);
  else if (moved) piece.animate([from, { transform: "translate(0, 0)", ...OUT_OF_REACH }], GLIDE);
}

// How far it was from where it is now, in the scene's own units.
function distance(piece, old) {
  const now = piece.getScreenCTM();
  const unit = piece.parentNode.getScreenCTM().a;
  return [(old.origin.e - now.e) / unit, (old.origin.f - now.f) / unit];
}

// What is measured meanwhile is where pieces will lie, not where they are on their way.
export function atRest(scene, measure) {
  const moving = scene.getAnimations({ subtree: true }).filter(({ effect }) => effect.getTiming().iterations === 1);
  const times = moving.map(({ currentTime }) => currentTime);
  for (const motion of moving) motion.currentTime = motion.effect.getComputedTiming().endTime;
  const measured = measure();
  for (const [number, motion] of moving.entries()) motion.currentTime = times[number];
  return measured;
}

// Petals of marigold, as they are strewn for those who come home.
const PETALS = 28;
export function strew(ground) {
  if (still.matches) return;
  for (let petal = 0; petal < PETALS; petal++) {
    const leaf = ground.appendChild(document.createElement("i"));
    leaf.className = petal % 3 ? "" : "red";
    const across = Math.random() * innerWidth;
    const frames = [0, 1].map((end) => {
      const x = across + end * (Math.random() - 0.5) * 260;
      return {
        transform: `translate(${x}px, ${end * innerHeight * 1.1 - 30}px) rotate(${end * Math.random() * 900}deg)`,
      };
    });
    const fall = leaf.animate(frames, {
      duration: 2600 + Math.random() * 2400,
      delay: Math.random() * 900,
      easing: "ease-in",
      fill: "backwards",
    });
    fall.onfinish = () => leaf.remove();
  }
}
