import { useQuery } from '@tanstack/react-query'
import { getCountFromServer } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { slotTimes, weekOf } from '@postwright/core/slots/slots'
import { refs } from '@/lib/live/refs.ts'
import { useQueues } from '@/posts/data/use-queues.ts'
import { queuedUntilQuery } from './overview-queries.ts'

/** Most values that a query may compare a field with. */
const QUEUES_MAX = 30
const EVERY = 5 * 60_000

/**
 * How many slots of the queues have no post in what is left of the week, on the calendar of the zone; 0 until it is known. It costs
 * the list of queues and one count.
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
      // More than a list may have are not counted: then nothing is said.
      return taken < LIST_LIMIT_MAX ? Math.max(slots - taken, 0) : 0
    },
    enabled: counted.length > 0,
    refetchInterval: EVERY,
  })
  return counted.length > 0 ? data : 0
}
