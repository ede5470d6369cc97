import { documentId } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export const USERNAME_SCHEMA = 1

/** Who holds a user name, `usernames/{lower case name}`: what makes names unique. The id may hold dots. */
const usernameReservationSchema = documentBase.omit({ id: true }).extend({ uid: documentId() })

type UsernameReservation = z.infer<typeof usernameReservationSchema>

export type UsernameStore = ReturnType<typeof createUsernameStore>

export function createUsernameStore(refs: Refs) {
  const ref = (username: string) => refs.doc(paths.username(username), usernameReservationSchema)
  return {
    isTaken: async (username: string): Promise<boolean> => (await ref(username).get()).exists,

    isTakenIn: async (tx: Tx, username: string): Promise<boolean> => (await tx.get(ref(username))).exists,

    reserveIn: (tx: Tx, username: string, reservation: UsernameReservation): void => {
      tx.create(ref(username), reservation)
    },
  }
}
