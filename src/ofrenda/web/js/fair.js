// Fair dice: what the house promised at the start is kept in this browser and compared when the match is over.
import { byId, call, made, memory, say } from "./net.js";
import { _ } from "./words.js";

export function showFair({ table, commitment, status }, api) {
  memory.promise(table, commitment);
  byId("commitment").textContent = commitment;
  byId("verify").hidden = !["over", "closed"].includes(status);
  byId("verify").onclick = () => verify(table, api).catch(say);
}

async function verify(table, api) {
  const record = await (await fetch(`${api}/record`)).text();
  const lines = new Map([...record.matchAll(/^([a-z0-9.-]+): (.*)$/gm)].map(([, key, value]) => [key, value]));
  const { promise, seed } = memory.known(table);
  const verdicts = [];
  if (crypto.subtle) {
    const kept = (await hashed(lines.get("seed"))) === promise;
    verdicts.push(
      kept
        ? _("The secret has the hash that this browser saw first.")
        : _("The secret is NOT the one that was promised."),
    );
  }
  if (seed) {
    const mixed = [...lines].some(([key, value]) => key.startsWith("seat-seed.") && value === seed);
    verdicts.push(mixed ? _("Your own seed is mixed in.") : _("Your own seed is MISSING."));
  }
  const { rolls } = await call("GET", `${api}/verification`);
  verdicts.push(_("All {rolls} rolls and draws follow from secret and seeds.", { rolls }));
  byId("verdict").replaceChildren(...verdicts.map((text) => made("li", text)));
}

async function hashed(hex) {
  const bytes = Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
