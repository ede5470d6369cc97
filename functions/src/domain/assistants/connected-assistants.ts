import type { disconnectAssistant, listAssistants as listContract } from '@postwright/core/api/assistants'
import type { OutputOf } from '@postwright/core/endpoint'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { mayEndAccess } from '../api-access/api-keys.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import { readNames } from '../read-names.ts'

/** @throws the codes of the contract */
export async function listAssistants(
  deps: Deps,
  caller: Caller,
  { workspaceId }: z.output<typeof listContract.input>,
): Promise<OutputOf<typeof listContract>> {
  const role = await requireRight(deps, caller, workspaceId, 'read_internal')
  const now = deps.clock.now()
  const all = await deps.assistants.ofWorkspace(workspaceId)
  const open = all.filter((each) => each.revokedAt === null && each.expiresAt > now && mayEndAccess(caller, role, each))
  const names = await readNames(
    deps,
    open.map(({ createdBy }) => createdBy),
  )
  return { assistants: open.map((each) => ({ ...each, connectedBy: names.get(each.createdBy) ?? '' })) }
}

/** @throws the codes of the contract */
export async function endAssistant(
  deps: Deps,
  caller: Caller,
  { workspaceId, assistantId }: z.output<typeof disconnectAssistant.input>,
): Promise<void> {
  const role = await requireRight(deps, caller, workspaceId, 'read_internal')
  await deps.transact(async (tx) => {
    const assistant = await deps.assistants.getIn(tx, assistantId)
    if (assistant?.workspaceId !== workspaceId || !mayEndAccess(caller, role, assistant)) {
      throw new AppError('not_found', { message: `assistant ${assistantId}` })
    }
    if (assistant.revokedAt !== null) return
    deps.assistants.updateIn(tx, assistant, { revokedAt: deps.clock.now() })
    deps.auditLog.appendIn(tx, {
      action: 'assistant.disconnected',
      actorUid: caller.uid,
      workspaceId,
      subject: paths.workspace(workspaceId),
      facts: { name: assistant.name },
    })
  })
}
