import type { Clock } from '../../domain/ports/world.ts'
import type { FoundChannel } from '../../domain/ports/networks.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import type { ServerOf } from './account-server.ts'
import { loadAccount } from './load-account.ts'
import { proveServer } from './prove-server.ts'
import { readReply } from './read-reply.ts'
import { sessionReplySchema } from './reply-schemas.ts'
import { writeSecret } from './secret.ts'
import { isMainPassword } from './token-scope.ts'
import { mainPasswordRefusal, signInError } from './sign-in-error.ts'
import { readFailure, type XrpcFailure } from './xrpc-failure.ts'
import { openXrpc, type Xrpc } from './xrpc.ts'

/** For everything together, so that the person gets an answer in time whatever the server does. */
const SIGN_IN_TIMEOUT = 15_000
const AVATAR_BYTES_MAX = 2_000_000

/** Proves with a real sign-in that an account may be used, and gets its access. */
export type BlueskySignIn = (credentials: {
  service: string
  handle: string
  appPassword: string
}) => Promise<FoundChannel>

/**
 * Opens a session with the handle and app password that a person entered.
 * @throws AppError `connection_refused`, `connection_unreachable`, `address_refused` or `rate_limited`, with `fields`
 */
export function createBlueskySignIn(fetch: SafeFetch, clock: Clock, serverOf: ServerOf): BlueskySignIn {
  return async ({ service: typed, handle, appPassword }) => {
    const service = new URL(typed).origin
    const signal = AbortSignal.timeout(SIGN_IN_TIMEOUT)
    const xrpc = openXrpc(fetch, service, { timeout: SIGN_IN_TIMEOUT, maxBytes: AVATAR_BYTES_MAX, signal })
    const credentials = { identifier: handle, password: appPassword }
    const session = await openSession(xrpc, credentials).catch(async (error: unknown) => {
      throw await signInError(error, {
        handle,
        now: clock.now(),
        isKnownHandle: () => isKnownHandle(xrpc, handle),
      })
    })
    const { accessJwt, refreshJwt, did } = session
    if (isMainPassword(accessJwt)) {
      await xrpc('com.atproto.server.deleteSession', { token: refreshJwt }).catch(() => null)
      throw mainPasswordRefusal()
    }
    const isProven = await proveServer({ fetch, serverOf }, { did, service, accessJwt, signal })
    const secrets = [appPassword, accessJwt, refreshJwt]
    const account = await loadAccount(xrpc, { did, handle: session.handle, service, secrets })
    return { account, isProven, secret: writeSecret({ appPassword, accessJwt, refreshJwt }) }
  }
}

async function openSession(xrpc: Xrpc, data: { identifier: string; password: string }) {
  return readReply(sessionReplySchema, await xrpc('com.atproto.server.createSession', { data }))
}

/** Whether the server knows the handle; a server that cannot say counts as knowing it. */
async function isKnownHandle(xrpc: Xrpc, handle: string): Promise<boolean> {
  if (handle.includes('@') || handle.startsWith('did:')) return true
  return xrpc('com.atproto.identity.resolveHandle', { params: { handle } }).then(
    () => true,
    (error: unknown) => !/HandleNotFound|Unable to resolve handle/.test(wordsOf(readFailure(error))),
  )
}

function wordsOf(failure: XrpcFailure): string {
  return failure.kind === 'answer' ? `${failure.name} ${failure.message}` : ''
}
