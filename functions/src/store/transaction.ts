import { type Firestore, Timestamp, Transaction } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Transact, Tx, Version } from '../domain/ports/transaction.ts'

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

/** The gRPC code INVALID_ARGUMENT, and what the database says of a transaction that it has ended for another one. */
const closedSchema = z.object({ code: z.literal(3), message: z.string().includes('Transaction is invalid or closed') })

/**
 * Whether a transaction had been ended for another one when one more of its reads arrived. Nothing of it is stored. The library
 * begins anew after any other such end, and does not know this one.
 */
function isClosedTransaction(error: unknown): boolean {
  return closedSchema.safeParse(error).success
}
