import { numbersFrom } from '../slots/queue-order.ts'
import { findBreak } from './hard/hard-rules.ts'
import type { Placed, PlanContext } from './plan-context.ts'
import { objectiveOf, scoreRules } from './soft/soft-rules.ts'

/** Maximum number of steps per placement and in total, which limits the search for every brief. */
const STEPS_EACH = 100
const STEPS_MAX = 12_000
/** Number of steps between two progress reports. */
const TELL_EVERY = 500
/** Maximum loss of the objective per step at the start; it decreases to zero at the end. */
const LEEWAY = 0.4

const PARTS = ['pillar', 'stage', 'format', 'persona'] as const
type Part = (typeof PARTS)[number]

/**
 * Improves a plan by small changes within the hard rules: another time in the same week, another pillar, stage, format or persona, or two posts that
 * swap one of these. Kept posts are not changed, and no post is added or removed.
 */
export function improvePlan(
  begun: readonly Placed[],
  context: PlanContext,
  onProgress?: (share: number) => void,
): Placed[] {
  const random = numbersFrom(context.brief.seed)
  const byTime = begun.toSorted(inOrder)
  const movable = byTime.filter(({ kept }) => kept === null).length
  const steps = Math.min(STEPS_MAX, STEPS_EACH * movable)
  let now = byTime
  let score = rate(now, context)
  let best = now
  let bestScore = score
  for (let step = 0; step < steps; step += 1) {
    if (step % TELL_EVERY === 0) onProgress?.(step / steps)
    const next = changeOnce(now, context, random)
    if (!next) continue
    const rated = rate(next, context)
    if (rated < score - LEEWAY * (1 - step / steps)) continue
    now = next
    score = rated
    if (score > bestScore) [best, bestScore] = [now, score]
  }
  return best
}

function rate(placed: readonly Placed[], context: PlanContext): number {
  return objectiveOf(scoreRules(placed, context))
}

/** Makes one random change; null for a kept post, for a change without effect, and for one that would break a hard rule. */
function changeOnce(placed: readonly Placed[], context: PlanContext, random: () => number): Placed[] | null {
  const at = Math.floor(random() * placed.length)
  const one = placed[at]
  if (!one || one.kept) return null
  const kind = random()
  if (kind < 0.3) return move(placed, at, pick(spotsNear(one, context), random), context)
  const part = pick(PARTS, random)
  if (!part) return null
  return kind < 0.6 ? exchange(placed, at, part, context, random) : alter(placed, at, part, context, random)
}

function spotsNear({ channel, week }: Placed, { spots }: PlanContext) {
  return (spots[channel] ?? []).filter((spot) => spot.week === week)
}

function move(
  placed: readonly Placed[],
  at: number,
  spot: PlanContext['spots'][number][number] | undefined,
  context: PlanContext,
): Placed[] | null {
  const one = placed[at]
  if (!one || !spot || spot.instant === one.instant) return null
  const others = placed.toSpliced(at, 1)
  const moved = { ...one, ...spot }
  return findBreak(moved, others, context) ? null : [...others, moved].toSorted(inOrder)
}

function alter(
  placed: readonly Placed[],
  at: number,
  part: Part,
  context: PlanContext,
  random: () => number,
): Placed[] | null {
  const one = placed[at]
  const { brief } = context
  const count = { pillar: brief.pillars, stage: brief.stages, format: brief.formats, persona: brief.personas }[part]
    .length
  const value = Math.floor(random() * count)
  if (!one || count === 0 || one[part] === value) return null
  const altered = { ...one, [part]: value }
  return findBreak(altered, placed.toSpliced(at, 1), context) ? null : placed.with(at, altered)
}

function exchange(
  placed: readonly Placed[],
  at: number,
  part: Part,
  context: PlanContext,
  random: () => number,
): Placed[] | null {
  const partner = Math.floor(random() * placed.length)
  const one = placed[at]
  const other = placed[partner]
  if (!one || !other || other.kept || one[part] === other[part]) return null
  const next = placed.with(at, { ...one, [part]: other[part] }).with(partner, { ...other, [part]: one[part] })
  const isKeeping = [at, partner].every((place) => {
    const changed = next[place]
    return changed && !findBreak(changed, next.toSpliced(place, 1), context)
  })
  return isKeeping ? next : null
}

function pick<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)]
}

/** Compares by time, then by channel. */
export function inOrder(a: Placed, b: Placed): number {
  return a.instant - b.instant || a.channel - b.channel
}
