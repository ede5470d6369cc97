import { type Firestore, Timestamp, Transaction } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Transact, Tx, Version } from '../domain/ports/documents.ts'

/**
 * Maximum number of attempts. Many parallel transactions may write the same account, and one succeeds per round, so the library's default of five is
 * too low.
 */
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

/**
 * Returns the Firestore transaction behind the domain's type.
 * @throws Error for a transaction of another database
 */
export function within(tx: Tx): Transaction {
  if (tx instanceof Transaction) return tx
  throw new Error('this transaction belongs to another database')
}

/** Returns the condition that a document was not written since it was read. */
export function unchangedSince({ seconds, nanoseconds }: Version): { lastUpdateTime: Timestamp } {
  return { lastUpdateTime: new Timestamp(seconds, nanoseconds) }
}

/** gRPC code INVALID_ARGUMENT, with the database's message for a transaction that it aborted in favour of another one. */
const closedSchema = z.object({ code: z.literal(3), message: z.string().includes('Transaction is invalid or closed') })

/**
 * Returns whether a read failed because the database had already aborted the transaction in favour of another one. Nothing of it is stored. The
 * library retries after any other abort, but does not recognise this one.
 */
function isClosedTransaction(error: unknown): boolean {
  return closedSchema.safeParse(error).success
}

/** gRPC statuses of a write whose document was deleted or changed since it was read, or that lost against a parallel one. */
const LOST_RACE = new Set([5, 9, 10])

const grpcErrorSchema = z.object({ code: z.number() })

/** Returns true when a conditional write did not happen because another write came first: the caller must read and decide again. */
export function isLostRace(error: unknown): boolean {
  const parsed = grpcErrorSchema.safeParse(error)
  return parsed.success && LOST_RACE.has(parsed.data.code)
}

/** gRPC status of a creation whose document already exists. */
const existsSchema = z.object({ code: z.literal(6) })

/** Returns true when a document was not created because its id already exists. */
export function isAlreadyExistsError(error: unknown): boolean {
  return existsSchema.safeParse(error).success
}
