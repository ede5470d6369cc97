import { seededRandom } from '@postwright/core/personas/cluster/spherical-k-means'
import type { SoundPart } from '@postwright/core/sound/find-speech'
import { gainOf } from '@postwright/core/sound/sound-levels'

/** Samples per second. */
export const RATE = 16_000

type Recording = { length: number; noise: number; speech: readonly SoundPart[]; level: number; seed: number }

/** A room of white noise (dBFS, `length` in ms) in which someone speaks syllables with pauses between the parts, at an RMS level. */
export function synthesizeRecording({ length, noise, speech, level, seed }: Recording): Float32Array {
  const random = seededRandom(seed)
  const samples = synthesizeNoise(length, noise, random)
  for (const part of speech) addSpeech(samples, part, level, random)
  return samples
}

export function synthesizeNoise(length: number, level: number, random = seededRandom(1)): Float32Array {
  const peak = gainOf(level) * Math.sqrt(3)
  return Float32Array.from({ length: toSample(length) }, () => (2 * random() - 1) * peak)
}

/** Noise of a room: the lower, the stronger (pink, by Paul Kellet's filter). */
export function synthesizePinkNoise(length: number, level: number, seed: number): Float32Array {
  const state = [0, 0, 0]
  const poles = [0.99765, 0.963, 0.57]
  const gains = [0.099046, 0.2965164, 1.0526913]
  const noise = synthesizeNoise(length, 0, seededRandom(seed)).map((sample) => {
    for (const [at, pole] of poles.entries()) state[at] = pole * (state[at] ?? 0) + (gains[at] ?? 0) * sample
    return state.reduce((sum, part) => sum + part, 0.1848 * sample)
  })
  return scaleTo(noise, level)
}

export function synthesizeTone(length: number, level: number, frequency: number): Float32Array {
  const peak = gainOf(level) * Math.SQRT2
  return Float32Array.from(
    { length: toSample(length) },
    (_, at) => peak * Math.sin((2 * Math.PI * frequency * at) / RATE),
  )
}

/** Harmonics and breath in syllables of 120 to 280 ms, each of which swells and falls by about 12 dB. */
function addSpeech(film: Float32Array, { from, to }: SoundPart, level: number, random: () => number): void {
  const start = toSample(from)
  const voice = new Float32Array(toSample(to) - start)
  for (let at = 0; at < voice.length;) {
    const rest = voice.length - at
    const length = rest < 2 * toSample(120) ? rest : Math.min(rest, toSample(120 + 160 * random()))
    const pitch = 100 + 120 * random()
    const isVoiced = random() < 0.8
    const loudness = 0.6 + 0.4 * random()
    for (let place = 0; place < length; place += 1) {
      const envelope = loudness * (0.25 + 0.75 * Math.sin((Math.PI * (place + 0.5)) / length))
      const angle = (2 * Math.PI * pitch * place) / RATE
      const sound = isVoiced ? Math.sin(angle) + 0.5 * Math.sin(2 * angle) + 0.3 * Math.sin(5 * angle) : 0
      voice[at + place] = envelope * (sound + (isVoiced ? 0.2 : 1.2) * (2 * random() - 1))
    }
    at += length
  }
  for (const [at, sample] of scaleTo(voice, level).entries()) film[start + at] = (film[start + at] ?? 0) + sample
}

/** Samples at an RMS level in dBFS. */
function scaleTo(samples: Float32Array, level: number): Float32Array {
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
  return samples.map((sample) => (sample * gainOf(level)) / Math.sqrt(power))
}

function toSample(time: number): number {
  return Math.round((time * RATE) / 1_000)
}

/** Parts of speech of the given times with the given pauses before each of them, in ms. */
export function layOutSpeech(parts: readonly { pause: number; time: number }[]): SoundPart[] {
  let at = 0
  return parts.map(({ pause, time }) => {
    const from = at + pause
    at = from + time
    return { from, to: at }
  })
}
