import { z } from 'zod'

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
export function isAlreadyThere(error: unknown): boolean {
  return existsSchema.safeParse(error).success
}
