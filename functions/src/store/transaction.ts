import { type Firestore, Timestamp, Transaction } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Transact, Tx, Version } from '../domain/ports/documents.ts'

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

/** gRPC status of a write whose document is gone or changed since it was read, or that lost against a parallel one. */
const LOST_RACE = new Set([5, 9, 10])

const grpcErrorSchema = z.object({ code: z.number() })

/** True when a conditional write did not happen because another write came first: read again, then decide again. */
export function isLostRace(error: unknown): boolean {
  const parsed = grpcErrorSchema.safeParse(error)
  return parsed.success && LOST_RACE.has(parsed.data.code)
}

/** gRPC status of a creation whose document exists. */
const existsSchema = z.object({ code: z.literal(6) })

/** True when a document was not created because there is one under its id. */
export function isAlreadyExistsError(error: unknown): boolean {
  return existsSchema.safeParse(error).success
}
