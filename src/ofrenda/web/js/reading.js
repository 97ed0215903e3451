// How long a moment is in sight: as long as it takes to read its words, at the pace that this person has chosen.
import { setting } from "./settings.js";

const OTHERS = { word: 250, shortest: 700 }; // milliseconds; a change without words is seen too
const OWN = { word: 90, shortest: 450 }; // what I have just done I know already
const LONGEST_MS = 4000;
const SPEEDS = { calm: 1.6, normal: 1, quick: 0.5, once: 0 };

export function lasting({ told, own }) {
  const words = told.join(" ").split(/\s+/).filter(Boolean).length;
  const { word, shortest } = own ? OWN : OTHERS;
  return Math.min(LONGEST_MS, Math.max(shortest, words * word)) * SPEEDS[setting("speed")];
}
