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
        const pointerEvents = "none"; // on its way over others it is not what a finger means
        const from = { transform: `translate(${x}px, ${y}px)`, pointerEvents };
        piece.animate([from, { transform: "translate(0, 0)", pointerEvents }], GLIDE);
      }
    }
  }
}

// Petals of marigold, as they are strewn for those who come home.
const PETALS = 28;
export function strew(ground) {
  if (still.matches) return;
  for (let petal = 0; petal < PETALS; petal++) {
    const leaf = ground.appendChild(document.createElement("i"));
    const across = Math.random() * innerWidth;
    const frames = [0, 1].map((end) => {
      const x = across + end * (Math.random() - 0.5) * 260;
      return { transform: `translate(${x}px, ${end * innerHeight * 1.1 - 30}px) rotate(${end * Math.random() * 900}deg)` };
    });
    const fall = leaf.animate(frames, { duration: 2600 + Math.random() * 2400, delay: Math.random() * 900, easing: "ease-in", fill: "backwards" });
    fall.onfinish = () => leaf.remove();
  }
}
