import { shuffled } from '../slots/queue-order.ts'
import { DAY } from '../time/utc-day.ts'
import { weekOf } from './calendar-days.ts'
import type { Placed, PlanContext, Spot } from './plan-context.ts'
import { findBreak } from './hard/hard-rules.ts'
import { centresOf } from './soft/stage-order.ts'
import { fractionsOf } from './soft/share-score.ts'

type Order = (spots: readonly Spot[], wanted: number) => readonly Spot[]

/**
 * Builds a plan greedily within the hard rules: key dates first, then week by week each channel in turn. Posts are spread over their week, or take
 * the earliest spots if more posts fit that way. The result is not always the largest possible plan.
 */
export function constructPlan(kept: readonly Placed[], context: PlanContext): Placed[] {
  const begun = placeKeyDates(kept, context)
  const spread = fillWeeks(fillWeeks(begun, context, spreadOverWeek), context, asTheyCome)
  const dense = fillWeeks(begun, context, asTheyCome)
  return dense.length > spread.length ? dense : spread
}

/** Completes a plan with every post that still fits, because an improvement may have freed spots. */
export function completePlan(placed: readonly Placed[], context: PlanContext): Placed[] {
  return fillWeeks(placeKeyDates(placed, context), context, asTheyCome)
}

function placeKeyDates(kept: readonly Placed[], context: PlanContext): Placed[] {
  const placed = [...kept]
  const { brief, keyDates } = context
  const order = brief.keyDates.map((_, at) => at).toSorted((a, b) => dayOf(a) - dayOf(b))
  for (const keyDate of order) {
    const wanted = brief.keyDates[keyDate]?.posts ?? 0
    const window = keyDates[keyDate]
    if (!window) continue
    let count = placed.filter((each) => each.keyDate === keyDate).length
    // Spots are tried backwards from the key date, one channel after the other.
    const spots = context.spots
      .flat()
      .filter(({ day }) => day >= window.from && day <= window.day)
      .toSorted((a, b) => b.day - a.day || a.channel - b.channel || a.instant - b.instant)
    for (let pass = 0; pass < 2 && count < wanted; pass += 1) {
      const days = new Set(placed.flatMap((each) => (each.keyDate === keyDate ? [each.day] : [])))
      for (const spot of spots) {
        if (count >= wanted) break
        // The first pass places at most one post per day.
        if (pass === 0 && days.has(spot.day)) continue
        const found = placeAt(spot, keyDate, { placed, context })
        if (!found) continue
        placed.push(found)
        days.add(found.day)
        count += 1
      }
    }
  }
  return placed

  function dayOf(at: number): number {
    return keyDates[at]?.day ?? 0
  }
}

function fillWeeks(begun: readonly Placed[], context: PlanContext, order: Order): Placed[] {
  const placed = [...begun]
  const { brief, from, until, spots, wantedIn } = context
  const byWeek = spots.map((own) => Map.groupBy(own, ({ week }) => week))
  const channels = brief.channels.map((_, at) => at)
  for (let week = weekOf(from); week <= weekOf(until); week += 1) {
    // The channels are shuffled for each week, so that a small capacity is shared.
    let asking = shuffled(channels, brief.seed + week)
    while (asking.length > 0) {
      asking = asking.filter((channel) => {
        const wanted = wantedIn(channel, week)
        const here = placed.filter((each) => each.channel === channel && each.week === week)
        if (here.length >= wanted) return false
        for (const spot of order(byWeek[channel]?.get(week) ?? [], wanted - here.length)) {
          const found = placeAt(spot, -1, { placed, context })
          if (!found) continue
          placed.push(found)
          return true
        }
        return false
      })
    }
  }
  return placed
}

function asTheyCome(spots: readonly Spot[]): readonly Spot[] {
  return spots
}

/** Orders the spots of a week by their distance from the middle of its first part; the week has one equal part for each post still wanted. */
function spreadOverWeek(spots: readonly Spot[], wanted: number): readonly Spot[] {
  const [first] = spots
  const last = spots.at(-1)
  if (!first || !last) return spots
  const span = last.instant - first.instant + DAY
  const middle = last.instant + DAY / 2 - (span * (2 * wanted - 1)) / (2 * wanted)
  return spots.toSorted((a, b) => Math.abs(a.instant - middle) - Math.abs(b.instant - middle) || a.instant - b.instant)
}

/**
 * Places a post in a spot with the parts that are furthest below their shares, within the hard rules.
 * @param keyDate index of the key date that the post is about; -1 for none
 * @returns null if no choice of parts follows all hard rules
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
    // A different pillar can only help against the distance rule; every other rule would be broken in the same way.
    if (broken.rule !== 'alike_distance') return null
  }
  return null
}

/** Returns the indexes of parts, those furthest below their share first. */
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

/** Returns the index of the campaign's stage on the day of a spot. */
function stageAt({ day }: Spot, { brief, from, until }: PlanContext): number {
  const at = (day - from) / Math.max(1, until - from)
  const distances = centresOf(brief.stages).map((centre) => Math.abs(at - centre.at) - centre.half)
  return distances.indexOf(Math.min(...distances))
}
