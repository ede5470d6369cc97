import type { saveEvergreen as contract } from '@postwright/core/api/queues'
import type { OutputOf } from '@postwright/core/endpoint'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { DELIVERY_OUTCOME_MAX } from '@postwright/core/limits'
import { EVERGREEN_SCHEMA, type Evergreen } from '@postwright/core/model/evergreen'
import type { Tx } from '../ports/documents.ts'
import { newDocument } from '../new-document.ts'
import type { LoadedQueue } from './load-queue.ts'

/**
 * Sets the variations of an evergreen, and stops or resumes it.
 * @throws the codes of the contract
 */
export async function saveEvergreen(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const { workspaceId, evergreenId, rev, variations, isStopped } = input
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  const evergreen = await deps.transact(async (tx) => {
    const found = await deps.evergreens.getIn(tx, workspaceId, evergreenId)
    if (!found) throw new AppError('not_found', { message: `evergreen ${evergreenId}` })
    const queue = await deps.queues.getIn(tx, workspaceId, found.queueId)
    requireChannels(planner, queue?.connectionIds ?? [])
    if (found.rev !== rev) throw new AppError('stale_revision', { message: `evergreen ${evergreenId}` })
    const stopped = { end: found.end ?? ('stopped' as const), dueAt: null }
    // An ended evergreen is checked at once, which decides whether it may continue.
    const going = { end: null, dueAt: found.end === null ? found.dueAt : deps.clock.now() }
    // Unchanged variations keep their author, whoever stops or resumes the evergreen.
    const isSame = isDeepStrictEqual(variations, found.variations)
    const variationsBy = isSame ? found.variationsBy : caller.uid
    const patch = { variations, variationsBy, problem: null, ...(isStopped ? stopped : going) }
    return deps.evergreens.updateIn(tx, workspaceId, found, patch)
  })
  return { evergreen }
}

/** Time after a slot within which the outcome of its publication is known. */
const OUTCOME_KNOWN = DELIVERY_OUTCOME_MAX + 5 * 60 * 1000

/** Returns the time to check a turn that is published at `at`. */
export function getOutcomeCheckTime(at: number): number {
  return at + OUTCOME_KNOWN
}

type Enrolment = { postId: string; at: number; enrolled: Evergreen | null; actor: string }

/** Adds a post to its queue as an evergreen; an earlier evergreen continues where it stopped. */
export function enrolIn(
  { evergreens, clock }: Pick<Deps, 'evergreens' | 'clock'>,
  tx: Tx,
  { workspaceId, queue }: Pick<LoadedQueue, 'workspaceId' | 'queue'>,
  { postId, at, enrolled, actor }: Enrolment,
): void {
  const begun = { queueId: queue.id, postId, dueAt: getOutcomeCheckTime(at), problem: null, end: null }
  if (enrolled) {
    evergreens.updateIn(tx, workspaceId, enrolled, begun)
    return
  }
  const base = newDocument(clock, { id: postId, schema: EVERGREEN_SCHEMA, createdBy: actor })
  evergreens.createIn(tx, workspaceId, { ...base, ...begun, variations: [], variationsBy: null, turn: 0 })
}
