import { users } from '@postwright/core/collections/users'
import { documentId, instant } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import { FieldPath } from 'firebase-admin/firestore'
import { z } from 'zod'
import { newDocument } from '../domain/new-document.ts'
import type { UsernameStore, UserStore } from '../domain/ports/people.ts'
import type { Clock } from '../domain/ports/world.ts'
import { converterFor, nextRevision, patchFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within, isLostRace } from './transaction.ts'

/** Fields required for deleting an account; any value is accepted, so that no document is unreadable. */
const leavingSchema = z.object({
  id: z.string(),
  email: z.string().catch(''),
  deletionAttempts: z.int().min(0).catch(0),
  deletionRetryAt: instant().nullable().catch(null),
})

export function createUserStore(refs: Refs, clock: Clock): UserStore {
  return {
    ...describedStore(refs, clock, users),

    getAll: async (uids) => refs.rowsOf(await Promise.all(uids.map((uid) => refs.user(uid).get()))),

    findByEmail: async (email) => {
      const { docs } = await refs.users().where('email', '==', email).limit(1).get()
      return docs[0]?.data() ?? null
    },

    listIdsAfter: async (uid, limit) => {
      const all = refs.db.collection(paths.users()).orderBy(FieldPath.documentId())
      const page = uid === null ? all : all.startAfter(uid)
      return (await page.limit(limit).select().get()).docs.map(({ id }) => id)
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

    update: async (user, patch) => {
      const changes = { ...patch, ...nextRevision(user, clock) }
      await refs.user(user.id).update(patchFor(changes, user))
      return { ...user, ...changes }
    },
  }
}

const USERNAME_SCHEMA = 1

/**
 * Holder of a user name, `usernames/{lower case name}`, which makes names unique. The id may contain dots. An old name stays with its former owner
 * until `heldUntilAt`; a name in use has none.
 */
const usernameReservationSchema = documentBase
  .omit({ id: true })
  .extend({ uid: documentId(), heldUntilAt: instant().nullable().default(null) })

type Reservation = z.infer<typeof usernameReservationSchema>

export function createUsernameStore(refs: Refs, clock: Clock): UsernameStore {
  const ref = (username: string) =>
    refs.doc(paths.username(username), { schema: usernameReservationSchema, version: USERNAME_SCHEMA })

  /** @param uid a name that is held for this user counts as free */
  function isTakenFrom(reservation: Reservation | undefined, uid: string | null): boolean {
    if (!reservation) return false
    if (reservation.heldUntilAt === null) return true
    return reservation.uid !== uid && clock.now() < reservation.heldUntilAt
  }

  return {
    findOwner: async (username) => {
      const reservation = (await ref(username).get()).data()
      return reservation?.heldUntilAt === null ? reservation.uid : null
    },

    isTaken: async (username) => isTakenFrom((await ref(username).get()).data(), null),

    isTakenIn: async (tx, username, uid) => isTakenFrom((await within(tx).get(ref(username))).data(), uid),

    countHeldIn: async (tx, uid) => {
      const { docs } = await within(tx).get(
        refs
          .collection(paths.usernames(), { schema: usernameReservationSchema, version: USERNAME_SCHEMA })
          .where('uid', '==', uid),
      )
      return refs.rowsOf(docs).filter(({ heldUntilAt }) => clock.now() < (heldUntilAt ?? 0)).length
    },

    reserveIn: (tx, username, uid) => {
      const base = newDocument(clock, { id: username, schema: USERNAME_SCHEMA, createdBy: uid })
      within(tx).set(ref(username), { ...base, uid, heldUntilAt: null })
    },

    holdIn: (tx, username, uid, heldUntilAt) => {
      const base = newDocument(clock, { id: username, schema: USERNAME_SCHEMA, createdBy: uid })
      within(tx).set(ref(username), { ...base, uid, heldUntilAt })
    },
  }
}
