import { z } from 'zod'
import type { Secret } from '../../domain/ports/networks.ts'

/** The tokens are renewed; the app password opens a new session when both have expired. */
const blueskySecretSchema = z.object({
  appPassword: z.string().min(1),
  accessJwt: z.string().min(1),
  refreshJwt: z.string().min(1),
})

export type BlueskySecret = z.infer<typeof blueskySecretSchema>

export function readSecret(secret: Secret): BlueskySecret {
  return blueskySecretSchema.parse(JSON.parse(secret))
}

export function writeSecret({ appPassword, accessJwt, refreshJwt }: BlueskySecret): Secret {
  return JSON.stringify({ appPassword, accessJwt, refreshJwt })
}

/** The parts that must never be logged or shown when a server repeats them. */
export function secretsIn(secret: Secret): string[] {
  return Object.values(readSecret(secret))
}
