import { z } from 'zod'

const claimsSchema = z.object({ scope: z.string() })

/**
 * Whether a session was opened with the account's main password, which would give us far more than posting.
 * The format of tokens is up to the server: one that cannot be read counts as an app password's.
 */
export function isMainPassword(accessJwt: string): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(accessJwt.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return claimsSchema.parse(claims).scope === 'com.atproto.access'
  } catch {
    return false
  }
}
