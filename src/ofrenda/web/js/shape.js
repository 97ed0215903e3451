// Scenes are composed for the room there is: wide, or tall for a phone or a tablet.
const small = matchMedia("(max-width: 900px), (max-height: 500px)");

export const shape = () => (small.matches ? "tall" : "wide");
export const onTurn = (listener) => small.addEventListener("change", listener);
