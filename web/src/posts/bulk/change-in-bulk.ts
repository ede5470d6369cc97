import { type BulkChange, bulkPosts, type BulkResult } from '@postwright/core/api/bulk-posts'
import { PREVIEW_ITEMS } from '@postwright/core/limits'
import { call } from '@/lib/api-client.ts'

/** Calls that are under way at a time. */
const LANES = 2

/**
 * Changes any number of posts, a few in each call. A call that fails is told as a refusal of each of its posts, and the others go on.
 * @param refusalText words for a call that failed
 */
export async function changeInBulk(
  workspaceId: string,
  change: BulkChange,
  refusalText: (error: unknown) => string,
): Promise<BulkResult[]> {
  const parts = splitChange(change, PREVIEW_ITEMS)
  const results: BulkResult[][] = []
  const waiting = parts.entries()
  const lane = async () => {
    for (const [at, part] of waiting) {
      try {
        results[at] = (await call(bulkPosts, { workspaceId, change: part })).results
      } catch (error) {
        const refused = { ok: false, code: 'internal', detail: refusalText(error) } as const
        results[at] = part.items.map(({ postId }) => ({ postId, ...refused }))
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results.flat()
}

/** A change of many posts as changes of at most `most` each, in their order. */
export function splitChange(change: BulkChange, most: number): BulkChange[] {
  const cuts = Array.from({ length: Math.ceil(change.items.length / most) }, (_, part) => part * most)
  return cuts.map((from): BulkChange => {
    if (change.kind === 'move' || change.kind === 'schedule') {
      return { ...change, items: change.items.slice(from, from + most) }
    }
    if (change.kind === 'campaign') return { ...change, items: change.items.slice(from, from + most) }
    if (change.kind === 'slots') return { ...change, items: change.items.slice(from, from + most) }
    return { ...change, items: change.items.slice(from, from + most) }
  })
}
