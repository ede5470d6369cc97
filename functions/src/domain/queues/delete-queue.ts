import type { deleteQueue as contract } from '@postwright/core/api/queues'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'

/**
 * Deletes a queue. Its posts keep their times: they name a queue that is gone, which holds nothing back.
 * @throws the codes of the contract
 */
export async function deleteQueue(
  deps: Deps,
  caller: Caller,
  { workspaceId, queueId }: z.output<typeof contract.input>,
): Promise<void> {
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  await deps.transact(async (tx) => {
    const queue = await deps.queues.getIn(tx, workspaceId, queueId)
    if (!queue) throw new AppError('not_found', { message: `queue ${queueId}` })
    requireChannels(planner, queue.connectionIds)
    deps.queues.deleteIn(tx, workspaceId, queueId)
    deps.auditLog.appendIn(tx, {
      action: 'queue.deleted',
      actorUid: caller.uid,
      workspaceId,
      subject: `queues/${queueId}`,
      facts: { name: queue.name },
    })
  })
}
