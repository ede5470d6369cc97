import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { isClosedTransaction } from './closed-transaction.ts'

export type Tx = Transaction

/** Runs work atomically; it may run several times, so it changes nothing but through `tx`. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Many parallel transactions may write the same account and one succeeds per round, hence more than the library's five. */
const ATTEMPTS_MAX = 12

export function createTransact(db: Pick<Firestore, 'runTransaction'>): Transact {
  return async (work) => {
    for (let closed = 0; ; closed += 1) {
      try {
        return await db.runTransaction(work, { maxAttempts: ATTEMPTS_MAX })
      } catch (error) {
        if (closed === ATTEMPTS_MAX || !isClosedTransaction(error)) throw error
      }
    }
  }
}
