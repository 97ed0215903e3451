// The connection to the table: its messages come by a socket, which is made anew when it is lost.
import { byId, made, notice } from "./net.js";
import { onTurn, shape } from "./shape.js";
import { _ } from "./words.js";

const LOOK_AGAIN = 4001; // who looks has changed: a guest sat down or left, a link was replaced
const KEPT_OUT = 4004; // not for these eyes, as the last message said
let lost = false;
let waits = 300;
let socket = null;
let refused = ""; // that one's own link does not work says more than that one is kept out

// `receive` is called with every message of the table.
export function connect(api, receive) {
  const address = new URL(`${api}/live?shape=${shape()}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.onmessage = ({ data }) => {
    waits = 300;
    const message = JSON.parse(data);
    if (message.error) return keepOut(message.message);
    if (message.version !== document.body.dataset.version) return renew();
    if (lost) notice("");
    lost = false;
    receive(message);
  };
  socket.onclose = ({ code }) => {
    if (code === KEPT_OUT) return;
    if (code !== LOOK_AGAIN) notice(_("The connection is lost. Trying again …"));
    lost = true;
    setTimeout(connect, (waits = Math.min(waits * 2, 5000)), api, receive);
  };
}

// On a shared device: whose person has lifted the curtain.
export const lookAs = (seat) => socket.send(seat);

// A device that turns round gets the other composition; what was asked stays.
onTurn(() => socket?.readyState === WebSocket.OPEN && socket.send(shape()));

export function refuse({ message }) {
  refused = message;
  notice(message);
}

function keepOut(reason) {
  document.body.classList.add("kept-out");
  notice(refused || reason);
}

// The server has been renewed since this page was loaded; the match is safe there.
function renew() {
  notice(`${_("Ofrenda has been renewed.")} `);
  byId("notice").append(made("button", _("Load the page anew"), () => location.reload()));
}
