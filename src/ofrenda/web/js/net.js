// Talking to the server: JSON in, JSON out, refusals as errors with the server's own words.

export async function call(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const answer = text ? JSON.parse(text) : null;
  if (!response.ok) {
    throw Object.assign(new Error(answer?.message ?? response.statusText), { key: answer?.error });
  }
  return answer;
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
  keep(table, title) {
    const others = this.tables.filter((known) => known.table !== table);
    localStorage.setItem("ofrenda.tables", JSON.stringify([{ table, title }, ...others].slice(0, 12)));
  },
  forget(table) {
    const left = this.tables.filter((known) => known.table !== table);
    localStorage.setItem("ofrenda.tables", JSON.stringify(left));
  },
};
