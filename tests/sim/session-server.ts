import { USUAL_MAIL_TIMES } from '@postwright/core/model/notice-preferences'
import { API_BASE } from '@postwright/core/endpoint'
import { SESSION_ABSOLUTE_TTL, SESSION_IDLE_TTL } from '@postwright/core/limits'
import type { Session } from '@postwright/core/model/session'
import type { User } from '@postwright/core/model/user'
import { readConfig } from '../../functions/src/compose/read-config.ts'
import { AppError } from '../../functions/src/domain/app-error.ts'
import { authenticate } from '../../functions/src/domain/tokens/authenticate.ts'
import { endSession, type ChainDeps } from '../../functions/src/domain/tokens/end-session.ts'
import { mintAccessToken, readRefreshToken, refreshTokenFor } from '../../functions/src/domain/tokens/session-tokens.ts'
import { refreshSession } from '../../functions/src/domain/tokens/refresh-session.ts'
import { tokenKeysFrom } from '../../functions/src/domain/keys/key-ring.ts'
import { type Chain, follows, show } from './chain-model.ts'
import type { Interleaving } from './interleaving.ts'

const SID = 's1'
const UID = 'u1'
const START = 1_800_000_000_000
const key = Buffer.alloc(32, 7).toString('base64')
const ring = JSON.stringify({ current: 'k1', keys: { k1: key } })
const config = readConfig({
  GCLOUD_PROJECT: 'demo-simulation',
  FUNCTIONS_EMULATOR: 'true',
  APP_ORIGIN: 'http://127.0.0.1',
  TOKEN_ISSUER: `http://127.0.0.1${API_BASE}`,
  BLOB_STORE: 'disk',
  TOKEN_SIGNING_KEYS: ring,
  SEALING_KEYS: ring,
})
const tokenKeys = tokenKeysFrom(config.tokenKeys)

const base = { schema: 1, rev: 1, createdAt: START, updatedAt: START, createdBy: UID }
const user: User = {
  ...base,
  id: UID,
  email: 'ada@example.com',
  emailVerified: true,
  fullName: 'Ada',
  username: 'ada',
  photoURL: null,
  role: 'user',
  status: 'active',
  disabledBy: null,
  defaultWorkspaceId: 'w1',
  referralCodeApplied: null,
  deletesAt: null,
  authTimesFrom: 0,
  authTimesEnded: [],
  requiresSecondFactor: false,
  authTimesProven: [],
  mutedReasons: [],
  mailedReasons: [],
  hookedReasons: [],
  mailTimes: USUAL_MAIL_TIMES,
  deletionAttempts: 0,
  deletionRetryAt: null,
}
const identity = {
  uid: UID,
  email: user.email,
  disabled: false,
  emailVerified: true,
  isAdmin: false,
  validSince: 0,
  providers: ['password'],
}
const newSession: Session = {
  ...base,
  id: SID,
  uid: UID,
  counter: 0,
  rotatedAt: START,
  idleExpiresAt: START + SESSION_IDLE_TTL,
  absoluteExpiresAt: START + SESSION_ABSOLUTE_TTL,
  revokedAt: null,
  revokedReason: null,
  userAgent: '',
  addressHash: '',
  reauthenticatedAt: null,
  authTimes: [],
  deviceKey: null,
  place: null,
}

type Buffered = { version: number | null; patch: Partial<Session> | null }

/**
 * The server's real token code over one session in memory, where every access is a point of interleaving.
 * @param tick milliseconds that each access takes; with none everything happens within the same one
 */
export function createSessionServer({ turn: pause, track }: Interleaving, { tick = 0 } = {}) {
  let now = START
  let stored = newSession
  const history: { chain: Chain; at: number }[] = [{ chain: chainOf(stored), at: now }]
  const disagreements: string[] = []

  function write(patch: Partial<Session>): void {
    const before = chainOf(stored)
    stored = { ...stored, ...patch, rev: stored.rev + 1 }
    history.push({ chain: chainOf(stored), at: now })
    if (!follows(before, chainOf(stored), now))
      disagreements.push(`${JSON.stringify(before)} -> ${JSON.stringify(patch)}`)
  }

  async function turn(): Promise<void> {
    await pause()
    now += tick
  }

  let buffered: Buffered = { version: null, patch: null }
  const deps: ChainDeps = {
    config,
    tokenKeys,
    clock: { now: () => now, sleep: turn },
    // The session has no sign-in of its own, so nothing is written beside it.
    users: { get: () => Promise.resolve(user), getIn: () => Promise.resolve(user), updateIn: () => user },
    members: { pathsOfIn: () => Promise.resolve([]), updateAllIn: () => {} },
    identity: { getUser: () => Promise.resolve(identity) },
    accountChecks: Object.assign((_uid: string, work: () => Promise<void>) => work(), { forget: () => {} }),
    logger: { info: () => {}, warn: () => {}, error: () => {} },
    auditLog: { appendIn: () => {} },
    notifications: { getIn: () => Promise.resolve(null), saveIn: () => {} },
    sessions: {
      listLive: () => Promise.resolve([]),
      get: async () => {
        await turn()
        return stored
      },
      read: async () => {
        await turn()
        return { session: stored, version: { seconds: stored.rev, nanoseconds: 0 } }
      },
      compareAndSet: async ({ version }, patch) => {
        await turn()
        if (version.seconds !== stored.rev) return false
        write(patch)
        return true
      },
      getIn: async () => {
        const mine = buffered
        await turn()
        mine.version = stored.rev
        buffered = mine
        return stored
      },
      updateIn: (_tx, session, patch) => {
        buffered.patch = patch
        return { ...session, ...patch }
      },
    },
    transact: async (work) => {
      for (;;) {
        const mine: Buffered = { version: null, patch: null }
        buffered = mine
        // The simulated stores need no transaction object.
        const result = await work(undefined as never)
        await turn()
        if (mine.version !== null && mine.version !== stored.rev) continue
        if (mine.patch) write(mine.patch)
        return result
      }
    },
  }

  /** Refreshes, and notes when the model would not have answered like this at any moment of the call. */
  async function refresh(token: string) {
    const shown = readRefreshToken(tokenKeys.refresh, token)?.counter ?? -1
    const from = history.length - 1
    const reply = await refreshSession(deps, token).catch((error: unknown) => {
      if (error instanceof AppError && error.code !== 'internal') return null
      throw error
    })
    const given = reply && (readRefreshToken(tokenKeys.refresh, reply.refreshToken)?.counter ?? -1)
    const agrees = history.slice(from).some(({ chain }) => show(chain, shown, now).given === given)
    if (!agrees) disagreements.push(`turn ${shown} was answered with ${given}`)
    return reply
  }

  return {
    disagreements,
    refresh: (token: string) => track(() => refresh(token)),
    signOut: () => track(() => endSession(deps, SID, 'signed_out')),
    accepts: (accessToken: string) =>
      track(() =>
        authenticate(deps, `Bearer ${accessToken}`, { acceptEnded: false }).then(
          () => true,
          () => false,
        ),
      ),
    firstPair: async () => ({
      accessToken: await mintAccessToken(deps, { uid: UID, sessionId: SID, role: 'user' }),
      refreshToken: refreshTokenFor(tokenKeys.refresh, SID, 0),
    }),
    now: () => now,
    wait: (ms: number) => {
      now += ms
    },
    session: () => stored,
    rotations: () => stored.counter,
  }
}

function chainOf({ counter, rotatedAt, revokedAt }: Session): Chain {
  return { turn: counter, since: rotatedAt, ended: revokedAt !== null }
}
