// On a phone the panels beside the table are tabs.
import { byId } from "./net.js";
import { read } from "./panels.js";

const tabs = document.querySelectorAll("[role=tab]");
for (const tab of tabs) {
  tab.addEventListener("click", () => {
    for (const other of tabs) {
      other.setAttribute("aria-selected", other === tab);
      byId(other.getAttribute("aria-controls")).classList.toggle("chosen", other === tab);
    }
    for (const list of [byId("log"), byId("chat")]) list.scrollTop = list.scrollHeight;
    read();
  });
  tab.addEventListener("keydown", ({ key }) => {
    const other = { ArrowLeft: tab.previousElementSibling, ArrowRight: tab.nextElementSibling }[key];
    other?.focus();
    other?.click();
  });
}
