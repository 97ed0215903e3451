// Sounds, made here out of noise and a few tones; silent until they are switched on.
import { setting } from "./settings.js";

let ear = null;
function listening() {
  if (setting("sound") !== "on") return null;
  ear ??= new AudioContext();
  return ear.state === "suspended" ? (ear.resume(), ear) : ear;
}

// Bones on wood: short bursts of noise, each a little quieter.
function knocks(context, count, pitch) {
  for (let knock = 0; knock < count; knock++) {
    const at = context.currentTime + knock * 0.07 + Math.random() * 0.03;
    const noise = new AudioBufferSourceNode(context, { buffer: burst(context) });
    const wood = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch * (0.8 + Math.random() * 0.5) });
    fading(context, noise.connect(wood), at, 0.25 / (knock + 1), 0.09);
    noise.start(at);
  }
}

function tones(context, pitches) {
  pitches.forEach((frequency, place) => {
    const at = context.currentTime + place * 0.14;
    const bell = new OscillatorNode(context, { type: "triangle", frequency });
    fading(context, bell, at, 0.12, 0.6);
    bell.start(at);
    bell.stop(at + 0.7);
  });
}

function fading(context, source, at, loud, seconds) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source.connect(gain).connect(context.destination);
}

function burst(context) {
  const buffer = new AudioBuffer({ length: context.sampleRate / 10, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

const SOUNDS = {
  dice: (context) => knocks(context, 5, 1800),
  card: (context) => knocks(context, 1, 3800),
  turn: (context) => tones(context, [659, 880]),
  end: (context) => tones(context, [523, 659, 784, 1047]),
};

// Five dice that fall together make one sound.
const TOGETHER_MS = 150;
const played = {};
export function play(name) {
  const now = performance.now();
  const context = listening();
  if (!context || now - played[name] < TOGETHER_MS) return;
  played[name] = now;
  SOUNDS[name](context);
}
