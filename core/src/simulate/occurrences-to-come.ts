import { excerptOf } from '../text/excerpt.ts'
import { occurrences } from '../time/recurrence/occurrences.ts'
import { fromInstant } from '../time/zoned-time.ts'
import type { Publication, Situation } from './simulation.ts'

const EXCERPT_MAX = 100

/** The days of series whose posts are not made yet, as they will be. One that cannot go on has a finding of its own. */
export function occurrencesToCome({ series, channels, now, until }: Situation): Publication[] {
  const modes = new Map(channels.map(({ id, mode }) => [id, mode]))
  return series.flatMap((each) => {
    const { madeUntil, content, id: seriesId, status, problem } = each
    if (status !== 'active' || problem !== null || madeUntil === null) return []
    const from = Temporal.PlainDate.from(madeUntil).add({ days: 1 }).toString()
    const last = fromInstant(until, each.tzid).local.slice(0, 10)
    const coming = [...occurrences(each, { from, until: last })].filter(
      ({ when }) => when.instant > now && when.instant < until,
    )
    const excerpt = excerptOf(content.text, EXCERPT_MAX)
    return coming.flatMap(({ when: scheduled }) =>
      content.connectionIds.map((connectionId): Publication => {
        const mode = modes.get(connectionId) ?? 'direct'
        const part = { partIndex: 0, partKind: 'post', mode } as const
        const rest = { postId: null, content: null, isApproved: true, queueId: null, ...part }
        return { connectionId, scheduled, excerpt, seriesId, ...rest }
      }),
    )
  })
}
