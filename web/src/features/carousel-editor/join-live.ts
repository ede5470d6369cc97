import { joinVersions, type DraftParts } from '@/documents/merge/draft-parts.ts'
import type { Collision } from '@/documents/merge/merge-by-shape.ts'

export type LiveJoin<Draft> = {
  draft: Draft
  /** The user's changes that were overridden by the other side's changes to the same part. */
  lost: readonly Collision[]
}

/**
 * Merges two versions without asking, while both are open in editors. A field changed on both sides gets the other side's value; a part that one side
 * removed and the other changed is kept. Overridden changes are reported, so that they can be restored.
 * `silent`: a field whose conflicts are not reported.
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
  // If the merged document is too large, the other version is shown, and all of the user's changes count as overridden.
  const { takeApart = (whole) => whole } = parts
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(takeApart)
  return { draft: versions.theirs, lost: [{ base, mine, theirs, path: [], shape: parts.shape }] }
}
