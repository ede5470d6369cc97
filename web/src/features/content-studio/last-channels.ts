import { z } from 'zod'
import { documentId } from '@postwright/core/ids'
import { storageSlot } from '@/lib/storage-slot.ts'

const slot = storageSlot(
  'postwright.channels',
  z.object({ uid: documentId(), workspaceId: documentId(), connectionIds: z.array(documentId()) }).nullable(),
  null,
)

/** The channels that a user chose last in a workspace, stored on this device. */
export const lastChannels = {
  read(uid: string, workspaceId: string): readonly string[] {
    const last = slot.read()
    return last?.uid === uid && last.workspaceId === workspaceId ? last.connectionIds : []
  },
  save(uid: string, workspaceId: string, connectionIds: readonly string[]): void {
    slot.write({ uid, workspaceId, connectionIds: [...connectionIds] })
  },
}
