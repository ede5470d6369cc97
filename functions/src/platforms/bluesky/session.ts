import type { Secret } from '../../domain/ports/networks.ts'
import { RenewalError } from './failures.ts'
import { sessionReplySchema, readReply } from './reply-schemas.ts'
import { type Xrpc, type XrpcInput, isProtocolError, isTokenRejected, readFailure, type XrpcFailure } from './api.ts'
import { z } from 'zod'

const OTHER_FAILURE = /RateLimit|Takedown|Deactivated|Suspended/

export type BlueskySession = {
  did: string
  /** Makes one call with the account's token, which is renewed once when the server rejects it. */
  call: Xrpc
  /** Makes one call without a token. */
  callPublic: Xrpc
  /**
   * Gets new tokens with the refresh token or else the app password; returns the account's handle.
   * @throws RenewalError when neither works
   */
  renew: () => Promise<string>
  /** Returns `{ rotatedSecret }` when tokens changed since the session was opened, otherwise an empty object. */
  rotation: () => { rotatedSecret?: Secret }
}

/** Opens a session with the stored access of one account, through one server. Opening makes no call. */
export function openSession(xrpc: Xrpc, did: string, secret: Secret): BlueskySession {
  let tokens = readSecret(secret)
  let isRotated = false

  async function renew(): Promise<string> {
    const renewed = await renewTokens(xrpc, did, tokens).catch((cause: unknown) => {
      throw new RenewalError(cause)
    })
    tokens = { appPassword: tokens.appPassword, accessJwt: renewed.accessJwt, refreshJwt: renewed.refreshJwt }
    isRotated = true
    return renewed.handle
  }

  async function call(method: string, input: XrpcInput = {}): Promise<unknown> {
    try {
      return await xrpc(method, { ...input, token: tokens.accessJwt })
    } catch (error) {
      if (!isTokenRejected(readFailure(error))) throw error
    }
    await renew()
    return xrpc(method, { ...input, token: tokens.accessJwt })
  }

  return {
    did,
    call,
    callPublic: xrpc,
    renew,
    rotation: () => (isRotated ? { rotatedSecret: writeSecret(tokens) } : {}),
  }
}

async function renewTokens(xrpc: Xrpc, did: string, { appPassword, refreshJwt }: BlueskySecret) {
  const refreshed = await xrpc('com.atproto.server.refreshSession', { token: refreshJwt }).catch((error: unknown) => {
    if (isRefreshUseless(readFailure(error))) return null
    throw error
  })
  const data = { identifier: did, password: appPassword }
  const opened = refreshed ?? (await xrpc('com.atproto.server.createSession', { data }))
  const reply = readReply(sessionReplySchema, opened)
  if (reply.did !== did) throw new Error('The server opened a session for another account.')
  return reply
}

/**
 * Returns whether a failed refresh may be solved by a new sign-in with the app password. Refresh tokens expire for many reasons; a rate limit or a
 * blocked account would also prevent a new sign-in.
 */
function isRefreshUseless(failure: XrpcFailure): boolean {
  return isProtocolError(failure) && failure.kind === 'answer' && !OTHER_FAILURE.test(failure.name)
}

/** Stored credentials of an account. The app password opens a new session when the refresh token is no longer accepted. */
const blueskySecretSchema = z.object({
  appPassword: z.string().min(1),
  accessJwt: z.string().min(1),
  refreshJwt: z.string().min(1),
})

type BlueskySecret = z.infer<typeof blueskySecretSchema>

export function readSecret(secret: Secret): BlueskySecret {
  return blueskySecretSchema.parse(JSON.parse(secret))
}

export function writeSecret({ appPassword, accessJwt, refreshJwt }: BlueskySecret): Secret {
  return JSON.stringify({ appPassword, accessJwt, refreshJwt })
}

/** Returns the secrets that must never be logged or shown when a server repeats them. */
export function secretsIn(secret: Secret): string[] {
  return Object.values(readSecret(secret))
}
