import { z } from 'zod'
import type { Secret } from '../../domain/ports/networks.ts'

/** Access of one account; times are epoch milliseconds. */
const tokensSchema = z.object({ access: z.string().min(1), refresh: z.string(), accessEndsAt: z.number() })

export type Tokens = z.infer<typeof tokensSchema>

export function readTokens(secret: Secret): Tokens {
  return tokensSchema.parse(JSON.parse(secret))
}

export function writeTokens({ access, refresh, accessEndsAt }: Tokens): Secret {
  return JSON.stringify({ access, refresh, accessEndsAt })
}
