import type { Clock } from '../../domain/ports/world.ts'
import type { FoundChannel } from '../../domain/ports/networks.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import type { ServerOf } from './account-server.ts'
import { loadAccount } from './profile.ts'
import { sessionReplySchema, readReply, UnreadableReply } from './reply-schemas.ts'
import { writeSecret } from './session.ts'
import { openXrpc, type Xrpc, readFailure, type XrpcFailure, isProtocolError } from './api.ts'
import { z } from 'zod'
import { AppError } from '../../domain/app-error.ts'
import { refusalOf } from './failures.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.bluesky

/** Timeout of the whole sign-in, so that the user gets a reply in time regardless of the server. */
const SIGN_IN_TIMEOUT = 15_000
const AVATAR_BYTES_MAX = 2_000_000

/** Proves with a real sign-in that an account may be used, and returns its access. */
export type BlueskySignIn = (credentials: {
  service: string
  handle: string
  appPassword: string
}) => Promise<FoundChannel>

/**
 * Returns a sign-in that opens a session with the handle and app password that a user entered. A session of a main password is ended and refused.
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

/** Returns whether the server knows the handle; true if the server gives no definite reply. */
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

const claimsSchema = z.object({ scope: z.string() })

/**
 * Returns whether a session was opened with the account's main password, which would grant us far more than posting. The server decides the format of
 * tokens: an unreadable token is treated as that of an app password.
 */
export function isMainPassword(accessJwt: string): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(accessJwt.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return claimsSchema.parse(claims).scope === 'com.atproto.access'
  } catch {
    return false
  }
}

type Claim = { did: string; service: string; accessJwt: string; signal: AbortSignal }

/**
 * Checks that the server that opened a session for the account also hosts it. The account's identity specifies its server; an entryway for many
 * servers (like bsky.social) is accepted when the specified server accepts the entryway's token.
 * @returns false when the host cannot be determined now
 * @throws `connection_refused` when another server hosts the account
 */
async function proveServer(
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

type Attempt = { handle: string; now: number; isKnownHandle: () => Promise<boolean> }

const DAY = 24 * 60 * 60 * 1000

/** Returns the error of a failed connect attempt, with a sentence for the input to correct. */
async function signInError(error: unknown, { handle, now, isKnownHandle }: Attempt): Promise<AppError> {
  if (error instanceof UnreadableReply) return refused('service', WORDS.unusableSignIn, error)
  const failure = readFailure(error)
  if (failure.kind === 'address') return refusedAddress(failure.error)
  if (failure.kind === 'transport') return unreachable(WORDS.silent, error)
  if (failure.kind === 'other') return unreachable(WORDS.noServer, error)
  if (failure.status >= 500) return unreachable(WORDS.inTrouble, error)
  if (!isProtocolError(failure) || failure.status === 404) return unreachable(WORDS.noServer, error)
  if (failure.name === 'AuthFactorTokenRequired') return mainPasswordRefusal()
  const { error: refusal, retryAt } = refusalOf(error, now)
  if (refusal.kind === 'rate_limit') return tooManyTries(retryAt === undefined ? null : retryAt - now, error)
  if (refusal.kind === 'permission') {
    return refused('handle', WORDS.suspended, error)
  }
  if (await isKnownHandle()) return refused('appPassword', WORDS.wrongPassword, error)
  return refused('handle', fillWords(WORDS.unknownAccount, { handle }), error)
}

function mainPasswordRefusal(): AppError {
  return refused('appPassword', WORDS.mainPassword)
}

/** @param home the server specified in the account's identity */
function accountElsewhereRefusal(home: string): AppError {
  return refused('service', fillWords(WORDS.accountElsewhere, { host: new URL(home).host }))
}

function refused(field: 'handle' | 'appPassword' | 'service', detail: string, cause?: unknown): AppError {
  return new AppError('connection_refused', { detail, fields: { [field]: detail }, cause })
}

function unreachable(detail: string, cause: unknown): AppError {
  return new AppError('connection_unreachable', { detail, fields: { service: detail }, cause })
}

function tooManyTries(wait: number | null, cause: unknown): AppError {
  return new AppError('rate_limited', {
    detail: WORDS.tooManySignIns,
    cause,
    ...(wait !== null && { retryAfter: Math.ceil(Math.min(wait, DAY) / 1000) }),
  })
}

function refusedAddress(error: AppError): AppError {
  const detail = error.detail ?? NETWORK_WORDS.shared.addressRefused
  return new AppError('address_refused', { message: error.message, detail, fields: { service: detail }, cause: error })
}
