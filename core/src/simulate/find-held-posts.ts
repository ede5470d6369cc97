import type { Finding } from './finding.ts'
import { findingOf } from './finding-of.ts'
import type { Publication, Situation } from './simulation.ts'

/** What the workspace itself holds back: everything while it is paused, and each post that was not approved. */
export function findHeldPosts({ publications, isPaused }: Situation): Finding[] {
  const [first] = publications.toSorted((a, b) => a.scheduled.instant - b.scheduled.instant)
  const paused =
    isPaused && first
      ? [
          findingOf(first, {
            code: 'workspace_paused',
            facts: { posts: publications.length },
            mend: { kind: 'resume_workspace' },
          }),
        ]
      : []
  const unapproved = Map.groupBy(publications.filter(isWaiting), ({ postId }) => postId)
  const missing = [...unapproved].flatMap(([postId, [publication]]) =>
    postId !== null && publication
      ? [findingOf(publication, { code: 'approval_missing', facts: {}, mend: { kind: 'review_approval', postId } })]
      : [],
  )
  return [...paused, ...missing]
}

function isWaiting({ isApproved, partIndex }: Publication): boolean {
  return !isApproved && partIndex === 0
}
