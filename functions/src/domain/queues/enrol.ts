import { DELIVERY_OUTCOME_MAX } from '@postwright/core/limits'
import { EVERGREEN_SCHEMA, type Evergreen } from '@postwright/core/model/evergreen'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { newDocument } from '../new-document.ts'
import type { LoadedQueue } from './load-queue.ts'

/** After its slot the outcome of a publication is known within this time. */
const OUTCOME_KNOWN = DELIVERY_OUTCOME_MAX + 5 * 60 * 1000

/** When to look at a turn that goes out at `at`. */
export function lookAfter(at: number): number {
  return at + OUTCOME_KNOWN
}

type Enrolment = { postId: string; at: number; enrolled: Evergreen | null; actor: string }

/** Has a post published again and again by its queue; one that was before goes on where it was. */
export function enrolIn(
  { evergreens, clock }: Pick<Deps, 'evergreens' | 'clock'>,
  tx: Tx,
  { workspaceId, queue }: Pick<LoadedQueue, 'workspaceId' | 'queue'>,
  { postId, at, enrolled, actor }: Enrolment,
): void {
  const begun = { queueId: queue.id, postId, dueAt: lookAfter(at), problem: null, end: null }
  if (enrolled) {
    evergreens.updateIn(tx, workspaceId, enrolled, begun)
    return
  }
  const base = newDocument(clock, { id: postId, schema: EVERGREEN_SCHEMA, createdBy: actor })
  evergreens.createIn(tx, workspaceId, { ...base, ...begun, variations: [], variationsBy: null, turn: 0 })
}
