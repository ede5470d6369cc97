import { z } from 'zod'

/** The gRPC code INVALID_ARGUMENT, and what the database says of a transaction that it has ended for another one. */
const closedSchema = z.object({ code: z.literal(3), message: z.string().includes('Transaction is invalid or closed') })

/**
 * Whether a transaction had been ended for another one when one more of its reads arrived. Nothing of it is stored. The library
 * begins anew after any other such end, and does not know this one.
 */
export function isClosedTransaction(error: unknown): boolean {
  return closedSchema.safeParse(error).success
}
