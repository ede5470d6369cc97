import { z } from 'zod'
import type { SafeFetch } from '../safe-fetch.ts'
import type { ServerOf } from './account-server.ts'
import { readReply, UnreadableReply } from './read-reply.ts'
import { accountElsewhereRefusal } from './sign-in-error.ts'
import { isProtocolError, readFailure } from './xrpc-failure.ts'
import { openXrpc } from './xrpc.ts'

type Claim = { did: string; service: string; accessJwt: string; signal: AbortSignal }

/**
 * Whether the account is held by the server that opened a session for it. Its identity names its server; an entryway for many
 * servers (like bsky.social) is accepted when the named server accepts the entryway's token.
 * @returns false when that cannot be determined now
 * @throws `connection_refused` when the account is elsewhere
 */
export async function proveServer(
  { fetch, serverOf }: { fetch: SafeFetch; serverOf: ServerOf },
  { did, service, accessJwt, signal }: Claim,
): Promise<boolean> {
  const home = await serverOf(did)
  if (home === null) return false
  if (home === service) return true
  try {
    const reply = await openXrpc(fetch, home, { signal })('com.atproto.server.getSession', { token: accessJwt })
    readReply(z.object({ did: z.literal(did) }), reply)
    return true
  } catch (error) {
    if (error instanceof UnreadableReply || isProtocolError(readFailure(error))) throw accountElsewhereRefusal(home)
    return false
  }
}
