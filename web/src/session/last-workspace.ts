import { z } from 'zod'
import { documentId } from '@postwright/core/ids'
import { storageSlot } from '../lib/storage-slot.ts'

const slot = storageSlot(
  'postwright.workspace',
  z.object({ uid: documentId(), workspaceId: documentId() }).nullable(),
  null,
)

/** Workspace last opened on this device; null for any user but the one who opened it. Open tabs are not synchronised. */
export const lastWorkspace = {
  read(uid: string): string | null {
    const last = slot.read()
    return last?.uid === uid ? last.workspaceId : null
  },
  save: (uid: string, workspaceId: string): void => slot.write({ uid, workspaceId }),
}
