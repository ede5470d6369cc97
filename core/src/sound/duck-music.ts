import type { SoundPart } from './find-speech.ts'
import { gainOf } from './sound-levels.ts'

/** Gain for samples at a time in ms. It changes linearly between two points. */
export type DuckPoint = { at: number; gain: number }

/** Duration of the gain changes before and after speech, in milliseconds. */
const ATTACK = 200
const RELEASE = 500
/** Minimum pause in which the music returns to full volume; shorter pauses stay ducked. */
const PAUSE_MIN = 900
const FADE_IN = 300
const FADE_OUT = 1_500

/**
 * Returns the gain of background music over a film of `length` ms: at `level` dB, `duck` dB (0 or more) lower during speech, faded in
 * and out at the ends of the film. Points are in order, from 0 to `length`; none for a film of zero length. The parts of
 * `speech` are in order.
 */
export function duckMusic(
  speech: readonly SoundPart[],
  length: number,
  { level, duck }: { level: number; duck: number },
): DuckPoint[] {
  if (!(length > 0)) return []
  const ducked = duckPoints(speech, gainOf(-duck))
  const faded = fadePoints(length)
  const times = [...ducked, ...faded].map(({ at }) => at).filter((at) => at >= 0 && at <= length)
  return [...new Set(times)]
    .toSorted((a, b) => a - b)
    .map((at) => ({ at, gain: gainOf(level) * gainAt(ducked, at) * gainAt(faded, at) }))
}

function duckPoints(speech: readonly SoundPart[], low: number): DuckPoint[] {
  const spoken: SoundPart[] = []
  for (const { from, to } of speech) {
    const last = spoken.at(-1)
    if (last && from - last.to < PAUSE_MIN) spoken[spoken.length - 1] = { from: last.from, to: Math.max(last.to, to) }
    else spoken.push({ from, to })
  }
  if (spoken.length === 0) return [{ at: 0, gain: 1 }]
  return spoken.flatMap(({ from, to }) => [
    { at: from - ATTACK, gain: 1 },
    { at: from, gain: low },
    { at: to, gain: low },
    { at: to + RELEASE, gain: 1 },
  ])
}

/** Returns the fade points; in a film too short for both fades, each gets a proportional share. */
function fadePoints(length: number): DuckPoint[] {
  const fadeIn = Math.min(FADE_IN, Math.floor((length * FADE_IN) / (FADE_IN + FADE_OUT)))
  const start = fadeIn > 0 ? [{ at: 0, gain: 0 }] : []
  const fadeOut = length - FADE_OUT
  return [
    ...start,
    { at: fadeIn, gain: 1 },
    ...(fadeOut > fadeIn ? [{ at: fadeOut, gain: 1 }] : []),
    { at: length, gain: 0 },
  ]
}

/** Returns the gain of an envelope at a time in ms: before its first point the first gain, after its last point the last gain, and 0 without points. */
export function gainAt(points: readonly DuckPoint[], at: number): number {
  let [low, high] = [0, points.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle]?.at ?? 0) <= at) low = middle + 1
    else high = middle
  }
  const [from, to] = [points[low - 1], points[low]]
  if (!from) return to?.gain ?? 0
  return to ? from.gain + ((to.gain - from.gain) * (at - from.at)) / (to.at - from.at) : from.gain
}
