import { documentId, instant } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { newDocument } from '../domain/new-document.ts'
import type { Clock } from '../domain/ports/world.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { UsernameStore } from '../domain/ports/people.ts'

const USERNAME_SCHEMA = 1

/**
 * Who holds a user name, `usernames/{lower case name}`: what makes names unique. The id may hold dots. A name that was
 * given up stays with its former owner until `heldUntilAt`; a name in use has none.
 */
const usernameReservationSchema = documentBase
  .omit({ id: true })
  .extend({ uid: documentId(), heldUntilAt: instant().nullable().default(null) })

type Reservation = z.infer<typeof usernameReservationSchema>

export function createUsernameStore(refs: Refs, clock: Clock): UsernameStore {
  const ref = (username: string) =>
    refs.doc(paths.username(username), { schema: usernameReservationSchema, version: USERNAME_SCHEMA })

  /** @param uid to whom a name held for them counts as free */
  function isTakenFrom(reservation: Reservation | undefined, uid: string | null): boolean {
    if (!reservation) return false
    if (reservation.heldUntilAt === null) return true
    return reservation.uid !== uid && clock.now() < reservation.heldUntilAt
  }

  return {
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
