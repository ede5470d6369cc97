import { contactMessages } from '@postwright/core/collections/contact-messages'
import type { ContactMessageStore } from '../domain/ports/content.ts'
import type { Clock } from '../domain/ports/world.ts'
import { countOf } from './count-of.ts'
import { nextRevision, patchFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createContactMessageStore(refs: Refs, clock: Clock): ContactMessageStore {
  const all = () => refs.described(contactMessages)

  return {
    ...describedStore(refs, clock, contactMessages),

    create: async (message) => {
      const ref = all().doc(message.id)
      return refs.db.runTransaction(async (tx) => {
        if ((await tx.get(ref)).exists) return false
        tx.create(ref, message)
        return true
      })
    },

    countNew: (limit) => countOf(all().where('status', '==', 'new').limit(limit)),

    setStatusIn: (tx, message, status) => {
      const changes = { status, ...nextRevision(message, clock) }
      within(tx).update(all().doc(message.id), patchFor(changes, message))
      return changes.rev
    },
  }
}
