import { getDocs, limit, query } from 'firebase/firestore'
import { ideaLanes } from '@postwright/core/collections/idea-lanes'
import type { Idea } from '@postwright/core/collections/ideas'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { FIRST_LANE } from '../first-lanes.ts'
import { topPlace } from './top-place.ts'

/** How long the board is asked for its first lane; an idea is not kept waiting for it. */
const ASKING = 1_500

/** The top of the board's first lane. On a device that does not know the board it is the lane that every board begins with. */
export async function capturePlace(workspaceId: string): Promise<Pick<Idea, 'laneId' | 'place'>> {
  const fallback = { laneId: FIRST_LANE, place: 0 }
  if (!navigator.onLine) return fallback
  const late = new Promise<typeof fallback>((resolve) => setTimeout(() => resolve(fallback), ASKING))
  return Promise.race([firstPlace(workspaceId).catch(() => fallback), late])
}

async function firstPlace(workspaceId: string) {
  const lanes = await getDocs(query(collectionRef(ideaLanes, workspaceId), ...listOrder(ideaLanes), limit(1)))
  const laneId = lanes.docs[0]?.id ?? FIRST_LANE
  return { laneId, place: await topPlace(workspaceId, laneId) }
}
