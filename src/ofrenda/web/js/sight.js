// What happens is seen wherever the page was scrolled to; afterwards the page is where it was, or where what can be
// chosen is seen.
import { atRest } from "./motion.js";
import { byId } from "./net.js";

const MARGIN = 14; // around what is brought into sight, in pixels: the edge of the bar is soft
const scene = byId("scene");
const deck = document.querySelector(".deck");
let left = null; // where the reader was before the scene came into sight
let found = null; // where it was left for them

const place = () => ({ page: Math.round(scrollY), scene: Math.round(scene.scrollTop) });
const same = (one, other) => one.page === other.page && one.scene === other.scene;

// Whoever types, or has scrolled away since, is left alone.
export function bringIntoSight() {
  if (document.activeElement.matches("input, textarea") || (found && !same(found, place()))) return;
  if (untouched()) scrollTo({ top: looked.from, behavior: "instant" });
  const above = scene.getBoundingClientRect().top < 0 || scene.scrollTop > 0; // on a phone lying it scrolls on its own
  if (!above) return;

  left ??= place();
  scene.scrollTop = 0;
  scene.scrollIntoView({ block: "start", behavior: "instant" });
  found = place();
}

export function goBack() {
  const scrolledAway = left && !same(found, place());
  if (left && !scrolledAway) {
    scrollTo({ top: left.page, behavior: "instant" });
    scene.scrollTop = left.scene;
  }
  left = found = null;
  if (scrolledAway) looked = { number: document.body.dataset.number };
  uncover();
}

const boxes = (pieces) =>
  atRest(scene, () => [...scene.querySelectorAll(pieces)].map((piece) => piece.getBoundingClientRect()));
export const CHOICES = "[data-action]";
export const NEEDED = `${CHOICES}, .subject`; // also what one looks at in order to choose

// How far down the scene such pieces reach, with some room.
export const reach = (pieces) =>
  Math.max(0, ...boxes(pieces).map(({ bottom }) => bottom - scene.getBoundingClientRect().top + MARGIN));

// What is needed and lies under the bar comes above it, as far as the first that can be chosen stays in sight; with the
// next question the page comes back first. Whoever has scrolled since the question came is left alone.
let looked = {}; // for which entry that was looked after, where the page was before, and where it is since then
// How far a note reaches above the bar, unless it stands beside it.
function overhang() {
  const notes = [...deck.querySelectorAll(".note:not([hidden])")].filter((note) => note.offsetLeft < deck.offsetWidth);
  return Math.max(0, ...notes.map((note) => -note.offsetTop));
}
const untouched = () => looked.at === Math.round(scrollY);
export function uncover() {
  const { number } = document.body.dataset;
  const shows = left || document.body.classList.contains("showing"); // the reader is taken back first
  const busy = shows || document.activeElement.matches("input, textarea");
  if (busy || (looked.number === number && !untouched())) return;
  if (getComputedStyle(deck).position !== "sticky") return;

  const from = untouched() ? looked.from : scrollY;
  const edge = innerHeight - deck.offsetHeight - overhang() - (scrollY - from);
  const covered = scene.getBoundingClientRect().bottom - edge;
  const under = Math.max(...boxes(NEEDED).map(({ bottom }) => bottom)) + MARGIN - edge;
  const above = Math.min(...boxes(CHOICES).map(({ top }) => top)) - MARGIN + scrollY - from;
  const by = Math.max(0, Math.min(covered, under, above));
  if (Number.isFinite(by)) scrollTo({ top: from + by, behavior: "instant" });
  looked = { number, from, at: Math.round(scrollY) };
}
