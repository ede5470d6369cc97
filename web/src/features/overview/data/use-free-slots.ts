import { useQuery } from '@tanstack/react-query'
import { getCountFromServer } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { slotTimes, weekOf } from '@postwright/core/slots/slots'
import { refs } from '@/lib/live/refs.ts'
import { useQueues } from '@/posts/data/use-queues.ts'
import { queuedUntilQuery } from './overview-queries.ts'

/** Maximum number of values that a query may compare a field with. */
const QUEUES_MAX = 30
const EVERY = 5 * 60_000

/**
 * Returns the number of queue slots without a post in the rest of the week, in the given time zone; 0 until known. Reads only the list of queues and
 * one count.
 */
export function useQueueFreeSlots(workspaceId: string, tzid: string): number {
  const queues = useQueues(workspaceId)
  const going = queues.status === 'ready' ? queues.data.filter(({ pausedAt }) => pausedAt === null) : []
  const counted = going.filter(({ slots }) => slots.length > 0).slice(0, QUEUES_MAX)
  const { data = 0 } = useQuery({
    queryKey: ['overview', 'slots', workspaceId, tzid, counted.map(({ id, rev, plannedAt }) => [id, rev, plannedAt])],
    queryFn: async () => {
      const now = Date.now()
      const { until } = weekOf(now, tzid)
      const slots = counted.reduce((sum, queue) => sum + slotTimes(queue, { from: now, until }).length, 0)
      const ids = counted.map(({ id }) => id)
      const taken = (await getCountFromServer(queuedUntilQuery(refs.posts(workspaceId), ids, until))).data().count
      // Posts beyond the list limit are not counted: then the result is 0.
      return taken < LIST_LIMIT_MAX ? Math.max(slots - taken, 0) : 0
    },
    enabled: counted.length > 0,
    refetchInterval: EVERY,
  })
  return counted.length > 0 ? data : 0
}
