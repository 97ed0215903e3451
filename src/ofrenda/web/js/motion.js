// Motion: when the scene is replaced, pieces with the same id glide from where they were, new dice tumble, caskets
// that were just shaken shake, and cards that were just turned up flip.

const GLIDE = { duration: 350, easing: "ease-out", composite: "add" };
const TUMBLE = { duration: 400, easing: "ease-out", composite: "add" };
const SHAKE = [0, -3, 3, -3, 3, -2, 2, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }));
const FLIP = [{ transform: "scaleX(0.05)" }, { transform: "scaleX(1)" }];
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

export function replace(scene, svg) {
  const before = places(scene);
  scene.innerHTML = svg;
  if (still.matches || before.size === 0) return;
  for (const piece of scene.querySelectorAll("[id]")) {
    const old = before.get(piece.id);
    const became = (name) => piece.classList.contains(name) && !old?.classes.contains(name);
    if (became("shaken")) piece.animate(SHAKE, TURNS);
    else if (became("face-up")) piece.animate(FLIP, TURNS);
    else if (piece.id.startsWith("die-") && (!old || old.text !== piece.textContent)) {
      piece.animate(
        [
          { transform: "rotate(-40deg)", opacity: 0.2 },
          { transform: "rotate(0)", opacity: 1 },
        ],
        TUMBLE,
      );
    } else if (old) {
      const now = piece.getScreenCTM();
      const unit = piece.parentNode.getScreenCTM().a;
      const x = (old.origin.e - now.e) / unit;
      const y = (old.origin.f - now.f) / unit;
      if (Math.hypot(x, y) > 2) {
        const from = { transform: `translate(${x}px, ${y}px)`, ...OUT_OF_REACH };
        piece.animate([from, { transform: "translate(0, 0)", ...OUT_OF_REACH }], GLIDE);
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
