import type { Firestore, Transaction } from 'firebase-admin/firestore'

export type Tx = Transaction

/** Runs work atomically; it may run several times, so it changes nothing but through `tx`. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Many parallel transactions may write the same account and one succeeds per round, hence more than the library's five. */
const ATTEMPTS_MAX = 12

export function createTransact(db: Firestore): Transact {
  return (work) => db.runTransaction(work, { maxAttempts: ATTEMPTS_MAX })
}
