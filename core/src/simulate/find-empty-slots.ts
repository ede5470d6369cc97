import { slotTimes } from '../slots/slots.ts'
import { fromInstant } from '../time/zoned-time.ts'
import type { Finding } from './finding.ts'
import type { SimulatedQueue, Situation } from './simulation.ts'

/** Finds empty slots: one finding per queue and week, at the first of them. */
export function findEmptySlots({ queues, publications, now, until }: Situation): Finding[] {
  return queues
    .filter(({ pausedAt }) => pausedAt === null)
    .flatMap((queue) => {
      const own = publications.filter(({ queueId }) => queueId === queue.id)
      const taken = new Set(own.map(({ scheduled }) => scheduled.instant))
      const times = slotTimes(queue, { from: now, until })
      const weeks = Map.groupBy(times, (at) => mondayOf(at, queue.tzid))
      return [...weeks.values()].flatMap((inWeek): Finding[] => {
        const empty = inWeek.filter((at) => !taken.has(at))
        const [at] = empty
        return at === undefined
          ? []
          : [emptyIn(queue, at, { empty: empty.length, slots: inWeek.length, queue: queue.name })]
      })
    })
}

function emptyIn({ id: queueId }: SimulatedQueue, at: number, facts: Finding['facts']): Finding {
  const place = { postId: null, connectionId: null, seriesId: null, queueId, excerpt: '' }
  return { code: 'slots_empty', at, ...place, facts, mend: { kind: 'fill_slot', queueId, at } }
}

function mondayOf(instant: number, tzid: string): string {
  const day = Temporal.PlainDate.from(fromInstant(instant, tzid).local.slice(0, 10))
  return day.subtract({ days: day.dayOfWeek - 1 }).toString()
}
