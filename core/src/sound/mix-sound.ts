import type { DuckPoint } from './duck-music.ts'
import { gainOf } from './sound-levels.ts'

/** A part of a mono sound, from `from` to `to` ms of its samples, played from `at` ms of the film, `level` dB louder. */
export type VoiceClip = { samples: Float32Array; from: number; to: number; at: number; level: number }

/** Music in mono or stereo, and its volume over the film. It loops if it is shorter than the film. */
export type MusicBed = {
  channels: readonly [Float32Array] | readonly [Float32Array, Float32Array]
  envelope: readonly DuckPoint[]
}

/** Film `length` in ms; `rate` is the sample rate of all tracks, per second. */
export type SoundTracks = { rate: number; length: number; voices: readonly VoiceClip[]; music: MusicBed | null }

/** Fade at the ends of voices, in milliseconds. */
const VOICE_FADE = 5
/** Overlap in milliseconds at a loop point, and minimum length of music that gets this overlap. */
const SEAM = 50
const SEAM_LENGTH_MIN = 1_000

/**
 * Mixes the left and right channel of a film: voices centred over music, `Math.round(length * rate / 1000)` samples each. Samples up to
 * 0.8 are plain sums; larger ones are soft-limited to less than 0.98. Audio outside the film or outside its own samples
 * is left out. Samples that are not numbers are silent.
 * @throws RangeError if the length is negative
 */
export function mixSound({
  rate,
  length,
  voices,
  music,
}: SoundTracks): [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>] {
  const left = new Float32Array(Math.round((length * rate) / 1_000))
  for (const voice of voices) addVoice(left, voice, rate)
  const right = left.slice()
  if (music) {
    const [first, second = first] = music.channels
    addMusic(left, first, music.envelope, rate)
    addMusic(right, second, music.envelope, rate)
  }
  limitPeaks(left)
  limitPeaks(right)
  return [left, right]
}

function addVoice(film: Float32Array, { samples, from, to, at, level }: VoiceClip, rate: number): void {
  const toSample = (time: number) => Math.round((time * rate) / 1_000)
  const offset = toSample(at) - toSample(from)
  const start = Math.max(0, toSample(from), -offset)
  const end = Math.min(samples.length, toSample(to), film.length - offset)
  const gain = gainOf(level)
  const fade = Math.min(toSample(VOICE_FADE), Math.floor((end - start) / 2))
  for (let sample = start; sample < end; sample += 1) {
    const edge = Math.min(sample - start, end - 1 - sample)
    const factor = edge < fade ? (gain * edge) / fade : gain
    film[sample + offset] = (film[sample + offset] ?? 0) + factor * (samples[sample] ?? 0)
  }
}

function addMusic(film: Float32Array, samples: Float32Array, envelope: readonly DuckPoint[], rate: number): void {
  const { once, again } = toLoop(samples, film.length, rate)
  if (once.length === 0) return
  let [source, at] = [once, 0]
  let sample = 0
  // The gain changes linearly over the film's samples.
  const addUpTo = (end: number, gain: number, slope: number) => {
    for (; sample < end; sample += 1, at += 1) {
      if (at === source.length) [source, at] = [again, 0]
      film[sample] = (film[sample] ?? 0) + (gain + slope * sample) * (source[at] ?? 0)
    }
  }
  let before: DuckPoint | undefined
  for (const point of envelope) {
    const end = Math.min(film.length, Math.ceil((point.at * rate) / 1_000))
    const slope = before ? (point.gain - before.gain) / (point.at - before.at) : 0
    addUpTo(end, point.gain - slope * point.at, (slope * 1_000) / rate)
    before = point
  }
  addUpTo(film.length, before?.gain ?? 0, 0)
}

/**
 * Returns the samples of a looped sound: `once` for the first pass omits the seam at its end; `again` for each later pass begins with a cross-fade
 * from that seam.
 */
function toLoop(samples: Float32Array, length: number, rate: number): { once: Float32Array; again: Float32Array } {
  const isWhole = samples.length >= length || samples.length <= (SEAM_LENGTH_MIN * rate) / 1_000
  if (isWhole) return { once: samples, again: samples }
  const seam = Math.round((SEAM * rate) / 1_000)
  const once = samples.subarray(0, samples.length - seam)
  const again = once.slice()
  for (let at = 0; at < seam; at += 1) {
    const share = at / seam
    again[at] = share * (samples[at] ?? 0) + (1 - share) * (samples[once.length + at] ?? 0)
  }
  return { once, again }
}

const KNEE = 0.8
/** Slightly below 0.98, because the nearest 32-bit number to 0.98 is larger than 0.98. */
const PEAK_MAX = 0.9799

/** Soft-limits samples above the knee, more strongly the louder they are: without a corner, and below the maximum even for infinite input. */
function limitPeaks(samples: Float32Array): void {
  const room = PEAK_MAX - KNEE
  for (let at = 0; at < samples.length; at += 1) {
    const sample = samples[at] ?? 0
    const over = Math.abs(sample) - KNEE
    if (over > 0) samples[at] = Math.sign(sample) * (PEAK_MAX - (room * room) / (room + over))
    else if (Number.isNaN(sample)) samples[at] = 0
  }
}
