// The rulebook: finds words in it. What does not have them steps back, and so do chapters in which nothing has.
import { byId } from "./net.js";
import { plural } from "./words.js";

const parts = [...document.querySelectorAll(".part")];
const chapters = document.querySelectorAll(".rules > section");

function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

byId("find").addEventListener("input", ({ target }) => {
  const wanted = plain(target.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const part of parts) {
    const text = plain(part.textContent);
    part.hidden = !wanted.every((word) => text.includes(word));
    found += !part.hidden;
  }
  for (const chapter of chapters) chapter.hidden = !chapter.querySelector(".part:not([hidden])");
  byId("found").textContent = wanted.length ? plural("Found in one place", "Found in {count} places", found) : "";
});
