import type { Placement } from '@postwright/core/campaign-plan/placement'
import type { PlanBrief } from '@postwright/core/campaign-plan/plan-brief'

/**
 * Checks a plan against its brief without any code of the solver: counts days with Temporal in the brief's zone and reads each demand from the
 * brief.
 * @returns a sentence for each broken demand
 */
export function brokenDemands(brief: PlanBrief, placements: readonly Placement[]): string[] {
  const broken: string[] = []
  const momentOf = ({ local }: Placement) => Temporal.PlainDateTime.from(local).toZonedDateTime(brief.tzid)
  const dayOf = ({ local }: Placement) => Temporal.PlainDateTime.from(local).toPlainDate()
  const mondayOf = (placement: Placement) => {
    const day = dayOf(placement)
    return day.subtract({ days: day.dayOfWeek - 1 }).toString()
  }
  const say = (placement: Placement, words: string) =>
    broken.push(`${placement.local} ${placement.channelId}: ${words}`)

  for (const one of placements) {
    const day = dayOf(one)
    const channel = brief.channels.find(({ id }) => id === one.channelId)
    if (!channel) say(one, 'no such channel')
    if (!brief.pillars.some(({ id }) => id === one.pillarId)) say(one, 'no such pillar')
    if (!brief.stages.some(({ id }) => id === one.stage)) say(one, 'no such stage')
    const format = brief.formats.find(({ id }) => id === one.format)
    if (!format) say(one, 'no such format')
    if (format && format.channelIds.length > 0 && !format.channelIds.includes(one.channelId))
      say(one, 'format not taken')
    if (brief.personas.length > 0 && !brief.personas.some(({ id }) => id === one.personaId)) say(one, 'no such persona')
    if (day.toString() < brief.from || day.toString() > brief.until) say(one, 'outside of the dates')
    if (momentOf(one).epochMilliseconds < brief.notBefore) say(one, 'in the past')
    if (brief.blackouts.some(({ from, until }) => day.toString() >= from && day.toString() <= until))
      say(one, 'blackout')
    const isSlot = channel?.slots.some((each) => each.weekday === day.dayOfWeek && each.time === one.local.slice(11))
    if (!isSlot) say(one, 'not a slot')
    if (brief.skipped.some(({ channelId, local }) => channelId === one.channelId && local === one.local))
      say(one, 'emptied')
    const about = brief.keyDates.find(({ id }) => id === one.keyDateId)
    if (about) {
      const first = Temporal.PlainDate.from(about.day).subtract({ days: about.leadDays }).toString()
      if (day.toString() < first || day.toString() > about.day) say(one, 'not near its key date')
      if (about.pillarId !== null && about.pillarId !== one.pillarId) say(one, 'not of the pillar of its key date')
    }
  }

  for (const channel of brief.channels) {
    const own = placements.filter(({ channelId }) => channelId === channel.id)
    for (const [day, posts] of Map.groupBy(own, (each) => dayOf(each).toString())) {
      if (posts.length > channel.perDay) broken.push(`${channel.id} has ${posts.length} posts on ${day}`)
    }
    for (const [monday, posts] of Map.groupBy(own, mondayOf)) {
      if (posts.length > channel.perWeek)
        broken.push(`${channel.id} has ${posts.length} posts in the week of ${monday}`)
    }
    for (const [at, one] of own.entries()) {
      for (const other of own.slice(at + 1)) {
        const minutes = Math.abs(momentOf(one).epochMilliseconds - momentOf(other).epochMilliseconds) / 60_000
        if (minutes === 0 || minutes < channel.gapMinutes) say(one, `${minutes} minutes from ${other.local}`)
        const days = Math.abs(dayOf(one).until(dayOf(other), { largestUnit: 'days' }).days)
        if (one.pillarId === other.pillarId && days < brief.alikeDays) say(one, `alike ${other.local}`)
      }
    }
  }
  for (const [monday, posts] of Map.groupBy(placements, mondayOf)) {
    if (posts.length > brief.capacityPerWeek) broken.push(`${posts.length} posts in the week of ${monday}`)
  }
  return broken
}
