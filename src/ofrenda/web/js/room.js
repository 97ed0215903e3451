// Room on a small screen: the bar shows whole answers only, as many as leave in sight what can be chosen in the scene,
// and takes no more of the screen than it needs. Where the scene goes on below it, its edge says so.
import { byId } from "./net.js";
import { CHOICES, NEEDED, reach, uncover } from "./sight.js";

const FEWEST = 2; // rows of answers are there, if they are not very high
const upright = matchMedia("(max-width: 699px) and (min-height: 501px)");
const bar = byId("bar");
const answers = byId("actions");
const deck = bar.parentElement;

const pixels = (element, property) => parseFloat(getComputedStyle(element)[property]);

// Where each row of answers ends, from the first one's top.
function rows() {
  const ends = new Map();
  for (const { offsetTop, offsetHeight } of answers.children) {
    ends.set(offsetTop, Math.max(ends.get(offsetTop) ?? 0, offsetTop + offsetHeight - answers.offsetTop));
  }
  return [...ends.values()];
}

// As much as the answers may take: on a phone held upright the scene keeps what is needed to choose, and before a
// second row of more than two comes what can be chosen in the scene. Where it shows all that they say, one row says
// that there are buttons too; and so it does below a note that is to be read first.
function allowed(ends) {
  const around = answers.getBoundingClientRect().top - bar.getBoundingClientRect().top + margin(bar) + margin(answers);
  if (!upright.matches) return bar.offsetHeight - around;
  if (answers.querySelector(".drawn") || deck.querySelector(".note:not([hidden])")) return ends[0];
  const left = (pieces) => innerHeight - reach(pieces) - byId("happened").parentElement.offsetHeight - around;
  const few = ends[Math.min(FEWEST, ends.length) - 1];
  const least = answers.childElementCount > FEWEST && left(CHOICES) < few ? ends[0] : few;
  return Math.min(pixels(bar, "maxHeight") - around, Math.max(least, left(NEEDED)));
}

const margin = (element) => pixels(element, "paddingBottom") + pixels(element, "borderBottomWidth");

// Shows as many whole rows as there is room for; whether that is all.
export function showRows(all) {
  answers.style.removeProperty("max-height");
  const ends = rows();
  if (all || ends.length === 0) return settle(true);
  const room = allowed(ends);
  const shown = ends.findLast((end) => end <= room) ?? ends[0];
  if (shown === ends.at(-1)) return settle(true);
  answers.style.setProperty("max-height", `${Math.min(shown, room) + margin(answers)}px`);
  return settle(false);
}

// The bar is as high as what is in it.
function settle(whole) {
  const parts = [...bar.children].filter((part) => part.offsetHeight);
  const top = bar.getBoundingClientRect().top - bar.scrollTop;
  const lowest = Math.max(0, ...parts.map((part) => part.getBoundingClientRect().bottom - top));
  document.body.style.setProperty("--need", `${Math.ceil(lowest + margin(bar))}px`);
  uncover();
  mark();
  return whole;
}

// The scene goes on under the bar.
function mark() {
  const hidden = byId("scene").getBoundingClientRect().bottom - deck.getBoundingClientRect().top;
  deck.classList.toggle("over-scene", hidden > 12);
}
addEventListener("scroll", mark, { passive: true });
const resized = new ResizeObserver(mark);
for (const part of [byId("scene"), deck]) resized.observe(part);
