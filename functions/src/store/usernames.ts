import { documentId } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import { newDocument } from '../domain/new-document.ts'
import type { Clock } from '../domain/ports.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

const USERNAME_SCHEMA = 1

/** Who holds a user name, `usernames/{lower case name}`: what makes names unique. The id may hold dots. */
const usernameReservationSchema = documentBase.omit({ id: true }).extend({ uid: documentId() })

export type UsernameStore = ReturnType<typeof createUsernameStore>

export function createUsernameStore(refs: Refs, clock: Clock) {
  const ref = (username: string) => refs.doc(paths.username(username), usernameReservationSchema)
  return {
    isTaken: async (username: string): Promise<boolean> => (await ref(username).get()).exists,

    isTakenIn: async (tx: Tx, username: string): Promise<boolean> => (await tx.get(ref(username))).exists,

    reserveIn: (tx: Tx, username: string, uid: string): void => {
      const base = newDocument(clock, { id: username, schema: USERNAME_SCHEMA, createdBy: uid })
      tx.create(ref(username), { ...base, uid })
    },
  }
}
