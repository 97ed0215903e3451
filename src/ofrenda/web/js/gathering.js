// The waiting room: sitting down, and links for others and for one's other devices. Secrets stand in the address's
// fragment, which no server log sees.
import { byId, call, memory, say, seed } from "./net.js";
import { _, plural } from "./words.js";

const table = document.body.dataset.table;
const api = `/api/tables/${table}`;
const secrets = new URLSearchParams(location.hash.slice(1));
let promised = ""; // the commitment that was there before the house is told our seed

export const hasInvitation = () => Boolean(secrets.get("invite"));

export function showGathering({ status, seat, host, listed, seats, hints, commitment }) {
  promised = commitment;
  const gathering = status === "gathering";
  const free = seats.some(({ kind }) => kind === "free");
  const missing = seats.filter(({ kind }) => kind === "free").length;
  const there = seats
    .filter(({ kind }) => kind !== "free")
    .map(({ name }) => name)
    .join(", ");
  byId("awaiting").hidden = !gathering;
  byId("awaited").textContent = plural(
    "At the table: {there}. One seat is free.",
    "At the table: {there}. {count} seats are free.",
    missing,
    { there },
  );
  byId("hints-agreed").hidden = !hints;
  byId("hints-on").hidden = !hints || seats.filter(({ kind }) => kind !== "bot").length < 2;
  byId("gather").hidden = !gathering || seat === null;
  drawQr();
  byId("invite-anew").hidden = !host;
  byId("join").hidden = !gathering || seat !== null || !free || !(listed || hasInvitation());
}

// A link for others: this computer's own name for itself is of no use to them.
const alone = ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);
const shared = document.body.dataset.shared;
const link = (secret) => `${(alone && shared) || location.origin}/t/${table}#${secret}`;

export async function sitDown() {
  if (secrets.get("return")) {
    await call("POST", `${api}/return`, { token: secrets.get("return") });
    memory.keep(table, document.body.dataset.title);
    history.replaceState(null, "", location.pathname);
  }
  const invite = secrets.get("invite") ?? memory.invite(table);
  byId("invite").value = invite ? link(`invite=${invite}`) : location.href;
  byId("alone").hidden = !alone || Boolean(shared);
}

// Drawn for the camera of a phone at the same table; where that fails the link is still there.
let drawnLink = "";
async function drawQr() {
  const url = byId("invite").value;
  if (byId("gather").hidden || !url || url === drawnLink) return;
  drawnLink = url;
  const { svg } = await call("POST", "/api/qr", { link: url }).catch(() => ({ svg: "" }));
  byId("qr").innerHTML = svg;
}

// After a guest was removed, or a link got into the wrong hands: the one before no longer works.
byId("invite-anew").addEventListener("click", async () => {
  try {
    const { invite } = await call("POST", `${api}/invitation`);
    memory.keep(table, document.body.dataset.title, { ...memory.known(table), invite });
    byId("invite").value = link(`invite=${invite}`);
    drawQr();
    history.replaceState(null, "", location.pathname);
    secrets.delete("invite");
    for (const button of document.querySelectorAll("[data-copy=invite]")) button.textContent = _("Copy");
  } catch (error) {
    say(error);
  }
});

byId("join").addEventListener("submit", async (event) => {
  event.preventDefault();
  const name = byId("join-name").value.trim();
  const mine = seed();
  const commitment = promised;
  try {
    await call("POST", `${api}/join`, { invite: secrets.get("invite") ?? "", name, seed: mine, commitment });
    memory.name = name;
    memory.keep(table, document.body.dataset.title, { seed: mine, promise: commitment });
    location.reload();
  } catch (error) {
    event.target.querySelector(".problem").textContent = error.message;
  }
});
byId("join-name").value = memory.name;

// The device's own way to send a link, where it has one.
byId("share").hidden = !navigator.share;
byId("share").addEventListener("click", () => {
  const text = _("Come and play {title} with me.", { title: document.body.dataset.title });
  navigator.share({ title: "Ofrenda", text, url: byId("invite").value }).catch(() => {}); // they thought better of it
});
for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", () => {
    byId(button.dataset.copy).select();
    document.execCommand("copy"); // unlike the clipboard object it works on a home network without https too
    button.textContent = _("Copied");
  });
}
byId("link").addEventListener("click", async () => {
  try {
    const { token } = await call("POST", `${api}/link`);
    byId("link-text").value = link(`return=${token}`);
    byId("link-dialog").querySelector("[data-copy]").textContent = _("Copy"); // it is another link
    byId("link-dialog").showModal();
  } catch (error) {
    say(error);
  }
});
