import { joinVersions, type DraftParts } from '@/documents/merge/draft-parts.ts'
import type { Collision } from '@/documents/merge/merge-by-shape.ts'

export type LiveJoin<Draft> = {
  draft: Draft
  /** What of mine gave way to what the other side made of the same part. */
  lost: readonly Collision[]
}

/**
 * Joins two versions without asking, while both are open on a canvas. What both sides changed in the same field is as on the
 * other side; what one side removed and the other changed stays. What gave way is told, so that it can be taken back.
 * `silent`: a field whose collisions concern no person.
 */
export function joinLive<Draft>(
  parts: DraftParts<Draft>,
  versions: { base: Draft; mine: Draft; theirs: Draft },
  silent?: string,
): LiveJoin<Draft> {
  const lost: Collision[] = []
  const draft = joinVersions(parts, versions, (collision) => {
    if (collision.theirs === undefined) return 'mine'
    if (collision.mine !== undefined && collision.path[0] !== silent && collision.path[0] !== 'order') {
      lost.push(collision)
    }
    return 'theirs'
  })
  if (draft !== null) return { draft, lost }
  // Too much together for one document: theirs is shown, and the whole of mine is what gave way.
  const { takeApart = (whole) => whole } = parts
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(takeApart)
  return { draft: versions.theirs, lost: [{ base, mine, theirs, path: [], shape: parts.shape }] }
}
