import { REAUTHENTICATION_TTL } from '@postwright/core/limits'
import {
  type Proof,
  type ProofKind,
  type SecondFactor,
  TRUSTED_DEVICES_MAX,
  TRUSTED_FOR,
} from '@postwright/core/model/second-factor'
import type { User } from '@postwright/core/model/user'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import type { IdentityToken } from '../ports/identity.ts'
import type { Tx } from '../ports/documents.ts'
import { isProvenBy, thumbprintOf } from '../tokens/device-key.ts'
import { type Origin, EXCHANGES } from '../tokens/open-session.ts'
import { isSignInProven, withProven, requireValidSignIn, changeStanding } from '../tokens/sign-ins.ts'
import { judgeProof, type Verdict } from './judge-proof.ts'
import { readIn, withChallenge } from './set-up.ts'
import { announceChangeIn } from './facts.ts'
import { turnOffIn } from './turn-off.ts'

const RECOVERED_MAX = 20

export type Question = { methods: ProofKind[]; question: Record<string, unknown> | null }

/** Lists the proofs that a sign-in accepts. */
export async function askAtSignIn(deps: Deps, idToken: string): Promise<Question> {
  const { uid, authTime } = await deps.identity.verifyIdToken(idToken)
  requireValidSignIn(await deps.users.get(uid), authTime)
  return ask(deps, uid)
}

