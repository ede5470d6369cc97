import { contactMessages } from '@postwright/core/collections/contact-messages'
import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { ContactMessageStore } from '../domain/ports/content.ts'

export function createContactMessageStore(refs: Refs, clock: Clock): ContactMessageStore {
  const all = () => refs.described(contactMessages)

  return {
    create: async (message) => {
      const ref = all().doc(message.id)
      return refs.db.runTransaction(async (tx) => {
        if ((await tx.get(ref)).exists) return false
        tx.create(ref, message)
        return true
      })
    },

    get: async (id) => (await all().doc(id).get()).data() ?? null,

    getIn: async (tx, id) => (await within(tx).get(all().doc(id))).data() ?? null,

    countNew: async (limit) => (await all().where('status', '==', 'new').limit(limit).count().get()).data().count,

    setStatusIn: (tx, message, status) => {
      const changes = { status, ...nextRevision(message, clock) }
      within(tx).update(all().doc(message.id), patchFor(changes, message))
      return changes.rev
    },
  }
}
