// People who share this device: nobody sees another's hand. It is not even sent before the curtain is lifted.
import { lookAs } from "./connection.js";
import { byId, call } from "./net.js";
import { badge } from "./panels.js";
import { takeBack } from "./undo.js";
import { _ } from "./words.js";

const curtain = byId("curtain");
let shown = null; // the message on the page
let api = "";

export function showCurtain(message, address) {
  shown = message;
  api = address;
  if (message.curtain) draw(message);
  else if (curtain.open) curtain.close("");
}

function draw({ seats, seat, undo, undo_by, together }) {
  byId("curtain-skull").replaceChildren(badge(seat));
  byId("curtain-name").textContent = _("Now {name}", seats[seat]);
  byId("curtain-asked").textContent = undo ? _("{name} asks for an undo.", undo) : (together?.question ?? "");
  const all = together && !undo ? together.seats : [];
  byId("curtain-pass").hidden = all.length === 0;
  byId("curtain-pass").textContent = _("{name} lets it go by", seats[seat]);
  byId("curtain-pass-all").hidden = all.length < 2;
  byId("curtain-pass-all").textContent = _("All let it go by: {names}", {
    names: all.map((one) => seats[one].name).join(", "),
  });
  byId("curtain-undo").hidden = undo_by === null;
  byId("curtain-undo").textContent = undo_by === null ? "" : _("Undo what {name} did", seats[undo_by]);
  curtain.returnValue = "";
  if (!curtain.open) curtain.showModal();
}

curtain.addEventListener("cancel", (event) => event.preventDefault());
curtain.addEventListener("close", () => {
  if (curtain.returnValue === "here") lookAs(shown.seat);
  else if (shown.curtain) draw(shown); // pressing Escape twice closes any dialog; nobody has come yet
});

// What goes wrong is said here: the curtain hides the notice.
const sayHere = ({ message }) => (byId("curtain-asked").textContent = message);

// What most let go by needs no handover: it tells no more than at any table.
const letGoBy = (seats) => call("POST", `${api}/going-by`, { number: shown.number, seats }).catch(sayHere);
byId("curtain-pass").addEventListener("click", () => letGoBy([shown.seat]));
byId("curtain-pass-all").addEventListener("click", () => letGoBy(shown.together.seats));
byId("curtain-undo").addEventListener("click", () => takeBack().catch(sayHere));
