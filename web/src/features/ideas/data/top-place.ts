import { placeBetween } from '@postwright/core/order/place'
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
