import { findBreak } from './hard/hard-rules.ts'
import type { Placed, PlanContext, Spot } from './plan-context.ts'
import { centresOf } from './soft/stage-order.ts'
import { fractionsOf } from './soft/share-score.ts'

/**
 * Makes a placement of a spot with the parts that are furthest behind their shares, within the hard rules.
 * @param keyDate place of the key date that it is about; -1 for none
 * @returns null where no choice of parts keeps all hard rules
 */
export function placeAt(
  spot: Spot,
  keyDate: number,
  { placed, context }: { placed: readonly Placed[]; context: PlanContext },
): Placed | null {
  const { brief, keyDates, takers } = context
  const asked = keyDates[keyDate]?.pillar ?? -1
  const pillars = asked === -1 ? byNeed(brief.pillars, placed, 'pillar') : [asked]
  const formats = byNeed(brief.formats, placed, 'format')
  const rest = {
    ...spot,
    stage: stageAt(spot, context),
    format: formats.find((format) => takers[format]?.has(spot.channel)) ?? -1,
    persona: byNeed(brief.personas, placed, 'persona')[0] ?? -1,
    keyDate,
    kept: null,
  }
  for (const pillar of pillars) {
    const found = { ...rest, pillar }
    const broken = findBreak(found, placed, context)
    if (!broken) return found
    // Another pillar would break every other rule just as well.
    if (broken.rule !== 'alike_distance') return null
  }
  return null
}

/** The places of parts, those that are furthest behind their share first. */
function byNeed(
  parts: readonly { share: number }[],
  placed: readonly Placed[],
  of: 'pillar' | 'format' | 'persona',
): number[] {
  const counts = parts.map(() => 0)
  for (const each of placed) if (each[of] >= 0) counts[each[of]] = (counts[each[of]] ?? 0) + 1
  const needs = fractionsOf(parts).map((share, at) => share * (placed.length + 1) - (counts[at] ?? 0))
  return parts.map((_, at) => at).toSorted((a, b) => (needs[b] ?? 0) - (needs[a] ?? 0) || a - b)
}

/** The stage whose part of the time the day falls into. */
function stageAt({ day }: Spot, { brief, from, until }: PlanContext): number {
  const at = (day - from) / Math.max(1, until - from)
  const distances = centresOf(brief.stages).map((centre) => Math.abs(at - centre.at) - centre.half)
  return distances.indexOf(Math.min(...distances))
}
