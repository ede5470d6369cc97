import type { SoundPart } from './find-speech.ts'

/** Maximum number of separate speech parts, and maximum computation steps: the more scenes a script has, the more parts are merged. */
const PARTS_MAX = 2_000
const STEPS_MAX = 24_000_000

/** Typical error of a scene's expected length: a share of the length, and ms. */
const ERROR = { share: 0.15, time: 400 } as const
/** Weight of pauses: a pause that is 9 % longer compensates for one such error. */
const PAUSE_WEIGHT = 6

/**
 * Cuts a recording of a whole script into its scenes: one part for each of `lengths` (ms of expected speech, up to 120 scenes),
 * null for scenes without speech (0). The speaker may be faster or slower than expected. Cuts in pauses between the parts of `speech`
 * (in order, without overlap), preferring long ones, such that each scene's share is close to the expected share. With fewer
 * parts than spoken scenes, parts are cut at the expected shares. Scenes beyond the last millisecond of speech are null.
 */
export function cutTake(speech: readonly SoundPart[], lengths: readonly number[]): (SoundPart | null)[] {
  const spoken = lengths.filter((length) => length > 0)
  const scenes = cutScenes(speech, spoken)
  let at = 0
  return lengths.map((length) => (length > 0 ? (scenes[at++] ?? null) : null))
}

function cutScenes(speech: readonly SoundPart[], lengths: readonly number[]): SoundPart[] {
  if (lengths.length === 0 || speech.length === 0) return []
  if (speech.length < lengths.length) return cutParts(speech, lengths)
  const countMax = Math.min(PARTS_MAX, Math.floor(Math.sqrt(STEPS_MAX / lengths.length)))
  const parts = mergeClosest(speech, Math.max(lengths.length, countMax))
  return joinParts(parts, lengths)
}

/** Merges parts so that only the longest pauses remain between them. */
function mergeClosest(parts: readonly SoundPart[], countMax: number): readonly SoundPart[] {
  if (parts.length <= countMax) return parts
  const pauses = pausesAfter(parts).map((pause, at) => ({ pause, at }))
  const ends = pauses.toSorted((a, b) => b.pause - a.pause || a.at - b.at).slice(0, countMax - 1)
  return joinUpTo(
    parts,
    ends.map(({ at }) => at).toSorted((a, b) => a - b),
  )
}

/** Returns the pause after each part except the last. */
function pausesAfter(parts: readonly SoundPart[]): number[] {
  return parts.slice(1).map(({ from }, at) => from - (parts[at]?.to ?? from))
}

/** Joins consecutive parts into groups: one group ends at each index in `ends`, and one at the last part. */
function joinUpTo(parts: readonly SoundPart[], ends: readonly number[]): SoundPart[] {
  return [...ends, parts.length - 1].map((end, at) => {
    const first = parts[at === 0 ? 0 : (ends[at - 1] ?? 0) + 1]
    return { from: first?.from ?? 0, to: parts[end]?.to ?? 0 }
  })
}

/** Assigns one or more parts to each scene. */
function joinParts(parts: readonly SoundPart[], lengths: readonly number[]): SoundPart[] {
  const pauses = pausesAfter(parts)
  const between = pauses.toSorted((a, b) => b - a).slice(0, lengths.length - 1)
  const spoken = (parts.at(-1)?.to ?? 0) - (parts[0]?.from ?? 0) - sum(between)
  const ends = groupItems(
    {
      starts: Float64Array.from(parts, ({ from }) => from),
      ends: Float64Array.from(parts, ({ to }) => to),
      costs: Float64Array.from(parts, (_, at) => -PAUSE_WEIGHT * Math.log(Math.max(1, pauses[at] ?? 1))),
    },
    scaleTo(lengths, spoken).map((wanted) => ({ wanted, most: Infinity })),
  )
  return joinUpTo(parts, ends.slice(0, -1))
}

/** Assigns one or more scenes to each part, cut at the expected shares. */
function cutParts(parts: readonly SoundPart[], lengths: readonly number[]): SoundPart[] {
  const times = parts.map(({ from, to }) => to - from)
  const kept = lengths.slice(0, sum(times))
  const expected = scaleTo(kept, sum(times))
  let end = 0
  const ends = Float64Array.from(expected, (length) => (end += length))
  const lasts = groupItems(
    { starts: ends.map((end, at) => end - (expected[at] ?? 0)), ends, costs: new Float64Array(ends.length) },
    times.map((time) => ({ wanted: time, most: time })),
  )
  return parts.flatMap((part, at) => splitPart(part, kept.slice((lasts[at - 1] ?? -1) + 1, (lasts[at] ?? 0) + 1)))
}

/** Splits a part by shares, each at least a millisecond. */
function splitPart({ from, to }: SoundPart, shares: readonly number[]): SoundPart[] {
  const whole = sum(shares)
  let [start, share] = [from, 0]
  return shares.map((length, at) => {
    share += length
    const end = from + Math.round(((to - from) * share) / whole)
    const part = { from: start, to: Math.max(start + 1, Math.min(end, to - (shares.length - 1 - at))) }
    start = part.to
    return part
  })
}

function scaleTo(lengths: readonly number[], whole: number): number[] {
  const factor = whole / sum(lengths)
  return lengths.map((length) => length * factor)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Items in order: start and end of each, and the cost of a group that ends with it. */
type Items = { starts: Float64Array; ends: Float64Array; costs: Float64Array }

/** Target length from the start of a group to its end, and maximum number of items in it. */
type Group = { wanted: number; most: number }

/** Returns the last item of each group of consecutive items, in order: at least one item per group, with the lowest sum of costs and deviations. */
function groupItems({ starts, ends, costs }: Items, groups: readonly Group[]): number[] {
  const firsts = groups.map(() => new Uint16Array(ends.length))
  let sums = new Float64Array(ends.length + 1).fill(Infinity)
  sums[0] = 0
  for (const [group, { wanted, most }] of groups.entries()) {
    const next = new Float64Array(ends.length + 1).fill(Infinity)
    const chosen = firsts[group] ?? new Uint16Array()
    const error = ERROR.share * wanted + ERROR.time
    // Leaves at least one item for each group before and after this one.
    for (let last = group; last <= ends.length - (groups.length - group); last += 1) {
      const end = ends[last] ?? 0
      let least = Infinity
      for (let first = Math.max(group, last - most + 1); first <= last; first += 1) {
        const off = (end - (starts[first] ?? 0) - wanted) / error
        const cost = (sums[first] ?? 0) + (off * off) / 2
        if (cost < least) {
          least = cost
          chosen[last] = first
        }
      }
      next[last + 1] = least + (costs[last] ?? 0)
    }
    sums = next
  }
  const lasts: number[] = []
  let last = ends.length - 1
  for (const chosen of firsts.toReversed()) {
    lasts.push(last)
    last = (chosen[last] ?? 0) - 1
  }
  return lasts.toReversed()
}
