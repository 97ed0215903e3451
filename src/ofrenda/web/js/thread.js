// Beside the board: how one wins, for whoever is new here, the player aid, and all that happened since one's last
// answer.
import { byId, made } from "./net.js";
import { onSetting, setting } from "./settings.js";
import { plural } from "./words.js";

const learned = `ofrenda.aim.${document.body.dataset.game}`;

const known = () => setting("aid") === "no" || localStorage.getItem(learned) !== null;
export function showAim({ status, seat }) {
  byId("aim").hidden = status !== "playing" || seat === null || known();
}

// Whoever knows the games needs neither.
function offerAid() {
  byId("aid-open").hidden = setting("aid") === "no";
  if (known()) byId("aim").hidden = true;
}
onSetting(offerAid);
offerAid();
byId("aid-open").addEventListener("click", () => byId("aid").showModal());

export function learnAim() {
  localStorage.setItem(learned, "known");
  byId("aim").hidden = true;
}
byId("aim-close").addEventListener("click", learnAim);

// The last line stands there always; the others, from what one's own answer brought about on, a press away.
export function showSince({ log, own_last, status }) {
  const news = log.filter(({ entry }) => entry >= (own_last ?? 0));
  byId("since").replaceChildren(...news.map(({ text }) => made("li", text)));
  byId("since-open").hidden = status !== "playing" || news.length < 2;
  byId("since-open").textContent = `≡ ${news.length}`;
  byId("since-open").setAttribute(
    "aria-label",
    plural("What happened since your last answer", "{count} things that happened since your last answer", news.length),
  );
  open(false);
}

function open(wide) {
  byId("since").hidden = !wide;
  byId("since-open").setAttribute("aria-expanded", wide);
  byId("since").scrollTop = byId("since").scrollHeight;
}
byId("since-open").addEventListener("click", () => open(byId("since").hidden));
