import { epochDay, weekdayOf } from '@postwright/core/campaign-plan/calendar-days'
import type { Placement } from '@postwright/core/campaign-plan/placement'
import type { PlanBrief } from '@postwright/core/campaign-plan/plan-brief'

/** Returns the placement moved to another day and kept: at the slot of its channel nearest to its time, or at its time if that day has no slot. */
export function moveToDay(placement: Placement, day: string, { channels }: PlanBrief): Placement {
  const time = placement.local.slice(11)
  const slots = channels.find(({ id }) => id === placement.channelId)?.slots ?? []
  const weekday = weekdayOf(epochDay(day))
  const times = slots.filter((slot) => slot.weekday === weekday).map((slot) => slot.time)
  const [nearest = time] = times.toSorted(
    (a, b) => Math.abs(minutesOf(a) - minutesOf(time)) - Math.abs(minutesOf(b) - minutesOf(time)),
  )
  return { ...placement, local: `${day}T${nearest}`, isKept: true }
}

/** Returns a new placement, kept: on the first day without one, or on the first day if all have one, in the first pillar. */
export function newPlacement(brief: PlanBrief, placements: readonly Placement[]): Placement {
  const taken = new Set(placements.map(({ local }) => local.slice(0, 10)))
  const [channel] = brief.channels
  const first = Temporal.PlainDate.from(brief.from)
  const days = first.until(brief.until, { largestUnit: 'days' }).days
  const free = Array.from({ length: days + 1 }, (_, passed) => first.add({ days: passed }).toString())
  const day = free.find((each) => !taken.has(each)) ?? brief.from
  return {
    id: crypto.randomUUID(),
    channelId: channel?.id ?? '',
    local: `${day}T${channel?.slots[0]?.time ?? '09:00'}`,
    pillarId: brief.pillars[0]?.id ?? '',
    stage: brief.stages[0]?.id ?? 'awareness',
    format: brief.formats[0]?.id ?? 'text',
    personaId: brief.personas[0]?.id ?? null,
    keyDateId: null,
    isKept: true,
  }
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
