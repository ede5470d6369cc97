import type { Finding } from './finding.ts'
import { findingOf } from './finding-of.ts'
import type { Publication, SimulatedQueue, Situation } from './simulation.ts'

/** Finds posts held by the workspace itself: all while it is paused, those of each paused queue, and each unapproved post. */
export function findHeldPosts(situation: Situation): Finding[] {
  return [...findPausedWorkspace(situation), ...findPausedQueues(situation), ...findUnapproved(situation)]
}

/** Returns the paused queues, by id. */
export function listPausedQueues({ queues }: Situation): Map<string, SimulatedQueue> {
  return new Map(queues.filter(({ pausedAt }) => pausedAt !== null).map((queue) => [queue.id, queue]))
}

function findPausedWorkspace({ publications, isPaused }: Situation): Finding[] {
  const first = firstOf(publications)
  if (!isPaused || !first) return []
  const facts = { posts: publications.length }
  return [findingOf(first, { code: 'workspace_paused', facts, mend: { kind: 'resume_workspace' } })]
}

function findPausedQueues(situation: Situation): Finding[] {
  return [...listPausedQueues(situation).values()].flatMap(({ id: queueId, name: queue }) => {
    const own = situation.publications.filter((each) => each.queueId === queueId)
    const first = firstOf(own)
    const facts = { queue, posts: new Set(own.map(({ postId }) => postId)).size }
    return first ? [findingOf(first, { code: 'queue_paused', facts, mend: { kind: 'resume_queue', queueId } })] : []
  })
}

function findUnapproved({ publications }: Situation): Finding[] {
  const unapproved = Map.groupBy(publications.filter(isWaiting), ({ postId }) => postId)
  return [...unapproved].flatMap(([postId, [publication]]) =>
    postId !== null && publication
      ? [findingOf(publication, { code: 'approval_missing', facts: {}, mend: { kind: 'review_approval', postId } })]
      : [],
  )
}

function firstOf(publications: readonly Publication[]): Publication | undefined {
  return publications.toSorted((a, b) => a.scheduled.instant - b.scheduled.instant)[0]
}

function isWaiting({ isApproved, partIndex }: Publication): boolean {
  return !isApproved && partIndex === 0
}
