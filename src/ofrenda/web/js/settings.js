// What this person wants of every table, kept in this browser: how quickly things happen, sound, letters, light.
import { byId } from "./net.js";

const CHOICES = {
  speed: ["normal", "calm", "quick", "once"],
  pause: ["no", "yes"],
  confirm: ["no", "yes"],
  guide: ["yes", "no"],
  aid: ["yes", "no"],
  coach: ["asked", "always"],
  sound: ["off", "on"],
  text: ["normal", "large", "largest"],
  theme: ["system", "light", "dark"],
};
const key = (name) => `ofrenda.${name}`;

// The first choice is the one of whoever has chosen nothing, or something that is no longer there.
export function setting(name) {
  const kept = localStorage.getItem(key(name));
  return CHOICES[name].includes(kept) ? kept : CHOICES[name][0];
}

const heard = [];
export const onSetting = (listener) => heard.push(listener);

function apply() {
  document.documentElement.dataset.text = setting("text");
  document.documentElement.dataset.theme = setting("theme");
  for (const listener of heard) listener();
}

// When the server is away a page can still say so.
navigator.serviceWorker?.register("/worker.js").catch(() => {}); // not on a home network without https

apply();
const form = byId("settings-form");
for (const field of form.elements) {
  if (!field.name) continue;
  field.value = setting(field.name);
  field.addEventListener("change", () => {
    localStorage.setItem(key(field.name), field.value);
    apply();
  });
}
byId("settings-open").addEventListener("click", () => byId("settings").showModal());
