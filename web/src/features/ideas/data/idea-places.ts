import { placeBetween, spreadPlaces } from '@postwright/core/places/place'
import { readPage } from '@/lib/live/read-page.ts'
import { log } from '@/lib/log.ts'
import { laneIdeasQuery } from './ideas-queries.ts'
import { getDocs, limit, query } from 'firebase/firestore'
import { ideaLanes } from '@postwright/core/collections/idea-lanes'
import type { Idea } from '@postwright/core/collections/ideas'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { FIRST_LANE } from '../first-lanes.ts'

/** Returns the place above the first idea of a lane; without a network connection, from the local cache. */
export async function topPlace(workspaceId: string, laneId: string): Promise<number> {
  try {
    const { data } = await readPage(laneIdeasQuery(workspaceId, laneId), { after: null, size: 1 })
    return placeBetween(null, data[0]?.place ?? null) ?? 0
  } catch (error) {
    log.warn('Ideas: the first of a lane could not be read', error)
    return 0
  }
}

/** Returns `count` places above the first idea of a lane, from top to bottom. */
export async function topPlaces(workspaceId: string, laneId: string, count: number): Promise<number[]> {
  const top = await topPlace(workspaceId, laneId)
  const places = spreadPlaces(count)
  return places.map((place) => top - (places.at(-1) ?? 0) + place)
}

/** Timeout for reading the board's first lane, in milliseconds; capturing an idea does not wait longer. */
const ASKING = 1_500

/** Returns the top of the board's first lane; offline, on an error or after the timeout, place 0 in the lane that every board starts with. */
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
