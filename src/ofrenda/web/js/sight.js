// What happens is seen wherever the page was scrolled to; afterwards the page is where it was.
import { byId } from "./net.js";

const scene = byId("scene");
let left = null; // where the reader was before the scene came into sight
let found = null; // where it was left for them

const place = () => ({ page: Math.round(scrollY), scene: Math.round(scene.scrollTop) });
const same = (one, other) => one.page === other.page && one.scene === other.scene;

// Whoever types, or has scrolled away since, is left alone.
export function bringIntoSight() {
  if (document.activeElement.matches("input, textarea") || (found && !same(found, place()))) return;
  const above = scene.getBoundingClientRect().top < 0 || scene.scrollTop > 0; // on a phone lying it scrolls on its own
  if (!above) return;

  left ??= place();
  scene.scrollTop = 0;
  scene.scrollIntoView({ block: "start", behavior: "instant" });
  found = place();
}

export function goBack() {
  if (left && same(found, place())) {
    scrollTo({ top: left.page, behavior: "instant" });
    scene.scrollTop = left.scene;
  }
  left = found = null;
}
