import type { User } from '@postwright/core/model/user'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type UserStore = ReturnType<typeof createUserStore>

export function createUserStore(refs: Refs, clock: Clock) {
  return {
    get: async (uid: string): Promise<User | null> => (await refs.user(uid).get()).data() ?? null,

    getIn: async (tx: Tx, uid: string): Promise<User | null> => (await tx.get(refs.user(uid))).data() ?? null,

    createIn: (tx: Tx, user: User): void => {
      tx.create(refs.user(user.id), user)
    },

    findByEmail: async (email: string): Promise<User | null> => {
      const { docs } = await refs.users().where('email', '==', email).limit(1).get()
      return docs[0]?.data() ?? null
    },

    /** Those whose time to take back their deletion is over, the longest first. */
    listToDelete: async (until: number, limit: number): Promise<User[]> => {
      const due = refs.users().where('deletesAt', '<=', new Date(until)).orderBy('deletesAt').limit(limit)
      return (await due.get()).docs.map((snapshot) => snapshot.data())
    },

    updateIn: (tx: Tx, user: User, patch: Partial<User>): User => {
      const changes = { ...patch, ...nextRevision(user, clock) }
      tx.update(refs.user(user.id), patchFor(changes))
      return { ...user, ...changes }
    },

    /** Last writer wins: for facts that the identity provider decides. */
    update: async (user: User, patch: Partial<User>): Promise<User> => {
      const changes = { ...patch, ...nextRevision(user, clock) }
      await refs.user(user.id).update(patchFor(changes))
      return { ...user, ...changes }
    },
  }
}
