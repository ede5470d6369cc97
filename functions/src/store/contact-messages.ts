import { type ContactMessage, contactMessageSchema } from '@postwright/core/model/contact-message'
import { paths } from '@postwright/core/paths'
import type { Refs } from './refs.ts'

export type ContactMessageStore = ReturnType<typeof createContactMessageStore>

export function createContactMessageStore(refs: Refs) {
  return {
    /** @returns false when there is one with this id already */
    create: async (message: ContactMessage): Promise<boolean> => {
      const ref = refs.doc(paths.contactMessage(message.id), contactMessageSchema)
      return refs.db.runTransaction(async (tx) => {
        if ((await tx.get(ref)).exists) return false
        tx.create(ref, message)
        return true
      })
    },
  }
}
