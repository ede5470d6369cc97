import type { DraftType } from '../draft-type.ts'
import type { SendOutcome } from './send-draft.ts'
import type { WaitingRemoval } from './waiting-item.ts'

/** Deletes what was deleted here. A refusal settles it too: the document is gone already, or the person may not delete it any more. */
export async function sendRemoval(
  { workspaceId, documentId }: WaitingRemoval,
  { server }: Pick<DraftType, 'server'>,
): Promise<SendOutcome> {
  return (await server.remove(workspaceId, documentId)) === 'failed' ? 'later' : 'sent'
}
