// Sounds, made of a few tones: nothing is loaded.

import { settings } from '../settings.svelte';

export type Sound = 'move' | 'turn' | 'end';

/** A tone: its pitch in hertz, when it begins and how long it lasts in seconds, how loud it is. */
interface Tone {
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
}

const SOUNDS: Record<Sound, Tone[]> = {
  // A card on a table.
  move: [{ pitch: 190, at: 0, lasts: 0.07, loud: 0.16 }],
  // A small bell, twice.
  turn: [
    { pitch: 660, at: 0, lasts: 0.16, loud: 0.09 },
    { pitch: 880, at: 0.12, lasts: 0.22, loud: 0.09 },
  ],
  // A fanfare.
  end: [
    { pitch: 392, at: 0, lasts: 0.2, loud: 0.1 },
    { pitch: 523, at: 0.16, lasts: 0.2, loud: 0.1 },
    { pitch: 659, at: 0.32, lasts: 0.2, loud: 0.1 },
    { pitch: 784, at: 0.48, lasts: 0.5, loud: 0.1 },
  ],
};

let audio: AudioContext | undefined;

/** Plays a sound, if the settings allow it. */
export function sound(name: Sound): void {
  if (!settings.choices.sound) return;
  audio ??= new AudioContext();
  // Browsers play no sound before the user has touched the page.
  if (audio.state === 'suspended') void audio.resume();
  for (const tone of SOUNDS[name]) ring(audio, tone);
}

function ring(audio: AudioContext, { pitch, at, lasts, loud }: Tone) {
  const begin = audio.currentTime + at;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = 'triangle';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + lasts);
}
