import { SESSION_IDLE_TTL } from '@postwright/core/limits'
import { refreshToken } from '@postwright/core/api/auth'
import type { Session } from '@postwright/core/model/session'
import { AppError } from '../app-error.ts'
import { mintAccessToken } from './access-token.ts'
import { decideRefresh } from './decide-refresh.ts'
import { followIdentity } from '../accounts/follow-identity.ts'
import { isProvenBy } from './device-key.ts'
import { endSession } from './end-session.ts'
import { readRefreshToken, refreshTokenFor } from './refresh-token.ts'
import type { ChainDeps } from './chain-deps.ts'
import { hasSignIn } from './sign-ins.ts'

/** Where a refresh comes from, and its device's proof. */
type Use = { place: string | null; deviceProof: string | null }

/** Rounds of read, decide, write. Whoever loses one finds the next turn begun and joins it, so few are ever needed. */
const ROUNDS_MAX = 24
const ROUND_PAUSE = 5

/**
 * Exchanges a refresh token for the next pair. Parallel exchanges of one token, and repeats after a lost reply, converge
 * on the same successor; a token from further back ends the session for everybody who holds a part of its chain.
 * Within the window they may be as many as they like and write nothing; floods meet the rate limit.
 * A session with a device key listens to that device alone: without its proof a copied token achieves nothing.
 * @throws `refresh_token_invalid`, `session_revoked`, `account_disabled`
 */
export async function refreshSession(
  deps: ChainDeps,
  token: string,
  use: Use = { place: null, deviceProof: null },
): Promise<{ accessToken: string; refreshToken: string }> {
  const claim = readRefreshToken(deps.tokenKeys.refresh, token)
  if (!claim) throw new AppError('refresh_token_invalid')
  const turn = await takeTurn(deps, { ...claim, token }, use)
  const role = await roleOf(deps, turn)
  return {
    accessToken: await mintAccessToken(deps, { uid: turn.uid, sessionId: claim.sid, role }),
    refreshToken: refreshTokenFor(deps.tokenKeys.refresh, claim.sid, turn.counter),
  }
}

type Shown = { sid: string; counter: number; token: string }

async function takeTurn(deps: ChainDeps, shown: Shown, use: Use): Promise<Session> {
  const { sid, counter, token } = shown
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const stored = await deps.sessions.read(sid)
    if (!stored) throw new AppError('refresh_token_invalid', { message: `no session ${sid}` })
    const { session } = stored
    await requireItsDevice(deps, session, token, use)
    const now = deps.clock.now()
    const decision = decideRefresh(session, counter, now)
    if (decision === 'ended') throw await overError(deps, session)
    if (decision === 'expired' || decision === 'reuse') {
      const isStillRight = (live: Session) => decideRefresh(live, counter, now) === decision
      await endSession(deps, sid, decision, { isStillRight })
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

async function requireItsDevice(
  { clock }: Pick<ChainDeps, 'clock'>,
  { id, deviceKey }: Session,
  token: string,
  { deviceProof }: Use,
): Promise<void> {
  if (deviceKey === null) return
  if (await isProvenBy(deviceKey, { proof: deviceProof, token, paths: [refreshToken.path], now: clock.now() })) return
  throw new AppError('refresh_token_invalid', { message: `${id}: not from its device` })
}

/** The person's role now; rights that were taken away end with the next refresh, and so do sessions without a sign-in. */
async function roleOf(deps: ChainDeps, session: Session): Promise<'user' | 'admin'> {
  const { id: sid, uid } = session
  const identity = await deps.identity.getUser(uid)
  const user = await followIdentity(deps, uid, identity)
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
    throw new AppError('session_revoked', { message: `${sid}: no sign-in of it counts any more` })
  }
  return identity.isAdmin ? 'admin' : 'user'
}

/** Who was disabled is told so as long as they are. */
async function overError({ users }: ChainDeps, { id, uid, revokedReason }: Session): Promise<AppError> {
  const isDisabled = revokedReason === 'disabled' && (await users.get(uid))?.status === 'disabled'
  return new AppError(isDisabled ? 'account_disabled' : 'session_revoked', { message: `${id}: ${revokedReason}` })
}
