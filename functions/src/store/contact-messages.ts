import { contactMessages } from '@postwright/core/collections/contact-messages'
import type { ContactMessage, ContactStatus } from '@postwright/core/model/contact-message'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type ContactMessageStore = ReturnType<typeof createContactMessageStore>

export function createContactMessageStore(refs: Refs, clock: Clock) {
  const all = () => refs.described(contactMessages)

  return {
    /** @returns false when there is one with this id already */
    create: async (message: ContactMessage): Promise<boolean> => {
      const ref = all().doc(message.id)
      return refs.db.runTransaction(async (tx) => {
        if ((await tx.get(ref)).exists) return false
        tx.create(ref, message)
        return true
      })
    },

    get: async (id: string): Promise<ContactMessage | null> => (await all().doc(id).get()).data() ?? null,

    getIn: async (tx: Tx, id: string): Promise<ContactMessage | null> => (await tx.get(all().doc(id))).data() ?? null,

    /** Messages with the status `new`, counted up to `limit`. */
    countNew: async (limit: number): Promise<number> =>
      (await all().where('status', '==', 'new').limit(limit).count().get()).data().count,

    /** @returns the new revision */
    setStatusIn: (tx: Tx, message: ContactMessage, status: ContactStatus): number => {
      const changes = { status, ...nextRevision(message, clock) }
      tx.update(all().doc(message.id), patchFor(changes, message))
      return changes.rev
    },
  }
}
