import { shuffled } from '../slots/shuffle-queue.ts'
import { DAY } from '../time/utc-day.ts'
import { weekOf } from './calendar-days.ts'
import { placeAt } from './choose-parts.ts'
import type { Placed, PlanContext, Spot } from './plan-context.ts'

type Order = (spots: readonly Spot[], wanted: number) => readonly Spot[]

/**
 * The largest plan that keeps all hard rules: key dates first, then week by week each channel in turn. Spots are taken so that they
 * spread over their week, and the earliest ones where more posts fit in that way: no other order leaves more room behind.
 */
export function constructPlan(kept: readonly Placed[], context: PlanContext): Placed[] {
  const begun = placeKeyDates(kept, context)
  const spread = fillWeeks(fillWeeks(begun, context, spreadOverWeek), context, asTheyCome)
  const dense = fillWeeks(begun, context, asTheyCome)
  return dense.length > spread.length ? dense : spread
}

/** The plan with every post that fits into it still, which an improvement may have made room for. */
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
    // From the day itself backwards, a channel after the other.
    const spots = context.spots
      .flat()
      .filter(({ day }) => day >= window.from && day <= window.day)
      .toSorted((a, b) => b.day - a.day || a.channel - b.channel || a.instant - b.instant)
    for (let pass = 0; pass < 2 && count < wanted; pass += 1) {
      const days = new Set(placed.flatMap((each) => (each.keyDate === keyDate ? [each.day] : [])))
      for (const spot of spots) {
        if (count >= wanted) break
        // At first one a day.
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
    // Every week another channel is the first to be asked, so that a small capacity is shared.
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

/** The spot nearest to the middle of the first of as many equal parts of the week as posts are still wanted. */
function spreadOverWeek(spots: readonly Spot[], wanted: number): readonly Spot[] {
  const [first] = spots
  const last = spots.at(-1)
  if (!first || !last) return spots
  const span = last.instant - first.instant + DAY
  const middle = last.instant + DAY / 2 - (span * (2 * wanted - 1)) / (2 * wanted)
  return spots.toSorted((a, b) => Math.abs(a.instant - middle) - Math.abs(b.instant - middle) || a.instant - b.instant)
}
