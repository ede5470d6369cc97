import type { Publisher } from '../../domain/ports/networks.ts'
import type { Graph } from './open-graph.ts'
import { readGraphReply } from './read-graph-reply.ts'
import { readSecret, writeSecret } from './secret.ts'
import { renewedReplySchema } from './token-reply.ts'

type Renewal = Awaited<ReturnType<NonNullable<Publisher['refresh']>>>
type Access = { secret: string; expiresAt: number | null; now: number }

/** A younger token is refused by the network. */
const AGE_MIN = 24 * 60 * 60 * 1000

/** Renews a long-lived token by itself. One that is too young, and one that the reply leaves empty, stays as it is. */
export async function renewToken(
  graph: Graph,
  grantType: string,
  { secret, expiresAt, now }: Access,
): Promise<Renewal> {
  const { accessToken, issuedAt } = readSecret(secret)
  if (now - issuedAt < AGE_MIN) return { kind: 'ok', expiresAt }
  const params = { grant_type: grantType }
  const reply = await graph('/refresh_access_token', { params, token: accessToken })
  const { access_token: renewed, expires_in: seconds } = readGraphReply(renewedReplySchema, reply)
  const end = seconds === undefined ? expiresAt : now + seconds * 1000
  if (!renewed) return { kind: 'ok', expiresAt }
  return { kind: 'ok', expiresAt: end, rotatedSecret: writeSecret({ accessToken: renewed, issuedAt: now }) }
}
