import { COMMENT_DELAY } from '../limits.ts'
import { PART_APART } from './simulation-limits.ts'
import type { Publication } from './simulation.ts'

/**
 * Returns publications with parts of threads and comments at the times at which the engine begins them: each follows the previous one,
 * a comment with a delay. A part whose post is already published begins at its own time.
 */
export function placeParts(publications: readonly Publication[]): Publication[] {
  return [...listThreads(publications).values()].flatMap((parts) => {
    let before: number | null = null
    return parts.map((part) => {
      const instant: number = before === null ? part.scheduled.instant : before + delayOf(part)
      before = instant
      return { ...part, scheduled: { ...part.scheduled, instant } }
    })
  })
}

/** Groups publications by post and channel, with the parts in order; a day of a series has one part. */
export function listThreads(publications: readonly Publication[]): Map<string, Publication[]> {
  const threads = Map.groupBy(publications, ({ postId, seriesId, connectionId, scheduled }) =>
    postId === null ? `${seriesId} ${scheduled.local} ${connectionId}` : `${postId} ${connectionId}`,
  )
  for (const parts of threads.values()) parts.sort((a, b) => a.partIndex - b.partIndex)
  return threads
}

function delayOf({ partKind }: Publication): number {
  return partKind === 'comment' ? COMMENT_DELAY : PART_APART
}
