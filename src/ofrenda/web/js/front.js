// The front page: play at once, or make a table.
import { call, memory, seed } from "./net.js";

const nameField = document.getElementById("name");
nameField.value = memory.name;
nameField.addEventListener("change", () => (memory.name = nameField.value.trim()));

function myName() {
  return nameField.value.trim() || "Guest";
}

async function makeTable(card, wish) {
  const problem = card.querySelector(".problem");
  problem.textContent = "";
  try {
    const made = await call("POST", "/api/tables", { name: myName(), seed: seed(), ...wish });
    memory.keep(made.table, card.querySelector("h3").textContent);
    const waiting = wish.seats.some((seat) => seat.kind === "friend");
    location.href = `/t/${made.table}${waiting ? `#invite=${made.invite}` : ""}`;
  } catch (error) {
    problem.textContent = error.message;
  }
}

function addSeat(form, kind) {
  const seats = form.querySelector(".seats");
  if (seats.children.length >= Number(form.dataset.max)) return;
  const row = document.getElementById("seat-row").content.firstElementChild.cloneNode(true);
  row.querySelector("select").value = kind;
  const select = row.querySelector("select");
  select.addEventListener("change", () => (row.querySelector("input").hidden = select.value !== "here"));
  row.querySelector("[data-remove-seat]").addEventListener("click", () => {
    if (seats.children.length > Number(form.dataset.min)) row.remove();
    number(seats);
  });
  seats.append(row);
  number(seats);
}

function nameOf(row) {
  return row.querySelector("input").value.trim();
}

function number(seats) {
  [...seats.children].forEach((row, at) => (row.querySelector(".seat-number").textContent = `${at + 1}`));
}

function wishOf(form) {
  const options = {};
  for (const field of form.querySelectorAll("[data-kind]")) {
    const { kind } = field.dataset;
    options[field.name] = kind === "switch" ? field.checked : kind === "number" ? Number(field.value) : field.value;
  }
  return {
    game: form.dataset.slug,
    seats: [...form.querySelectorAll(".seat-row")].map((row) => {
      const [kind, level] = row.querySelector("select").value.split(":");
      return kind === "bot" ? { kind, level } : kind === "here" ? { kind, name: nameOf(row) } : { kind };
    }),
    options,
    listed: form.elements["-listed"].checked,
    watchable: form.elements["-watchable"].checked,
    pace: form.elements["-pace"].value,
  };
}

for (const card of document.querySelectorAll(".card")) {
  const form = card.querySelector("form");
  card.querySelector("[data-play]").addEventListener("click", ({ target }) => {
    const bots = Array.from({ length: Number(target.dataset.seats) - 1 }, () => ({ kind: "bot", level: "greedy" }));
    makeTable(card, { game: target.dataset.play, seats: [{ kind: "me" }, ...bots] });
  });
  card.querySelector("[data-make]").addEventListener("click", () => (form.hidden = !form.hidden));
  addSeat(form, "me");
  addSeat(form, "friend");
  form.querySelector("[data-add-seat]").addEventListener("click", () => addSeat(form, "bot:greedy"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    makeTable(card, wishOf(form));
  });
}

const mine = document.querySelector(".mine");
for (const { table, title } of memory.tables) {
  mine.hidden = false;
  const link = Object.assign(document.createElement("a"), { href: `/t/${table}`, textContent: title });
  const line = document.createElement("li");
  line.append(link);
  mine.querySelector("ul").append(line);
}
