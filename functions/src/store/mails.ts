import { mails } from '@postwright/core/collections/mails'
import { paths } from '@postwright/core/paths'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import type { MailStore } from '../domain/ports/mail.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** Final states of emails that were not certainly sent. */
export const UNSENT = ['failed', 'unconfirmed'] as const

export function createMailStore(refs: Refs, clock: Clock): MailStore {
  const all = () => refs.described(mails)

  return {
    ...describedStore(refs, clock, mails),

    getAll: async (ids) => refs.rowsOf(await Promise.all(ids.map((id) => all().doc(id).get()))),

    // Not parsed, so that an unreadable document does not block the others.
    listDue: async (now, limit) => {
      const due = refs.db.collection(paths.mails()).where('dueAt', '<=', Timestamp.fromMillis(now)).orderBy('dueAt')
      return (await due.limit(limit).select().get()).docs.map(({ id }) => id)
    },

    overduePages: (until, page) => {
      const overdue = all().where('dueAt', '<=', Timestamp.fromMillis(until))
      return refs.pagesFrom(overdue.orderBy('dueAt').orderBy(FieldPath.documentId()), page)
    },

    unsentPages: (since, page) => {
      const unsent = all().where('state', 'in', UNSENT).where('createdAt', '>=', Timestamp.fromMillis(since))
      return refs.pagesFrom(unsent.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc'), page)
    },

    countSinceIn: async (tx, workspaceId, kind, since) => {
      const ofKind = all().where('workspaceId', '==', workspaceId).where('kind', '==', kind)
      const written = ofKind.where('createdAt', '>', Timestamp.fromMillis(since))
      return (await within(tx).get(written.count())).data().count
    },
  }
}
