// A question in place, before something that cannot simply be taken back.
import { byId, made } from "./net.js";
import { _ } from "./words.js";

export function makeSure(question, yes, go) {
  const close = (event) => {
    byId("bar").classList.remove("unsure");
    byId("sure").hidden = true;
    event.stopPropagation();
  };
  const agree = made("button", yes, (event) => {
    close(event);
    go();
  });
  agree.className = "primary";
  byId("sure").replaceChildren(`${question} `, agree, made("button", _("No, wait"), close));
  byId("sure").hidden = false;
  byId("bar").classList.add("unsure");
  agree.focus();
}

// Something else is asked now.
export function forgetSure() {
  byId("bar").classList.remove("unsure");
  byId("sure").hidden = true;
}
