import { SESSION_IDLE_TTL, REFRESH_REUSE_WINDOW } from '@postwright/core/limits'
import { refreshToken } from '@postwright/core/api/auth'
import type { Session } from '@postwright/core/model/session'
import { AppError } from '../app-error.ts'
import { mintAccessToken, readRefreshToken, refreshTokenFor } from './session-tokens.ts'
import { syncIdentity } from './sync-identity.ts'
import { isProvenBy } from './device-key.ts'
import { endSession, type ChainDeps } from './end-session.ts'
import { hasSignIn } from './sign-ins.ts'

type Use = { place: string | null; deviceProof: string | null }

/** Maximum number of read-decide-write rounds. A request that loses a round finds the counter raised and retries, so few rounds are needed. */
const ROUNDS_MAX = 24
const ROUND_PAUSE = 5

/**
 * Exchanges a refresh token for the next pair. Parallel exchanges of one token, and retries after a lost reply, return the same successor; an older
 * token ends the session for every client that holds one of its tokens. Within the window any number of exchanges is allowed without a write; floods
 * are rate-limited. A session with a device key accepts refreshes of that device only: a copied token without its proof is refused.
 * @throws `refresh_token_invalid`, `session_revoked`, `account_disabled`
 */
export async function refreshSession(
  deps: ChainDeps,
  token: string,
  use: Use = { place: null, deviceProof: null },
): Promise<{ accessToken: string; refreshToken: string }> {
  const claim = readRefreshToken(deps.tokenKeys.refresh, token)
  if (!claim) throw new AppError('refresh_token_invalid')
  const session = await rotateOrRepeat(deps, { ...claim, token }, use)
  const role = await roleOf(deps, session)
  return {
    accessToken: await mintAccessToken(deps, { uid: session.uid, sessionId: claim.sid, role }),
    refreshToken: refreshTokenFor(deps.tokenKeys.refresh, claim.sid, session.counter),
  }
}

type Presented = { sid: string; counter: number; token: string }

async function rotateOrRepeat(deps: ChainDeps, presented: Presented, use: Use): Promise<Session> {
  const { sid, counter, token } = presented
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const stored = await deps.sessions.read(sid)
    if (!stored) throw new AppError('refresh_token_invalid', { message: `no session ${sid}` })
    const { session } = stored
    await requireDeviceProof(deps, session, token, use)
    const now = deps.clock.now()
    const decision = decideRefresh(session, counter, now)
    if (decision === 'ended') throw await endedError(deps, session)
    if (decision === 'expired' || decision === 'reuse') {
      const isStillValid = (live: Session) => decideRefresh(live, counter, now) === decision
      await endSession(deps, sid, decision, { isStillValid })
      throw new AppError('session_revoked', { message: `${sid}: ${decision}, turn ${counter} of ${session.counter}` })
    }
    if (decision === 'repeat') return session
    const next = rotated(session, now, use)
    if (await deps.sessions.compareAndSet(stored, next)) return { ...session, ...next }
    await deps.clock.sleep(ROUND_PAUSE * (1 + (round % 3)))
  }
  throw new AppError('internal', { message: `session ${sid} is too contended to refresh` })
}

function rotated({ counter }: Session, now: number, { place }: Use) {
  return { counter: counter + 1, rotatedAt: now, idleExpiresAt: now + SESSION_IDLE_TTL, place }
}

async function requireDeviceProof(
  { clock }: Pick<ChainDeps, 'clock'>,
  { id, deviceKey }: Session,
  token: string,
  { deviceProof }: Use,
): Promise<void> {
  if (deviceKey === null) return
  if (await isProvenBy(deviceKey, { proof: deviceProof, token, paths: [refreshToken.path], now: clock.now() })) return
  throw new AppError('refresh_token_invalid', { message: `${id}: not from its device` })
}

/** Returns the user's current role; revoked rights end with the next refresh, and so do sessions without a valid sign-in. */
async function roleOf(deps: ChainDeps, session: Session): Promise<'user' | 'admin'> {
  const { id: sid, uid } = session
  const identity = await deps.identity.getUser(uid)
  const user = await syncIdentity(deps, uid, identity)
  if (!user || !identity) {
    await endSession(deps, sid, 'disabled')
    throw new AppError('refresh_token_invalid', { message: `${uid} no longer exists` })
  }
  if (user.status === 'disabled') {
    await endSession(deps, sid, 'disabled')
    throw new AppError('account_disabled', { message: uid })
  }
  if (!hasSignIn(user, session)) {
    await endSession(deps, sid, 'sign_in_ended')
    throw new AppError('session_revoked', { message: `${sid}: none of its sign-ins is valid` })
  }
  return identity.isAdmin ? 'admin' : 'user'
}

/** Returns the error for an ended session: `account_disabled` as long as its user is disabled. */
async function endedError({ users }: ChainDeps, { id, uid, revokedReason }: Session): Promise<AppError> {
  const isDisabled = revokedReason === 'disabled' && (await users.get(uid))?.status === 'disabled'
  return new AppError(isDisabled ? 'account_disabled' : 'session_revoked', { message: `${id}: ${revokedReason}` })
}

/**
 * Decision on a refresh token with this `counter`: `rotate` raises the counter; `repeat` returns the current successor again, for parallel requests
 * and lost replies; `ended` and `expired` are refusals; `reuse` means that two clients use tokens of one session.
 */
type RefreshDecision = 'rotate' | 'repeat' | 'reuse' | 'expired' | 'ended'

/** Decides on a refresh. Within the window the parent token is accepted any number of times, because parallel requests do not indicate theft. */
export function decideRefresh(session: Session, counter: number, now: number): RefreshDecision {
  if (session.revokedAt !== null) return 'ended'
  if (now >= session.idleExpiresAt || now >= session.absoluteExpiresAt) return 'expired'
  if (counter === session.counter) return 'rotate'
  const isParent = counter === session.counter - 1
  return isParent && now - session.rotatedAt <= REFRESH_REUSE_WINDOW ? 'repeat' : 'reuse'
}
