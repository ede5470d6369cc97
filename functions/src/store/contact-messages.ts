import { contactMessages } from '@postwright/core/collections/contact-messages'
import type { ContactMessage } from '@postwright/core/model/contact-message'
import type { Refs } from './refs.ts'

export type ContactMessageStore = ReturnType<typeof createContactMessageStore>

export function createContactMessageStore(refs: Refs) {
  return {
    /** @returns false when there is one with this id already */
    create: async (message: ContactMessage): Promise<boolean> => {
      const ref = refs.described(contactMessages).doc(message.id)
      return refs.db.runTransaction(async (tx) => {
        if ((await tx.get(ref)).exists) return false
        tx.create(ref, message)
        return true
      })
    },
  }
}
