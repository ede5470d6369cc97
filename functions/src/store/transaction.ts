import { type Firestore, Timestamp, Transaction } from 'firebase-admin/firestore'
import type { Transact, Tx, Version } from '../domain/ports/transaction.ts'
import { isClosedTransaction } from './closed-transaction.ts'

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

/** The database's own transaction behind the one that the domain hands on. */
export function within(tx: Tx): Transaction {
  if (tx instanceof Transaction) return tx
  throw new Error('this transaction belongs to another database')
}

/** The condition that a document was not written since it was read. */
export function unchangedSince({ seconds, nanoseconds }: Version): { lastUpdateTime: Timestamp } {
  return { lastUpdateTime: new Timestamp(seconds, nanoseconds) }
}
