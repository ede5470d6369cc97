import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { readAccessToken, isForAdmin } from './session-tokens.ts'
import type { ChainDeps } from './end-session.ts'
import type { Deps } from '../ports/deps.ts'
import type { User } from '@postwright/core/model/user'
import { syncIdentity } from './sync-identity.ts'
import { REAUTHENTICATION_TTL } from '@postwright/core/limits'

/**
 * Returns the caller of an `Authorization` header. The session is read on every call, so ending it takes effect at once; account and identity are
 * read every few seconds.
 * @param acceptEnded for calls that must succeed again after the session has ended
 * @throws `unauthenticated`, `token_expired`, `token_invalid`, `session_revoked`
 */
export async function authenticate(
  deps: ChainDeps,
  header: string | undefined,
  { acceptEnded }: { acceptEnded: boolean },
): Promise<Caller> {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(header ?? '')?.[1]
  if (token === undefined) throw new AppError('unauthenticated')
  const caller = await readAccessToken(deps, token)
  const session = await deps.sessions.get(caller.sessionId)
  if (!session || session.uid !== caller.uid) throw new AppError('session_revoked', { message: caller.sessionId })
  const isOver = session.revokedAt !== null || deps.clock.now() >= session.absoluteExpiresAt
  if (acceptEnded) return caller
  if (isOver) throw new AppError('session_revoked', { message: caller.sessionId })
  await requireActiveAccount(deps, caller.uid)
  return caller
}

/**
 * Returns the admin of an `Authorization` header. The right is read from the identity provider on every call, so revoking it takes effect at once.
 * All other callers get the reply of an unknown route.
 * @throws `route_not_found`, `token_expired` for an expired token that was issued to an admin
 */
export async function authenticateAdmin(
  deps: Deps,
  header: string | undefined,
  options: { acceptEnded: boolean },
): Promise<Caller> {
  const caller = await authenticate(deps, header, options).catch((error: unknown) => {
    if (error instanceof AppError && !isForAdmin(error)) throw routeNotFound(error)
    throw error
  })
  if (caller.role !== 'admin') throw routeNotFound()
  const identity = await deps.identity.getUser(caller.uid)
  if (!identity || !identity.isAdmin || identity.disabled) throw routeNotFound()
  return caller
}

function routeNotFound(cause?: unknown): AppError {
  return new AppError('route_not_found', { message: 'not an admin', cause })
}

/**
 * Requires that the user's account exists, is active and was synced with the identity provider within the last seconds. A refusal is not cached.
 * @throws `session_revoked`: the refresh that follows gives the reason, which the client shows to a disabled user
 */
export async function requireActiveAccount(deps: ChainDeps, uid: string): Promise<void> {
  await deps.accountChecks(uid, async () => {
    const account = await syncedAccount(deps, uid)
    if (account?.status !== 'active') throw new AppError('session_revoked', { message: `${uid} may not enter` })
  })
}

/** Returns the account, synced with its identity, or the stored account while the identity provider does not answer. */
async function syncedAccount(deps: ChainDeps, uid: string): Promise<User | null> {
  const identity = await deps.identity.getUser(uid).catch((error: unknown) => {
    deps.logger.warn('the identity provider did not answer', { error: String(error) })
    return undefined
  })
  return identity === undefined ? deps.users.get(uid) : syncIdentity(deps, uid, identity)
}

/**
 * Requires a re-authentication within the last minutes before a sensitive call.
 * @throws `reauthentication_required`
 */
export async function requireReauthentication(deps: Deps, { sessionId }: Caller): Promise<void> {
  const at = (await deps.sessions.get(sessionId))?.reauthenticatedAt ?? null
  if (at !== null && deps.clock.now() - at < REAUTHENTICATION_TTL) return
  throw new AppError('reauthentication_required', { message: sessionId })
}

/**
 * Requires a recent re-authentication of users with a second factor only, before a call that grants access which outlives their session.
 * @throws `reauthentication_required`
 */
export async function requireSecondFactorLately(deps: Deps, caller: Caller): Promise<void> {
  const user = await deps.users.get(caller.uid)
  if (user?.requiresSecondFactor === true) await requireReauthentication(deps, caller)
}
