import type { Firestore, Transaction } from 'firebase-admin/firestore'

export type Tx = Transaction

/** Runs work atomically; it may run several times, so it changes nothing but through `tx`. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export function createTransact(db: Firestore): Transact {
  return (work) => db.runTransaction(work)
}
