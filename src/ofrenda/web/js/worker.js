// Stands between the page and the network: when the server is away, a page says so in a friendly way. Nothing of a
// table is ever kept here.
const AWAY = "/away";
const KEPT = ["/away", "/static/css/page.css", "/static/css/scene.css", "/static/icons/icon.svg"];
const NAME = "away-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(KEPT)));
  self.skipWaiting();
});
self.addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
  };
  event.waitUntil(old());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const asked = new URL(request.url).pathname;
  const instead = request.mode === "navigate" ? AWAY : KEPT.includes(asked) ? asked : null;
  if (instead) event.respondWith(fetch(request).catch(() => caches.match(instead)));
});
