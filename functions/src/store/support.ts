import { notifications } from '@postwright/core/collections/notifications'
import { supportViews } from '@postwright/core/collections/support-views'
import type { SupportViewStore, ViewedAccountStore } from '../domain/ports/operator.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import { contactMessages } from '@postwright/core/collections/contact-messages'
import type { ContactMessageStore } from '../domain/ports/content.ts'
import { countOf } from './queries.ts'
import { nextRevision, patchFor } from './converter.ts'

export function createSupportViewStore(refs: Refs, clock: Clock): SupportViewStore {
  const latest = (uid: string, limit: number) =>
    refs.described(supportViews, uid).orderBy('createdAt', 'desc').limit(limit)
  return {
    ...describedStore(refs, clock, supportViews),
    listLatest: async (uid, limit) => refs.rowsOf((await latest(uid, limit).get()).docs),
    listLatestIn: async (tx, uid, limit) => refs.rowsOf((await within(tx).get(latest(uid, limit))).docs),
  }
}

export function createViewedAccountStore(refs: Refs): ViewedAccountStore {
  return {
    channels: async (wid, limit) => refs.rowsOf((await refs.connections(wid).limit(limit).get()).docs),

    posts: async (wid, { after, limit }) => {
      const all = refs.posts(wid).orderBy('plannedAt', 'desc')
      const last = after === null ? null : await refs.post(wid, after).get()
      const page = last?.exists ? all.startAfter(last) : all
      return refs.rowsOf((await page.limit(limit).get()).docs)
    },

    notifications: async (uid, limit) => {
      const latest = refs.described(notifications, uid).orderBy('happenedAt', 'desc').limit(limit)
      return refs.rowsOf((await latest.get()).docs)
    },
  }
}

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
