import type { User } from '@postwright/core/model/user'
import { instant } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { Clock } from '../domain/ports.ts'
import { converterFor, patchFor } from './converter.ts'
import { isLostRace } from './lost-race.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** The fields that the deletion of an account needs; no value of theirs makes it unreadable. */
const leavingSchema = z.object({
  id: z.string(),
  email: z.string().catch(''),
  deletionAttempts: z.int().min(0).catch(0),
  deletionRetryAt: instant().nullable().catch(null),
})

export type Leaving = z.infer<typeof leavingSchema>

export type UserStore = ReturnType<typeof createUserStore>

export function createUserStore(refs: Refs, clock: Clock) {
  return {
    get: async (uid: string): Promise<User | null> => (await refs.user(uid).get()).data() ?? null,

    /** The accounts of these people; those that are gone or cannot be read are left out. */
    getAll: async (uids: readonly string[]): Promise<User[]> =>
      refs.rowsOf(await Promise.all(uids.map((uid) => refs.user(uid).get()))),

    getIn: async (tx: Tx, uid: string): Promise<User | null> => (await tx.get(refs.user(uid))).data() ?? null,

    createIn: (tx: Tx, user: User): void => {
      tx.create(refs.user(user.id), user)
    },

    findByEmail: async (email: string): Promise<User | null> => {
      const { docs } = await refs.users().where('email', '==', email).limit(1).get()
      return docs[0]?.data() ?? null
    },

    /** Accounts with the admin right, up to `limit`. */
    listAdmins: async (limit: number): Promise<string[]> => {
      const admins = refs.db.collection(paths.users()).where('role', '==', 'admin').limit(limit)
      return (await admins.select().get()).docs.map((snapshot) => snapshot.id)
    },

    listDisabledByIdentity: async (): Promise<string[]> => {
      const disabled = refs.db.collection(paths.users()).where('disabledBy', '==', 'identity')
      return (await disabled.select().get()).docs.map((snapshot) => snapshot.id)
    },

    /**
     * Accounts whose grace period is over, the oldest first, up to `limit`. Only what the deletion needs is read, so an account
     * that does not fit its schema is deleted too.
     */
    listToDelete: async (until: number, limit: number): Promise<Leaving[]> => {
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

    /** Closes an account that is being removed, readable or not; one that is gone meanwhile was removed. */
    close: async (uid: string): Promise<void> => {
      try {
        await refs.db.doc(paths.user(uid)).update(patchFor({ status: 'disabled', disabledBy: 'identity' }))
      } catch (error) {
        if (!isLostRace(error)) throw error
      }
    },

    /** Records that an account could not be deleted; one that no longer exists is ignored. */
    recordFailedDeletion: async (uid: string, failure: { attempts: number; retryAt: number }): Promise<void> => {
      const patch = { deletionAttempts: failure.attempts, deletionRetryAt: failure.retryAt }
      try {
        await refs.db.doc(paths.user(uid)).update(patchFor(patch))
      } catch (error) {
        if (!isLostRace(error)) throw error
      }
    },

    updateIn: (tx: Tx, user: User, patch: Partial<User>): User => {
      const changes = { ...patch, ...nextRevision(user, clock) }
      tx.update(refs.user(user.id), patchFor(changes, user))
      return { ...user, ...changes }
    },

    /** Last writer wins: for facts that the identity provider decides. */
    update: async (user: User, patch: Partial<User>): Promise<User> => {
      const changes = { ...patch, ...nextRevision(user, clock) }
      await refs.user(user.id).update(patchFor(changes, user))
      return { ...user, ...changes }
    },
  }
}
