// The switch in the header: this browser remembers the language, and the server answers in it from now on.
import { byId } from "./net.js";

const YEAR_SECONDS = 31_536_000;

byId("language").addEventListener("change", ({ target }) => {
  document.cookie = `language=${target.value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  location.reload();
});