/** Lists a person's proofs, with a new challenge for their passkeys; none while the second factor is off. */
export async function ask(deps: Deps, uid: string): Promise<Question> {
  const factor = await deps.secondFactors.get(uid)
  if (!factor) return { methods: [], question: null }
  const methods: ProofKind[] = [
    ...(factor.passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(factor.app ? (['app'] as const) : []),
    ...(factor.recoveryCodes.some(({ usedAt }) => usedAt === null) ? (['recovery'] as const) : []),
  ]
  if (factor.passkeys.length === 0) return { methods, question: null }
  const { challenge, question } = await deps.passkeys.askForProof(factor.passkeys)
  await deps.transact(async (tx) => {
    const { factor: now } = await readIn(deps, tx, uid)
    deps.secondFactors.saveIn(tx, withChallenge(now, { value: challenge, purpose: 'prove' }, deps.clock.now()))
  })
  return { methods, question }
}

/**
 * Verifies the second factor of a sign-in: the exchange and the rules accept it from now on. A repeated proof is refused, but the sign-in stays
 * verified.
 * @throws `second_factor_refused`, `second_factor_locked`, and the errors of an exchange
 */
export async function proveSignIn(
  deps: Deps,
  idToken: string,
  { proof, trustsDevice }: { proof: Proof; trustsDevice: boolean },
  { deviceKey }: Pick<Origin, 'deviceKey'>,
): Promise<void> {
  const { uid, authTime } = await deps.identity.verifyIdToken(idToken)
  const trusted = trustsDevice && deviceKey !== null && proof.kind !== 'recovery' ? await thumbprintOf(deviceKey) : null
  await takeProof(deps, uid, proof, async (tx, { user, factor }, patch) => {
    requireValidSignIn(user, authTime)
    await changeStanding(deps, tx, user, withProven(user, [authTime]))
    return {
      ...patch,
      ...recoveredBy(factor, proof, [authTime]),
      ...(trusted !== null && { trustedDevices: withDevice(factor, trusted, deps.clock.now()) }),
    }
  })
}

/**
 * Verifies the user of a session again.
 * @returns the time until which sensitive calls are accepted
 */
export async function proveAgain(deps: Deps, { uid, sessionId }: Caller, proof: Proof): Promise<{ until: number }> {
  const now = deps.clock.now()
  await takeProof(deps, uid, proof, async (tx, { factor }, patch) => {
    const session = await deps.sessions.getIn(tx, sessionId)
    if (!session || session.revokedAt !== null) throw new AppError('session_revoked', { message: sessionId })
    deps.sessions.updateIn(tx, session, { reauthenticatedAt: now })
    return { ...patch, ...recoveredBy(factor, proof, session.authTimes) }
  })
  return { until: now + REAUTHENTICATION_TTL }
}

/**
 * Returns the updated account for a sign-in that is being exchanged: a second factor with a due removal is turned off, and a sign-in on a trusted
 * device is verified by the device's key.
 */
export async function settleSignIn(
  deps: Deps,
  account: User,
  { authTime }: IdentityToken,
  { idToken, deviceProof }: { idToken: string; deviceProof: string | null },
): Promise<User> {
  if (isSignInProven(account, authTime)) return account
  const factor = await deps.secondFactors.get(account.id)
  const now = deps.clock.now()
  // Without the document of the second factor no sign-in is accepted: lost data must not open an account.
  if (!factor) return account
  if (factor.removesAt !== null && factor.removesAt <= now) {
    return deps.transact(async (tx) => turnOffIn(deps, tx, await readIn(deps, tx, account.id)))
  }
  for (const { deviceKey, until } of factor.trustedDevices) {
    if (until <= now) continue
    if (!(await isProvenBy(deviceKey, { proof: deviceProof, token: idToken, paths: EXCHANGES, now: null }))) continue
    return deps.transact(async (tx) => {
      const { user, factor: current } = await readIn(deps, tx, account.id)
      if (!current.trustedDevices.some((each) => each.deviceKey === deviceKey)) return user
      requireValidSignIn(user, authTime)
      return changeStanding(deps, tx, user, withProven(user, [authTime]))
    })
  }
  return account
}

type Known = { user: User; factor: SecondFactor }

/**
 * Verifies a proof in a transaction, which also counts a wrong one. For a right one, `apply` does further reads and writes first, and returns the
 * fields to update.
 */
async function takeProof(
  deps: Deps,
  uid: string,
  proof: Proof,
  apply: (tx: Tx, known: Known, patch: Partial<SecondFactor>) => Promise<Partial<SecondFactor>>,
): Promise<void> {
  const verdict = await deps.transact(async (tx): Promise<Verdict> => {
    const known = await readIn(deps, tx, uid)
    const judged = await judgeProof(deps, known.factor, proof)
    if (judged.outcome === 'locked') return judged
    if (judged.outcome === 'wrong') {
      if (Object.keys(judged.patch).length > 0) deps.secondFactors.saveIn(tx, { ...known.factor, ...judged.patch })
      return judged
    }
    const patch = await apply(tx, known, judged.patch)
    deps.secondFactors.updateIn(tx, known.factor, patch)
    if (proof.kind === 'recovery') {
      const left = patch.recoveryCodes?.filter(({ usedAt }) => usedAt === null).length ?? 0
      announceChangeIn(deps, tx, known.user, { event: 'recovery', left })
    }
    return judged
  })
  if (verdict.outcome === 'wrong') throw new AppError('second_factor_refused', { message: uid })
  if (verdict.outcome === 'locked') {
    const retryAfter = Math.ceil((verdict.until - deps.clock.now()) / 1000)
    throw new AppError('second_factor_locked', { message: uid, retryAfter })
  }
}

/** Returns the sign-ins marked as recovered: a recovery code marks the sign-ins; any other proof removes the mark. */
function recoveredBy({ recoveredSignIns }: SecondFactor, { kind }: Proof, authTimes: readonly number[]) {
  const others = recoveredSignIns.filter((each) => !authTimes.includes(each))
  return { recoveredSignIns: kind === 'recovery' ? [...others, ...authTimes].slice(-RECOVERED_MAX) : others }
}

function withDevice({ trustedDevices }: SecondFactor, deviceKey: string, now: number) {
  const others = trustedDevices.filter((each) => each.deviceKey !== deviceKey && each.until > now)
  return [...others, { deviceKey, until: now + TRUSTED_FOR }].slice(-TRUSTED_DEVICES_MAX)
}
