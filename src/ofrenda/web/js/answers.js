// Answers as buttons: what may be done, folded by what it shares where that would be too much to read, and what
// may not.
import { made } from "./net.js";

export function buttons(actions, barred, choose) {
  const groups = [...new Set(actions.map(({ group }) => group))].filter(Boolean);
  return [
    ...actions.filter(({ group }) => !group).map((action) => buttonFor(action, choose)),
    ...groups.map((group) => folded(group, actions, choose)),
    ...barred.map(disabled),
  ];
}

function folded(group, actions, choose) {
  const details = made("details");
  details.name = "group"; // one is open at a time
  const inside = actions.filter((action) => action.group === group);
  details.append(made("summary", group), ...inside.map((action) => buttonFor(action, choose)));
  return details;
}

const SHORT = 34; // so many letters have room in half a row of a phone, on two lines
function buttonFor(action, choose) {
  const button = made("button", "", () => choose(action));
  button.classList.toggle("short", action.label.length <= SHORT);
  button.classList.toggle("last-resort", action.last_resort);
  if (hasKey(action)) button.append(made("kbd", action.key));
  button.append(...labelled(action));
  button.dataset.action = action.id;
  return button;
}

// Where the scene shows what the end of a label says, a small screen need not.
function labelled({ label, short }) {
  if (!short || !label.startsWith(short)) return [label];
  const drawn = made("span", label.slice(short.length));
  drawn.className = "drawn";
  return [short, drawn];
}

function disabled(label) {
  const button = Object.assign(made("button", label), { disabled: true });
  button.dataset.action = -1;
  return button;
}

// What is folded away has no key: nobody sees what it would do.
export const hasKey = ({ key, group }) => key.length === 1 && !group;
