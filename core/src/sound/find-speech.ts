import { findLoudEnd, findNoiseFloor, LEVEL_WINDOW } from './sound-levels.ts'

/** Part of a sound: whole milliseconds from its start, `from` before `to`. */
export type SoundPart = { from: number; to: number }

/** Pauses and margins in milliseconds. */
const PAUSE_MIN = 300
const MARGIN_BEFORE = 60
const MARGIN_AFTER = 120
/** Numbers of windows. Shorter sounds are clicks; sounds with shorter gaps between them count as one. */
const SOUND_MIN = 60 / LEVEL_WINDOW
const GAP_MIN = 100 / LEVEL_WINDOW

/** Levels in dBFS: below the first is silence, below the second no speech, and below the third no speech without pauses. */
const SILENCE = -90
const SPEECH_LEVEL_MIN = -60
const STEADY_LEVEL_MIN = -50
/** Minimum contrast in dB over a quarter of a second: a recording with less has no pauses, and a quiet one with less has no speech. */
const CONTRAST_MIN = 3.5
const QUIET_CONTRAST_MIN = 8
/** For recordings with less contrast in dB, more windows are averaged, because noise varies as much as speech. */
const CLEAR_CONTRAST = 15

/**
 * Finds the parts of a recording with speech, in order and without overlap, from the levels of its windows (`measureLevels`).
 * Speech is sound clearly above the recording's own noise floor. A pause shorter than `pauseMin` ms (default 300) does not end a
 * part. Each part has a margin of 60 ms before and 120 ms after it if there is room. Steady sound without pauses is one part
 * if it is louder than -50 dBFS, otherwise none. The last part may end up to one window after a sound that ends within a window.
 */
export function findSpeech(
  levels: Float32Array,
  { pauseMin = PAUSE_MIN }: { pauseMin?: number | undefined } = {},
): SoundPart[] {
  const live = trimSilence(levels)
  const sums = sumPowers(levels)
  const slow = findRange(smoothLevels(sums, 12).subarray(live.from, live.to))
  const { loud } = findRange(smoothLevels(sums, 1).subarray(live.from, live.to))
  if (loud < SPEECH_LEVEL_MIN) return []
  const isQuiet = loud < STEADY_LEVEL_MIN
  const contrast = slow.loud - slow.floor
  if (isQuiet && contrast < QUIET_CONTRAST_MIN) return []
  if (contrast < CONTRAST_MIN) return [{ from: live.from * LEVEL_WINDOW, to: live.to * LEVEL_WINDOW }]
  const smooth = smoothLevels(sums, contrast < CLEAR_CONTRAST ? 3 : 1)
  const sounds = findSounds(levels, smooth, findThresholds(smooth.subarray(live.from, live.to)))
  const spoken = joinParts(sounds, GAP_MIN).filter(({ active }) => active >= SOUND_MIN)
  return addMargins(joinParts(spoken, pauseMin / LEVEL_WINDOW), levels.length)
}

/** Returns the range from the first to the last speech of a recording, with the margins of `findSpeech`; null if there is none. */
export function trimToSpeech(levels: Float32Array): SoundPart | null {
  const parts = findSpeech(levels)
  const [first, last] = [parts[0], parts.at(-1)]
  return first && last ? { from: first.from, to: last.to } : null
}

/** Returns the windows without digital silence at both ends: padding contains no room noise. */
function trimSilence(levels: Float32Array): SoundPart {
  const isLive = (level: number) => level > SILENCE
  return { from: Math.max(0, levels.findIndex(isLive)), to: levels.findLastIndex(isLive) + 1 }
}

/** Returns the cumulative power before each window, and the total at the end. */
function sumPowers(levels: Float32Array): Float64Array {
  const sums = new Float64Array(levels.length + 1)
  for (let at = 0; at < levels.length; at += 1) sums[at + 1] = (sums[at] ?? 0) + 10 ** ((levels[at] ?? 0) / 10)
  return sums
}

/** Averages the level of each window with `radius` windows on each side. */
function smoothLevels(sums: Float64Array, radius: number): Float32Array {
  const count = sums.length - 1
  return Float32Array.from({ length: count }, (_, at) => {
    const [from, to] = [Math.max(0, at - radius), Math.min(count, at + radius + 1)]
    return 10 * Math.log10(Math.max(1e-10, ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)))
  })
}

type LevelRange = { floor: number; loud: number }

function findRange(levels: Float32Array): LevelRange {
  return { floor: Math.max(-80, findNoiseFloor(levels)), loud: findLoudEnd(levels) }
}

/** Levels in dBFS: a sound has to reach `on` at least once, and lasts while it stays above `off`. */
type Thresholds = { on: number; off: number }

/** Returns thresholds between the noise floor and the loud end; a larger range puts them farther above the noise. */
function findThresholds(levels: Float32Array): Thresholds {
  const { floor, loud } = findRange(levels)
  const contrast = loud - floor
  const noise = levels.filter((level) => level < floor + contrast / 2).toSorted()
  const spread = Math.max(0, (noise[noise.length >> 1] ?? floor) - floor)
  const rise = Math.max(2, Math.min(12, contrast * 0.4))
  const on = Math.max(rise, Math.min(spread * 4, contrast * 0.65, 16))
  const off = Math.max(rise * 0.6, Math.min(spread * 2.6, contrast * 0.6, 12))
  return { on: Math.max(floor + on, loud - 35), off: Math.max(floor + off, loud - 40) }
}

/** A range of windows, with the number of windows that are loud themselves, not only next to a loud one. */
type Sound = SoundPart & { active: number }

function findSounds(levels: Float32Array, smooth: Float32Array, { on, off }: Thresholds): Sound[] {
  const sounds: Sound[] = []
  let [from, active, isHeard] = [0, 0, false]
  for (let at = 0; at <= smooth.length; at += 1) {
    const level = smooth[at] ?? -Infinity
    if (level > off) {
      isHeard ||= level > on
      active += Number((levels[at] ?? 0) > off)
      continue
    }
    if (isHeard) sounds.push({ from, to: at, active })
    ;[from, active, isHeard] = [at + 1, 0, false]
  }
  return sounds
}

/** Joins sounds that are less than `gapMin` windows apart. */
function joinParts(sounds: readonly Sound[], gapMin: number): Sound[] {
  const joined: Sound[] = []
  for (const sound of sounds) {
    const last = joined.at(-1)
    if (last && sound.from - last.to < gapMin) {
      joined[joined.length - 1] = { from: last.from, to: sound.to, active: last.active + sound.active }
    } else joined.push(sound)
  }
  return joined
}

/** Converts windows to milliseconds with margins; parts share a pause that is too short for both margins. */
function addMargins(sounds: readonly Sound[], count: number): SoundPart[] {
  const parts = sounds.map(({ from, to }) => ({ from: from * LEVEL_WINDOW, to: to * LEVEL_WINDOW }))
  return parts.map(({ from, to }, at) => {
    const [last, next] = [parts[at - 1], parts[at + 1]]
    const before = last ? Math.floor((from - last.to) / 3) : from
    const after = next ? Math.floor(((next.from - to) * 2) / 3) : count * LEVEL_WINDOW - to
    return { from: from - Math.min(MARGIN_BEFORE, before), to: to + Math.min(MARGIN_AFTER, after) }
  })
}
