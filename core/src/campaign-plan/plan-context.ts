import { epochDay, localAt, mondayOf, weekdayOf, weekOf, zoneClock } from './calendar-days.ts'
import type { Placement } from './placement.ts'
import type { PlanBrief } from './plan-brief.ts'

/** A slot of a channel on a day. */
export type Spot = { channel: number; local: string; day: number; week: number; instant: number }

/** A placement whose parts are indexes into the lists of the brief; -1 for none, or for a part that the brief no longer has. */
export type Placed = Spot & {
  pillar: number
  stage: number
  format: number
  persona: number
  keyDate: number
  /** Placement kept by a person; null if the solver created it. */
  kept: Placement | null
}

/** Data derived once from the brief. */
export type PlanContext = {
  brief: PlanBrief
  /** First and last day of the plan. */
  from: number
  until: number
  /** Returns a channel of the brief by its index; undefined for -1. */
  channelOf: (channel: number) => PlanBrief['channels'][number] | undefined
  /** Sorted by time, per channel. */
  spots: readonly (readonly Spot[])[]
  blackouts: readonly { from: number; until: number }[]
  keyDates: readonly { day: number; from: number; pillar: number }[]
  /** Channels that accept each format. */
  takers: readonly ReadonlySet<number>[]
  slotKeys: readonly ReadonlySet<string>[]
  skipped: ReadonlySet<string>
  /** Returns the number of posts that the cadence requires of a channel in a week. */
  wantedIn: (channel: number, week: number) => number
  place: (placement: Placement) => Placed
}

export function createContext(brief: PlanBrief): PlanContext {
  const from = epochDay(brief.from)
  const until = epochDay(brief.until)
  const instantOf = zoneClock(brief.tzid)
  const channelAt = placesOf(brief.channels)
  const pillarAt = placesOf(brief.pillars)
  const personaAt = placesOf(brief.personas)
  const keyDateAt = placesOf(brief.keyDates)
  const stageAt = placesOf(brief.stages)
  const formatAt = placesOf(brief.formats)
  const spotAt = (channel: number, local: string): Spot => {
    const day = epochDay(local.slice(0, 10))
    return { channel, local, day, week: weekOf(day), instant: instantOf(local) }
  }
  const channelOf = (channel: number) => (channel < 0 ? undefined : brief.channels.at(channel))
  return {
    brief,
    channelOf,
    from,
    until,
    spots: brief.channels.map(({ slots }, channel) => {
      const times = Map.groupBy(slots, ({ weekday }) => weekday)
      const found = new Map<number, Spot>()
      for (let day = from; day <= until; day += 1) {
        for (const { time } of times.get(weekdayOf(day)) ?? []) {
          const spot = spotAt(channel, localAt(day, time))
          if (!found.has(spot.instant)) found.set(spot.instant, spot)
        }
      }
      return [...found.values()].toSorted((a, b) => a.instant - b.instant)
    }),
    blackouts: brief.blackouts.map((each) => ({ from: epochDay(each.from), until: epochDay(each.until) })),
    keyDates: brief.keyDates.map(({ day, leadDays, pillarId }) => ({
      day: epochDay(day),
      from: epochDay(day) - leadDays,
      pillar: pillarId === null ? -1 : pillarAt(pillarId),
    })),
    takers: brief.formats.map(({ channelIds }) => {
      const ids = channelIds.length > 0 ? channelIds : brief.channels.map(({ id }) => id)
      return new Set(ids.map(channelAt))
    }),
    slotKeys: brief.channels.map(({ slots }) => new Set(slots.map(({ weekday, time }) => `${weekday} ${time}`))),
    skipped: new Set(brief.skipped.map(({ channelId, local }) => `${channelId} ${local}`)),
    wantedIn: (channel, week) => {
      const perWeek = channelOf(channel)?.perWeek ?? 0
      return Math.ceil((perWeek * daysOfWeekIn(week, from, until)) / 7)
    },
    place: (placement) => ({
      ...spotAt(channelAt(placement.channelId), placement.local),
      pillar: pillarAt(placement.pillarId),
      stage: stageAt(placement.stage),
      format: formatAt(placement.format),
      persona: placement.personaId === null ? -1 : personaAt(placement.personaId),
      keyDate: placement.keyDateId === null ? -1 : keyDateAt(placement.keyDateId),
      kept: placement,
    }),
  }
}

/** Returns the number of days of a week that the plan includes. */
function daysOfWeekIn(week: number, from: number, until: number): number {
  const monday = mondayOf(week)
  return Math.max(0, Math.min(monday + 6, until) - Math.max(monday, from) + 1)
}

function placesOf(items: readonly { id: string }[]): (id: string) => number {
  const places = new Map(items.map(({ id }, at) => [id, at]))
  return (id) => places.get(id) ?? -1
}
