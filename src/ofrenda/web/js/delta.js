// Only what differs from the message before is sent, and from moment to moment: here it is made whole again.
const TALK_LINES = 100;
let known = null; // the last message, which may still wait to be shown

export function complete(message) {
  let before = known?.scene ?? [];
  for (const moment of message.moments) before = moment.scene = wholeScene(moment.scene, before);
  message.scene = wholeScene(message.scene, before);
  message.log = [...(known?.log ?? []).slice(0, message.log_from), ...message.log];
  message.chat = wholeTalk(message.chat, known?.chat ?? []);
  known = message;
}

// A number stands for so many parts of the scene that are as they were.
function wholeScene(parts, before) {
  let at = 0;
  return parts.flatMap((part) => {
    const from = at;
    at += typeof part === "number" ? part : 1;
    return typeof part === "number" ? before.slice(from, at) : [part];
  });
}

// Of the talk what was said since comes, or what is signed with another name now.
function wholeTalk(lines, before) {
  const numbers = new Set(lines.map(({ number }) => number));
  return [...before.filter(({ number }) => !numbers.has(number)), ...lines]
    .sort((one, other) => one.number - other.number)
    .slice(-TALK_LINES);
}
