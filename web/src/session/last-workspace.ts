import { z } from 'zod'
import { documentId } from '@postwright/core/ids'
import { storageSlot } from '../lib/storage-slot.ts'

const slot = storageSlot(
  'postwright.workspace',
  z.object({ uid: documentId(), workspaceId: documentId() }).nullable(),
  null,
)

/** The workspace that was last open on this device, for the person who had it open. Open tabs do not follow each other. */
export const lastWorkspace = {
  read(uid: string): string | null {
    const last = slot.read()
    return last?.uid === uid ? last.workspaceId : null
  },
  save: (uid: string, workspaceId: string): void => slot.write({ uid, workspaceId }),
}
