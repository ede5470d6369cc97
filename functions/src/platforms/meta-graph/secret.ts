import { z } from 'zod'
import type { Secret } from '../../domain/ports/networks.ts'

/** A token and when it was given out, in epoch milliseconds: some are renewed only once they are a day old. */
const graphSecretSchema = z.object({ accessToken: z.string().min(1), issuedAt: z.number() })

export type GraphSecret = z.infer<typeof graphSecretSchema>

export function readSecret(secret: Secret): GraphSecret {
  return graphSecretSchema.parse(JSON.parse(secret))
}

export function writeSecret({ accessToken, issuedAt }: GraphSecret): Secret {
  return JSON.stringify({ accessToken, issuedAt })
}
