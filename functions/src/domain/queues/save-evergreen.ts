import type { saveEvergreen as contract } from '@postwright/core/api/queues'
import type { OutputOf } from '@postwright/core/endpoint'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'

/**
 * Sets the variations of a post that is published again and again, and stops or goes on with it.
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
    // What has ended is looked at at once: whether it may go on is decided there.
    const going = { end: null, dueAt: found.end === null ? found.dueAt : deps.clock.now() }
    // What is as it was stays with the person who wrote it, whoever stops the repeating.
    const isSame = isDeepStrictEqual(variations, found.variations)
    const variationsBy = isSame ? found.variationsBy : caller.uid
    const patch = { variations, variationsBy, problem: null, ...(isStopped ? stopped : going) }
    return deps.evergreens.updateIn(tx, workspaceId, found, patch)
  })
  return { evergreen }
}
