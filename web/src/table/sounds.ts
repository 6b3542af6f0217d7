/** Small sounds, made here and now: no files. */
let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, loud: number, shape: OscillatorType = 'triangle'): void {
  if (!context) return;
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, context.currentTime + at);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + length);
  voice.connect(volume).connect(context.destination);
  voice.start(context.currentTime + at);
  voice.stop(context.currentTime + at + length);
}

/** Something dry: a die on wood, a card on the table. */
function rustle(at: number, length: number, loud: number, pitch: number): void {
  if (!context) return;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const grains = buffer.getChannelData(0);
  for (let grain = 0; grain < grains.length; grain += 1) grains[grain] = (Math.random() * 2 - 1) * (1 - grain / grains.length) ** 2;
  const [source, filter, volume] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(context.currentTime + at);
}

export type Sound = 'dice' | 'move' | 'card' | 'coin' | 'horn' | 'drum' | 'turn' | 'end' | 'chat';

const sounds: Record<Sound, () => void> = {
  dice: () => [0, 0.07, 0.13, 0.22].forEach((at, nth) => rustle(at, 0.06, 0.35 - nth * 0.05, 1800 + nth * 300)),
  move: () => rustle(0, 0.12, 0.4, 320),
  card: () => rustle(0, 0.14, 0.18, 4200),
  coin: () => [2100, 2800, 2500].forEach((pitch, nth) => tone(nth * 0.06, pitch, 0.18, 0.04, 'sine')),
  horn: () => [147, 196, 196, 247].forEach((pitch, nth) => tone(nth * 0.22, pitch, nth === 3 ? 0.9 : 0.3, 0.07, 'sawtooth')),
  drum: () => [0, 0.24, 0.36].forEach((at) => { tone(at, 70, 0.3, 0.25, 'sine'); rustle(at, 0.08, 0.2, 180); }),
  turn: () => [392, 523].forEach((pitch, nth) => tone(nth * 0.14, pitch, 0.5, 0.08)),
  end: () => [262, 330, 392, 523].forEach((pitch, nth) => tone(nth * 0.16, pitch, 1.2, 0.07)),
  chat: () => tone(0, 880, 0.12, 0.04, 'sine'),
};

/** What a line of the story sounds like. */
const heard: [RegExp, Sound][] = [
  [/conan-player|crown-|age-ends/, 'horn'],
  [/contest-begins/, 'drum'],
  [/fate-rolled|aoc-rolled/, 'dice'],
  [/aoc-gold|aoc-robbed|traded/, 'coin'],
  [/moved|placed|retreated|conan-moves|cg-told-moved|march/, 'move'],
  [/card|drew|laid|shown|played/, 'card'],
];

export const soundOf = (key: string): Sound | null => heard.find(([lines]) => lines.test(key))?.[1] ?? null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  sounds[sound]();
}
