import { placeBetween, spreadPlaces } from '@postwright/core/order/place'
import { readPage } from '@/lib/live/read-page.ts'
import { log } from '@/lib/log.ts'
import { laneIdeasQuery } from './ideas-queries.ts'

/** The place above the first idea of a lane; without a network that which this device knows. */
export async function topPlace(workspaceId: string, laneId: string): Promise<number> {
  try {
    const { data } = await readPage(laneIdeasQuery(workspaceId, laneId), { after: null, size: 1 })
    return placeBetween(null, data[0]?.place ?? null) ?? 0
  } catch (error) {
    log.warn('Ideas: the first of a lane could not be read', error)
    return 0
  }
}

/** Places for so many ideas above the first one of a lane, from top to bottom. */
export async function topPlaces(workspaceId: string, laneId: string, count: number): Promise<number[]> {
  const top = await topPlace(workspaceId, laneId)
  const places = spreadPlaces(count)
  return places.map((place) => top - (places.at(-1) ?? 0) + place)
}
