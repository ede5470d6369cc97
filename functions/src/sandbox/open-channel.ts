import { SANDBOX_SCHEMA } from '@postwright/core/model/sandbox'
import type { Deps } from '../domain/ports/deps.ts'
import { newDocument } from '../domain/new-document.ts'

type Network = Pick<Deps, 'sandbox' | 'clock' | 'transact'>

/** Opens a channel of the sandbox network; one whose access was revoked is open again, as after signing in at any network. */
export async function openSandboxChannel(
  { sandbox, clock, transact }: Network,
  workspaceId: string,
  id: string,
): Promise<void> {
  await transact(async (tx) => {
    const channel = await sandbox.getChannelIn(tx, workspaceId, id)
    if (channel?.mode === 'revoked') sandbox.updateChannelIn(tx, workspaceId, channel, { mode: 'ok' })
    if (channel) return
    const base = newDocument(clock, { id, schema: SANDBOX_SCHEMA, createdBy: 'sandbox' })
    sandbox.createChannelIn(tx, workspaceId, { ...base, mode: 'ok', lookup: true })
  })
}
