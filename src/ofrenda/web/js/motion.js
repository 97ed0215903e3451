// Motion: when the scene is replaced, pieces with the same id glide from where they were, new dice tumble, caskets
// that were just shaken shake, and cards that were just turned up flip.

const GLIDE = { duration: 350, easing: "ease-out", composite: "add" };
const TUMBLE = { duration: 400, easing: "ease-out", composite: "add" };
const SHAKE = [0, -3, 3, -3, 3, -2, 2, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }));
const FLIP = [{ transform: "scaleX(0.05)" }, { transform: "scaleX(1)" }];
const TURNS = { duration: 400, composite: "add" };

const still = matchMedia("(prefers-reduced-motion: reduce)");

function places(scene) {
  const found = new Map();
  for (const piece of scene.querySelectorAll("[id]")) {
    found.set(piece.id, { box: piece.getBoundingClientRect(), text: piece.textContent, classes: piece.classList });
  }
  return found;
}

export function replace(scene, svg) {
  const before = places(scene);
  scene.innerHTML = svg;
  if (still.matches || before.size === 0) return;
  const scale = scene.firstElementChild.viewBox.baseVal.width / scene.clientWidth;
  for (const piece of scene.querySelectorAll("[id]")) {
    const old = before.get(piece.id);
    const became = (name) => piece.classList.contains(name) && !old?.classes.contains(name);
    if (became("shaken")) piece.animate(SHAKE, TURNS);
    else if (became("face-up")) piece.animate(FLIP, TURNS);
    else if (piece.id.startsWith("die-") && (!old || old.text !== piece.textContent)) {
      piece.animate([{ transform: "rotate(-40deg)", opacity: 0.2 }, { transform: "rotate(0)", opacity: 1 }], TUMBLE);
    } else if (old) {
      const now = piece.getBoundingClientRect();
      const x = (old.box.x - now.x) * scale;
      const y = (old.box.y - now.y) * scale;
      if (Math.hypot(x, y) > 2) {
        piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }], GLIDE);
      }
    }
  }
}
