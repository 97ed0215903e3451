// The front page: play at once, or make a table.
import { call, made, memory, seed } from "./net.js";
import { _ } from "./words.js";

const nameField = document.getElementById("name");
nameField.value = memory.name;
nameField.addEventListener("change", () => (memory.name = nameField.value.trim()));

function myName() {
  return nameField.value.trim() || _("Guest");
}

async function makeTable(card, wish) {
  const problem = card.querySelector(".problem");
  problem.textContent = "";
  try {
    const { commitment } = await call("POST", "/api/commitments"); // the house promises before it knows our seed
    const mine = seed();
    const seat = await call("POST", "/api/tables", { name: myName(), seed: mine, commitment, ...wish });
    const waiting = wish.seats.some(({ kind }) => kind === "friend");
    const invite = waiting ? seat.invite : "";
    memory.keep(seat.table, card.querySelector("h3").textContent, { invite, seed: mine, promise: commitment });
    location.href = `/t/${seat.table}${waiting ? `#invite=${seat.invite}` : ""}`;
  } catch (error) {
    problem.textContent = error.message;
    problem.scrollIntoView({ block: "nearest" });
  }
}

function addSeat(form, kind) {
  const seats = form.querySelector(".seats");
  const row = document.getElementById("seat-row").content.firstElementChild.cloneNode(true);
  row.querySelector("select").value = kind;
  const select = row.querySelector("select");
  select.addEventListener("change", () => (row.querySelector("input").hidden = select.value !== "here"));
  row.querySelector("[data-remove-seat]").addEventListener("click", () => {
    row.remove();
    number(form);
  });
  seats.append(row);
  number(form);
}

function nameOf(row) {
  return row.querySelector("input").value.trim();
}

// As few and as many seats as the game allows.
function number(form) {
  const rows = [...form.querySelectorAll(".seat-row")];
  rows.forEach((row, at) => {
    row.querySelector(".seat-number").textContent = `${at + 1}`;
    row.querySelector("[data-remove-seat]").disabled = rows.length <= Number(form.dataset.min);
  });
  form.querySelector("[data-add-seat]").disabled = rows.length >= Number(form.dataset.max);
}

function wishOf(form) {
  const options = {};
  for (const field of form.querySelectorAll("[data-kind]")) {
    const { kind } = field.dataset;
    if (field.value === "") continue; // as the rulebook has it
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
    hints: form.elements["-hints"].checked,
    pace: form.elements["-pace"].value,
    window: Number(form.elements["-window"]?.value ?? 15),
  };
}

const { usual } = document.getElementById("seat-row").dataset;
for (const card of document.querySelectorAll(".card")) {
  const form = card.querySelector("form");
  card.querySelector("[data-play]").addEventListener("click", ({ target }) => {
    const against = Number(card.querySelector("[data-against]").value);
    const { value: level } = card.querySelector("[data-level]");
    const bots = Array.from({ length: against }, () => ({ kind: "bot", level }));
    makeTable(card, { game: target.dataset.play, seats: [{ kind: "me" }, ...bots] });
  });
  card.querySelector("[data-make]").addEventListener("click", ({ target }) => {
    form.hidden = !form.hidden;
    target.setAttribute("aria-expanded", !form.hidden);
    card.scrollIntoView({ block: "nearest" }); // an open form may have moved to a row of its own
  });
  addSeat(form, "me");
  addSeat(form, "friend");
  form.querySelector("[data-add-seat]").addEventListener("click", () => addSeat(form, `bot:${usual}`));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    makeTable(card, wishOf(form));
  });
}

// Whoever comes from a course plays at once.
const learned = new URLSearchParams(location.hash.slice(1)).get("play");
if (learned) {
  history.replaceState(null, "", location.pathname);
  document.querySelector(`[data-play="${CSS.escape(learned)}"]`)?.click();
}

// My tables: what each waits for; those that are gone are forgotten.
const mine = document.querySelector(".mine");
async function showMine() {
  const known = memory.tables;
  if (known.length === 0) return;
  const found = await call("POST", "/api/mine", { tables: known.map(({ table }) => table) });
  for (const { table } of known) {
    if (!found.some((line) => line.table === table)) memory.forget(table);
  }
  mine.hidden = found.length === 0;
  mine.querySelector("ul").replaceChildren(
    ...found.map(({ table, title, names, status, yours }) => {
      const line = made("li");
      const going = yours ? _("your turn") : _("going on");
      const states = {
        gathering: _("waiting for friends"),
        playing: going,
        over: _("over"),
        closed: _("closed as undecided"),
      };
      line.append(
        Object.assign(made("a", title), { href: `/t/${table}` }),
        ` ${names.join(", ")} · `,
        made(yours ? "strong" : "span", states[status]),
      );
      return line;
    }),
  );
}
showMine();
