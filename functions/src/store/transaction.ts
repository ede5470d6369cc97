import type { Firestore, Transaction } from 'firebase-admin/firestore'

export type Tx = Transaction

/** Runs work atomically; it may run several times, so it changes nothing but through `tx`. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Many at once may want the same account; each round of them one wins, so there are more rounds than the library's five. */
const ATTEMPTS_MAX = 12

export function createTransact(db: Firestore): Transact {
  return (work) => db.runTransaction(work, { maxAttempts: ATTEMPTS_MAX })
}
