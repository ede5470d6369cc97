import { isoDayOf, mondayOf, weekOf } from './calendar-days.ts'
import { findBreak } from './hard/hard-rules.ts'
import type { HardBreak, HardRuleId } from './hard/hard-rule.ts'
import type { Placed, PlanContext, Spot } from './plan-context.ts'

/** Number of posts that the brief requires and that were placed, and the number of free slots by the first rule that a post there would break. */
export type Unmet = {
  wanted: number
  placed: number
  because: { rule: HardRuleId | 'no_slots'; slots: number; values: HardBreak['values'] }[]
} & ({ kind: 'cadence'; channelId: string; monday: string } | { kind: 'key_date'; keyDateId: string })

/** Lists the key dates and the weeks of channels that get fewer posts than required, with the reasons. */
export function findUnmet(placed: readonly Placed[], context: PlanContext): Unmet[] {
  const { brief, from, until, spots, wantedIn, keyDates } = context
  const unmet: Unmet[] = []
  for (const [at, { id, posts }] of brief.keyDates.entries()) {
    const window = keyDates[at]
    const count = placed.filter(({ keyDate }) => keyDate === at).length
    if (!window || count >= posts) continue
    const near = spots.flat().filter(({ day }) => day >= window.from && day <= window.day)
    const because = tally(near, at, placed, context)
    unmet.push({ kind: 'key_date', keyDateId: id, wanted: posts, placed: count, because })
  }
  for (const [channel, { id }] of brief.channels.entries()) {
    for (let week = weekOf(from); week <= weekOf(until); week += 1) {
      const wanted = wantedIn(channel, week)
      const count = placed.filter((each) => each.channel === channel && each.week === week).length
      if (count >= wanted) continue
      const own = (spots[channel] ?? []).filter((spot) => spot.week === week)
      const because = tally(own, -1, placed, context)
      const monday = isoDayOf(mondayOf(week))
      unmet.push({ kind: 'cadence', channelId: id, monday, wanted, placed: count, because })
    }
  }
  return unmet
}

/** Counts the first broken rule of each free slot, most frequent first. */
function tally(
  candidates: readonly Spot[],
  keyDate: number,
  placed: readonly Placed[],
  context: PlanContext,
): Unmet['because'] {
  const taken = new Set(placed.map(({ channel, instant }) => `${channel} ${instant}`))
  const free = candidates.filter(({ channel, instant }) => !taken.has(`${channel} ${instant}`))
  if (free.length === 0) return [{ rule: 'no_slots', slots: 0, values: {} }]
  const found = new Map<HardRuleId, Unmet['because'][number] & { slots: number }>()
  const asked = context.keyDates[keyDate]?.pillar ?? -1
  for (const spot of free) {
    const format = Math.max(
      0,
      context.takers.findIndex((channels) => channels.has(spot.channel)),
    )
    const pillar = asked === -1 ? 0 : asked
    const tried = { ...spot, pillar, stage: 0, format, persona: -1, keyDate, kept: null }
    const broken = findBreak(tried, placed, context)
    if (!broken) continue
    const known = found.get(broken.rule)
    if (known) known.slots += 1
    else found.set(broken.rule, { rule: broken.rule, slots: 1, values: broken.values })
  }
  return [...found.values()].toSorted((a, b) => b.slots - a.slots)
}
