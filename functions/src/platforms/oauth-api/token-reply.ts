import { z } from 'zod'
import type { NetworkReply } from '../call-network.ts'
import { readBody } from './read-body.ts'
import type { Tokens } from './tokens.ts'

const replySchema = z.object({
  access_token: z.string().min(1).max(10_000),
  expires_in: z.number().min(0).max(1_000_000_000),
  refresh_token: z.string().max(10_000).optional(),
  scope: z.string().max(10_000).default(''),
})

export type Grant = { tokens: Tokens; scopes: string[] }

/**
 * Tokens as authorisation servers send them. A refresh token that is missing or empty leaves the one there is.
 * @throws UnreadableBody
 */
export function readTokenReply(reply: NetworkReply, { refresh, now }: { refresh: string; now: number }): Grant {
  const { access_token: access, expires_in: seconds, refresh_token: next, scope } = readBody(replySchema, reply)
  const tokens = { access, refresh: next || refresh, accessEndsAt: now + seconds * 1000 }
  return { tokens, scopes: scope.split(/[\s,]+/).filter((name) => name !== '') }
}
