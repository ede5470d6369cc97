import { z } from 'zod'

/** gRPC status of a creation whose document exists. */
const existsSchema = z.object({ code: z.literal(6) })

/** True when a document was not created because there is one under its id. */
export function isAlreadyThere(error: unknown): boolean {
  return existsSchema.safeParse(error).success
}
