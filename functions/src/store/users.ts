import { instant } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { Clock } from '../domain/ports/world.ts'
import { converterFor, patchFor } from './converter.ts'
import { isLostRace } from './lost-race.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { UserStore } from '../domain/ports/people.ts'

/** The fields that the deletion of an account needs; no value of theirs makes it unreadable. */
const leavingSchema = z.object({
  id: z.string(),
  email: z.string().catch(''),
  deletionAttempts: z.int().min(0).catch(0),
  deletionRetryAt: instant().nullable().catch(null),
})

export function createUserStore(refs: Refs, clock: Clock): UserStore {
  return {
    get: async (uid) => (await refs.user(uid).get()).data() ?? null,

    getAll: async (uids) => refs.rowsOf(await Promise.all(uids.map((uid) => refs.user(uid).get()))),

    getIn: async (tx, uid) => (await within(tx).get(refs.user(uid))).data() ?? null,

    createIn: (tx, user) => {
      within(tx).create(refs.user(user.id), user)
    },

    findByEmail: async (email) => {
      const { docs } = await refs.users().where('email', '==', email).limit(1).get()
      return docs[0]?.data() ?? null
    },

    listAdmins: async (limit) => {
      const admins = refs.db.collection(paths.users()).where('role', '==', 'admin').limit(limit)
      return (await admins.select().get()).docs.map((snapshot) => snapshot.id)
    },

    listDisabledByIdentity: async () => {
      const disabled = refs.db.collection(paths.users()).where('disabledBy', '==', 'identity')
      return (await disabled.select().get()).docs.map((snapshot) => snapshot.id)
    },

    listToDelete: async (until, limit) => {
      const { docs } = await refs.db
        .collection(paths.users())
        .where('deletesAt', '<=', new Date(until))
        .orderBy('deletesAt')
        .limit(limit)
        .select('email', 'deletionAttempts', 'deletionRetryAt')
        .withConverter(converterFor({ schema: leavingSchema }))
        .get()
      return refs.rowsOf(docs)
    },

    close: async (uid) => {
      try {
        await refs.db.doc(paths.user(uid)).update(patchFor({ status: 'disabled', disabledBy: 'identity' }))
      } catch (error) {
        if (!isLostRace(error)) throw error
      }
    },

    recordFailedDeletion: async (uid, failure) => {
      const patch = { deletionAttempts: failure.attempts, deletionRetryAt: failure.retryAt }
      try {
        await refs.db.doc(paths.user(uid)).update(patchFor(patch))
      } catch (error) {
        if (!isLostRace(error)) throw error
      }
    },

    updateIn: (tx, user, patch) => {
      const changes = { ...patch, ...nextRevision(user, clock) }
      within(tx).update(refs.user(user.id), patchFor(changes, user))
      return { ...user, ...changes }
    },

    update: async (user, patch) => {
      const changes = { ...patch, ...nextRevision(user, clock) }
      await refs.user(user.id).update(patchFor(changes, user))
      return { ...user, ...changes }
    },
  }
}
