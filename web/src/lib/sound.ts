/**
 * The sounds of the table, made here: no file to load. Nothing sounds before the person has touched the page, and in a
 * hidden page only what calls them back.
 */
import { comfort } from './comfort.svelte'

export type Sound = 'dice' | 'build' | 'trade' | 'card' | 'horn' | 'turn' | 'win'

/** A tone: when it begins, its pitch in Hz (from, to), how long it sounds, how loud it is, its timbre. */
type Tone = [at: number, from: number, to: number, long: number, loud: number, wave?: OscillatorType]
/** A knock, of filtered noise. */
type Knock = [at: number, pitch: number, long: number, loud: number]

const SOUNDS: Record<Sound, { tones?: Tone[]; knocks?: Knock[] }> = {
  dice: {
    knocks: [
      [0, 1900, 0.05, 0.5],
      [0.08, 2300, 0.04, 0.4],
      [0.15, 1700, 0.05, 0.4],
      [0.27, 2100, 0.05, 0.3],
    ],
  },
  build: {
    knocks: [
      [0, 420, 0.09, 0.9],
      [0.16, 520, 0.08, 0.7],
    ],
    tones: [[0, 150, 90, 0.14, 0.25]],
  },
  trade: {
    tones: [
      [0, 784, 784, 0.22, 0.1, 'triangle'],
      [0.09, 1047, 1047, 0.3, 0.1, 'triangle'],
    ],
  },
  card: { knocks: [[0, 3200, 0.09, 0.22]] },
  horn: {
    tones: [
      [0, 98, 147, 1.5, 0.16, 'sawtooth'],
      [0.02, 148, 220, 1.5, 0.09, 'sawtooth'],
    ],
  },
  turn: {
    tones: [
      [0, 659, 659, 0.7, 0.12],
      [0.16, 988, 988, 0.7, 0.12],
    ],
  },
  win: {
    tones: [
      [0, 523, 523, 0.5, 0.1, 'triangle'],
      [0.14, 659, 659, 0.5, 0.1, 'triangle'],
      [0.28, 784, 784, 0.5, 0.1, 'triangle'],
      [0.42, 1047, 1047, 1, 0.12, 'triangle'],
    ],
  },
}

/** May this be heard now? */
export const audible = (sound: Sound): boolean =>
  comfort.sound &&
  comfort.volume > 0 &&
  (navigator.userActivation?.hasBeenActive ?? true) &&
  (sound === 'turn' || document.visibilityState === 'visible')

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

export function play(sound: Sound, after = 0): void {
  if (!audible(sound)) return
  try {
    context ??= new AudioContext()
    void context.resume()
    const begin = context.currentTime + after
    const { tones = [], knocks = [] } = SOUNDS[sound]
    for (const [at, from, to, long, loud, wave = 'sine'] of tones) {
      const tone = new OscillatorNode(context, { type: wave, frequency: from })
      tone.frequency.linearRampToValueAtTime(to, begin + at + long * 0.4)
      // A horn is not a buzzer.
      const soft = new BiquadFilterNode(context, { type: 'lowpass', frequency: wave === 'sawtooth' ? 700 : 8000 })
      sounding(tone.connect(soft), tone, begin + at, long, loud)
    }
    for (const [at, pitch, long, loud] of knocks) {
      noise ??= rustle(context)
      const knock = new AudioBufferSourceNode(context, { buffer: noise })
      const body = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 2.5 })
      sounding(knock.connect(body), knock, begin + at, long, loud)
    }
  } catch {
    // A browser without sound is no reason to stop.
  }
}

/** Swells quickly, fades slowly, and ends. */
function sounding(from: AudioNode, source: AudioScheduledSourceNode, at: number, long: number, loud: number): void {
  const to = context as AudioContext
  const volume = new GainNode(to, { gain: 0.0001 })
  const most = Math.max(0.0002, loud * comfort.volume)
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(most, at + Math.min(0.02, long / 4))
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long)
  from.connect(volume).connect(to.destination)
  source.start(at)
  source.stop(at + long + 0.05)
}

function rustle(to: AudioContext): AudioBuffer {
  const found = to.createBuffer(1, to.sampleRate / 2, to.sampleRate)
  const samples = found.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  return found
}

/** What of a batch of events is heard: each sound once, in their order, and not more than an ear takes in. */
export function heardOf<E>(events: readonly E[], soundOf: (event: E) => Sound | null): Sound[] {
  const MOST = 3
  return [...new Set(events.map(soundOf).filter((sound) => sound !== null))].slice(0, MOST)
}
