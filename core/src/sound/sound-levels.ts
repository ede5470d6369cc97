import { VOICE_LEVEL_MAX } from '../model/script.ts'

/** Length in milliseconds of the window for one level. */
export const LEVEL_WINDOW = 10

/** Level of digital silence, in dBFS. */
const LEVEL_MIN = -100

/**
 * Returns the RMS level in dBFS of each window of `LEVEL_WINDOW` ms, at least -100; the last window may be shorter. A full-scale sine
 * is at -3 dBFS.
 * @throws RangeError if the rate (samples per second) is not a positive number
 */
export function measureLevels(samples: Float32Array, rate: number): Float32Array {
  if (!(rate > 0 && rate < Infinity)) throw new RangeError(`no rate of samples: ${rate}`)
  const size = (rate * LEVEL_WINDOW) / 1_000
  const levels = new Float32Array(Math.ceil(samples.length / size))
  for (let window = 0; window < levels.length; window += 1) {
    const from = Math.floor(window * size)
    const to = Math.min(samples.length, Math.floor((window + 1) * size))
    let sum = 0
    for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2
    levels[window] = sum > 0 ? Math.max(LEVEL_MIN, 10 * Math.log10(sum / (to - from))) : LEVEL_MIN
  }
  return levels
}

/**
 * Returns the largest absolute sample of each of `count` equal parts; zeros for an empty sound. With fewer samples than parts,
 * adjacent parts repeat a sample.
 * @throws RangeError if the count is negative
 */
export function peaksOf(samples: Float32Array, count: number): Float32Array {
  const peaks = new Float32Array(count)
  for (let part = 0; part < peaks.length; part += 1) {
    const from = Math.floor((part * samples.length) / peaks.length)
    const to = Math.max(from + 1, Math.floor(((part + 1) * samples.length) / peaks.length))
    peaks[part] = findPeak(samples, from, to)
  }
  return peaks
}

function findPeak(samples: Float32Array, from: number, to: number): number {
  const end = Math.min(to, samples.length)
  let peak = 0
  for (let at = from; at < end; at += 1) {
    const size = Math.abs(samples[at] ?? 0)
    if (size > peak) peak = size
  }
  return peak
}

/** Converts decibels to a gain: 2 for about 6 dB, 0 for -Infinity. */
export function gainOf(decibels: number): number {
  return 10 ** (decibels / 20)
}

/** Returns the level in dBFS that one window in twenty reaches, or 300 ms of a longer recording, so that rare words count. */
export function findLoudEnd(levels: Float32Array): number {
  const count = Math.max(6, Math.min(30, Math.round(levels.length / 20)))
  return levels.toSorted()[Math.max(0, levels.length - count)] ?? LEVEL_MIN
}

/** Returns the level in dBFS that one window in twenty stays below. */
export function findNoiseFloor(levels: Float32Array): number {
  return levels.toSorted()[Math.floor(levels.length / 20)] ?? LEVEL_MIN
}

/** Target speech level, easy to understand over music, and maximum peak; in dBFS. */
const SPEECH_LEVEL = -18
const PEAK_MAX = -1
/** Distances in dB that define a pause: more than `SPEECH_RANGE` below the loud end, within `NOISE_RANGE` of the noise floor, or below the gate. */
const SPEECH_RANGE = 20
const NOISE_RANGE = 6
const LEVEL_GATE = -70

/**
 * Returns the gain in dB that brings the RMS of the spoken windows to -18 dBFS: a multiple of 0.5 from -12 to 12, and 0 for silence. The gain is
 * lower if the highest peak would otherwise exceed -1 dBFS, but never below -12.
 * @throws RangeError if the rate (samples per second) is not a positive number
 */
export function levelForSpeech(samples: Float32Array, rate: number): number {
  const levels = measureLevels(samples, rate)
  const loud = findLoudEnd(levels)
  const gate = Math.max(
    LEVEL_GATE,
    loud - SPEECH_RANGE,
    Math.min(findNoiseFloor(levels), loud - 2 * NOISE_RANGE) + NOISE_RANGE,
  )
  const spoken = levels.filter((level) => level >= gate)
  if (spoken.length === 0) return 0
  const power = spoken.reduce((sum, level) => sum + 10 ** (level / 10), 0) / spoken.length
  const wanted = Math.round((SPEECH_LEVEL - 10 * Math.log10(power)) * 2) / 2
  const room = Math.floor((PEAK_MAX - 20 * Math.log10(findPeak(samples, 0, samples.length))) * 2) / 2
  return Math.max(-VOICE_LEVEL_MAX, Math.min(VOICE_LEVEL_MAX, wanted, room)) + 0
}
