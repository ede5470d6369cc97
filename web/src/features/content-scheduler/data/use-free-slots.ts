import { limit, orderBy, query, where } from 'firebase/firestore'
import { useMemo } from 'react'
import { LIST_LIMIT_MAX, QUEUE_OUTLOOK } from '@postwright/core/limits'
import type { Queue } from '@postwright/core/model/queue'
import { freeSlots } from '@postwright/core/slots/slots'
import { IDS_QUERY_MAX } from '@/lib/live/ids-query.ts'
import { refs } from '@/lib/live/refs.ts'
import { useLiveList } from '@/lib/live/use-live.ts'
import { useQueues } from '@/posts/data/use-queues.ts'
import type { TimeRange } from '../calendar-place.ts'

/** A slot of a queue without a post. */
export type OpenSlot = Pick<Queue, 'name' | 'connectionIds' | 'tzid'> & { queueId: string; at: number }

/** Minimum time until a slot, in milliseconds: a nearer slot may pass before a post is written. */
const LEAD = 60_000
/** Twice the outlook of a queue: about two months. */
const AHEAD = 2 * QUEUE_OUTLOOK
const NOTHING: readonly OpenSlot[] = []

/**
 * Returns the empty slots of the workspace's queues in a time range, the earliest first. Paused queues offer none.
 * @param connectionIds only queues that publish on one of these channels; null for all
 */
export function useCalendarFreeSlots(
  workspaceId: string,
  range: TimeRange,
  { now, connectionIds }: { now: number; connectionIds: readonly string[] | null },
): readonly OpenSlot[] {
  const { from, to } = useMemo(
    () => ({ from: Math.max(range.from, now + LEAD), to: Math.min(range.to, now + AHEAD) }),
    [range, now],
  )
  const queues = useQueues(workspaceId)
  const offering = useMemo(
    () =>
      (queues.status === 'ready' ? queues.data : [])
        .filter((queue) => isOffering(queue, connectionIds))
        .slice(0, IDS_QUERY_MAX),
    [queues, connectionIds],
  )
  const ids = offering.map(({ id }) => id)
  const posts = useLiveList(
    ids.length === 0 || from >= to
      ? null
      : query(
          refs.posts(workspaceId),
          where('queueId', 'in', ids),
          where('lifecycle', '==', 'scheduled'),
          where('nextAt', '>=', new Date(range.from)),
          where('nextAt', '<', new Date(range.to)),
          orderBy('nextAt'),
          limit(LIST_LIMIT_MAX),
        ),
  )
  return useMemo(() => {
    if (posts.status !== 'ready') return NOTHING
    // Posts beyond the read limit may occupy the later slots, so those slots are not offered.
    const until = posts.data.length < LIST_LIMIT_MAX ? to : (posts.data.at(-1)?.nextAt ?? from)
    return offering
      .flatMap((queue) => {
        const moving = queue.moves.map(({ at }) => at)
        const own = posts.data.filter(({ queueId }) => queueId === queue.id)
        const taken = new Set([...moving, ...own.flatMap(({ nextAt }) => nextAt ?? [])])
        return [...freeSlots(queue, taken, { from, until })].map((at) => slotOf(queue, at))
      })
      .toSorted((a, b) => a.at - b.at)
  }, [posts, offering, from, to])
}

function isOffering({ slots, pausedAt, connectionIds: own }: Queue, wanted: readonly string[] | null): boolean {
  const isWanted = wanted === null || own.some((id) => wanted.includes(id))
  return slots.length > 0 && pausedAt === null && isWanted
}

function slotOf({ id, name, connectionIds, tzid }: Queue, at: number): OpenSlot {
  return { queueId: id, name, connectionIds, tzid, at }
}
