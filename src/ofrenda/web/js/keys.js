// The keyboard at the table: answers by their keys, tools by their letters, and the list of all of them.
import { hasKey } from "./answers.js";
import { byId } from "./net.js";

const TOOLS = { a: "aid-open", h: "hint", u: "undo", w: "wait", p: "let-pass" };

// `offered` gives the answers to the question on the page.
export function startKeys(offered) {
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea, dialog[open]") || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const typed = offered().find((action) => hasKey(action) && action.key === event.key);
    if (typed) byId("actions").querySelector(`[data-action="${typed.id}"]`)?.click();
    const pressed = TOOLS[event.key];
    if (pressed && !byId(pressed).closest("[hidden]")) byId(pressed).click();
    if (event.key === "?") byId("help").showModal();
  });
}

byId("keys").addEventListener("click", () => byId("help").showModal());
