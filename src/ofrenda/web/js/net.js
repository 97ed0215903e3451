// What every page needs: talking to the server (refusals are errors with its own words), elements, and this browser's
// memory.
import { _ } from "./words.js";

export async function call(method, path, body) {
  const request = {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  const response = await fetch(path, request).catch(() => {
    throw new Error(_("The server cannot be reached, so nothing was done. Trying again …"));
  });
  const text = await response.text();
  const answer = text ? JSON.parse(text) : null;
  if (!response.ok) {
    throw Object.assign(new Error(answer?.message ?? response.statusText), { key: answer?.error });
  }
  return answer;
}

export const byId = (id) => document.getElementById(id);

// An element with a text, and what a click on it does.
export function made(tag, text = "", clicked = null) {
  const element = Object.assign(document.createElement(tag), { textContent: text });
  if (clicked) element.addEventListener("click", clicked);
  return element;
}

const READ_MS = 6000;
let noticed = 0;
export function notice(text) {
  noticed = performance.now();
  byId("notice").textContent = text;
  byId("notice").hidden = !text;
}

// The match goes on: what has stood there for long enough is no longer news.
export function forgetNotice() {
  if (performance.now() - noticed > READ_MS) notice("");
}

export function say(error) {
  notice(error.message);
}

// Asks for something; what was noticed before is no longer of interest.
export function ask(method, path, body) {
  notice("");
  return call(method, path, body).catch(say);
}

// A seed of one's own for the fair dice, made in this browser.
export function seed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join("");
}

export const memory = {
  get name() {
    return localStorage.getItem("ofrenda.name") ?? "";
  },
  set name(value) {
    localStorage.setItem("ofrenda.name", value);
  },
  get tables() {
    return JSON.parse(localStorage.getItem("ofrenda.tables") ?? "[]");
  },
  // The invitation stays in this browser, for whoever made the table and comes back to it; so does one's seed, and at
  // a rematch who was there before.
  keep(table, title, { invite = "", seed = "", awaited = [], promise } = {}) {
    const others = this.tables.filter((known) => known.table !== table);
    this.save([{ table, title, invite, seed, awaited, promise }, ...others]);
  },
  save(tables) {
    localStorage.setItem("ofrenda.tables", JSON.stringify(tables.slice(0, 50)));
  },
  // What the house promised, as this browser saw it first.
  promise(table, promise) {
    this.save(this.tables.map((known) => (known.table === table ? { promise, ...known } : known)));
  },
  known(table) {
    return this.tables.find((known) => known.table === table) ?? {};
  },
  invite(table) {
    return this.known(table).invite ?? "";
  },
  forget(table) {
    this.save(this.tables.filter((known) => known.table !== table));
  },
};
