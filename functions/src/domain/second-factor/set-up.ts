import { BRAND } from '@postwright/core/brand'
import type { SecondFactorFacts } from '@postwright/core/model/second-factor'
import {
  CHALLENGE_LIFE,
  CHALLENGES_MAX,
  type NewPasskey,
  PASSKEYS_MAX,
  type SecondFactor,
} from '@postwright/core/model/second-factor'
import type { User } from '@postwright/core/model/user'
import { generateSecret, generateURI } from 'otplib'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { endSessions } from '../sessions/sessions.ts'
import { changeStanding } from '../tokens/sign-ins.ts'
import { factsOf, isSetUp, newSecondFactor, announceChangeIn } from './facts.ts'
import { appContext, hashRecoveryCode, makeRecoveryCodes, stepOf } from './judge-proof.ts'

export type Changed = { facts: SecondFactorFacts; recoveryCodes: string[] | null }

export async function readSecondFactor(deps: Deps, { uid }: Caller): Promise<SecondFactorFacts> {
  return factsOf((await deps.secondFactors.get(uid)) ?? newSecondFactor(deps, uid))
}

/** Creates a new secret, which becomes active once one of its codes is entered. */
export async function beginApp(deps: Deps, { uid }: Caller): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret()
  const pendingApp = { sealed: deps.sealer.seal(secret, appContext(uid)), expiresAt: deps.clock.now() + CHALLENGE_LIFE }
  const user = await deps.transact(async (tx) => {
    const known = await readIn(deps, tx, uid)
    deps.secondFactors.saveIn(tx, { ...known.factor, pendingApp })
    return known.user
  })
  return { secret, uri: generateURI({ issuer: BRAND.name, label: user.email, secret }) }
}

/**
 * Activates the new app, and turns the second factor on if it is the first method.
 * @throws `second_factor_refused` for a wrong code, or when the secret was not confirmed in time
 */
export async function confirmApp(deps: Deps, caller: Caller, code: string): Promise<Changed> {
  return addMethod(deps, caller, async ({ uid, pendingApp }) => {
    const now = deps.clock.now()
    if (!pendingApp || pendingApp.expiresAt <= now) return null
    const lastStep = await stepOf(deps.sealer.open(pendingApp.sealed, appContext(uid)), code, now, 0)
    return lastStep === null ? null : { app: { sealed: pendingApp.sealed, lastStep, createdAt: now }, pendingApp: null }
  })
}

export async function beginPasskey(deps: Deps, { uid }: Caller): Promise<Record<string, unknown>> {
  const [user, known] = await Promise.all([deps.users.get(uid), deps.secondFactors.get(uid)])
  if (!user) throw new AppError('unauthenticated', { message: uid })
  if ((known?.passkeys.length ?? 0) >= PASSKEYS_MAX) throw new AppError('list_full')
  const { challenge, question } = await deps.passkeys.askForNew({ uid, email: user.email }, known?.passkeys ?? [])
  await deps.transact(async (tx) => {
    const { factor } = await readIn(deps, tx, uid)
    deps.secondFactors.saveIn(tx, withChallenge(factor, { value: challenge, purpose: 'add' }, deps.clock.now()))
  })
  return question
}

/** @throws `second_factor_refused` for a response to none of the latest challenges, `list_full` */
export async function addPasskey(
  deps: Deps,
  caller: Caller,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<Changed> {
  return addMethod(deps, caller, async (factor) => {
    const now = deps.clock.now()
    if (factor.passkeys.length >= PASSKEYS_MAX) throw new AppError('list_full')
    for (const { value, purpose, expiresAt } of factor.challenges) {
      if (purpose !== 'add' || expiresAt <= now) continue
      const made = await deps.passkeys.readNew(passkey, value)
      if (!made || factor.passkeys.some(({ id }) => id === made.id)) continue
      const challenges = factor.challenges.filter((each) => each.value !== value)
      return { passkeys: [...factor.passkeys, { ...made, name, createdAt: now, lastUsedAt: null }], challenges }
    }
    return null
  })
}

/** @throws `not_found`; `forbidden` for the last method */
export async function removePasskey(deps: Deps, { uid }: Caller, passkeyId: string): Promise<SecondFactorFacts> {
  return deps.transact(async (tx) => {
    const { factor } = await readIn(deps, tx, uid)
    const passkeys = factor.passkeys.filter(({ id }) => id !== passkeyId)
    if (passkeys.length === factor.passkeys.length) throw new AppError('not_found', { message: 'no such passkey' })
    if (!isSetUp({ app: factor.app, passkeys })) throw new AppError('forbidden', { message: 'the last method' })
    return factsOf(deps.secondFactors.updateIn(tx, factor, { passkeys }))
  })
}

/**
 * @throws `not_found` while the second factor is off, `forbidden` for a person who has only proven a recovery code: they could renew the codes
 * forever
 */
export async function renewRecoveryCodes(deps: Deps, caller: Caller): Promise<Changed> {
  const codes = makeRecoveryCodes()
  return deps.transact(async (tx) => {
    const { factor } = await readIn(deps, tx, caller.uid)
    if (!isSetUp(factor)) throw new AppError('not_found', { message: 'the second factor is off' })
    if (await isRecoveredIn(deps, tx, caller, factor)) throw new AppError('forbidden', { message: 'recovered' })
    const patch = { recoveryCodes: hashesOf(caller.uid, codes) }
    return { facts: factsOf(deps.secondFactors.updateIn(tx, factor, patch)), recoveryCodes: codes }
  })
}

/** Returns whether the session's user has only proven a recovery code since they signed in. */
export async function isRecoveredIn(
  deps: Pick<Deps, 'sessions'>,
  tx: Tx,
  { sessionId }: Pick<Caller, 'sessionId'>,
  { recoveredSignIns }: SecondFactor,
): Promise<boolean> {
  const session = await deps.sessions.getIn(tx, sessionId)
  return session?.authTimes.some((authTime) => recoveredSignIns.includes(authTime)) ?? true
}

/** Adds a challenge, which stays open for a while beside a few others, so a second tab does not invalidate the first. */
export function withChallenge(
  factor: SecondFactor,
  challenge: Pick<SecondFactor['challenges'][number], 'value' | 'purpose'>,
  now: number,
): SecondFactor {
  const open = factor.challenges.filter(({ expiresAt }) => expiresAt > now)
  const challenges = [...open, { ...challenge, expiresAt: now + CHALLENGE_LIFE }].slice(-CHALLENGES_MAX)
  return { ...factor, challenges }
}

export async function readIn(
  deps: Pick<Deps, 'clock' | 'users' | 'secondFactors'>,
  tx: Tx,
  uid: string,
): Promise<{ user: User; factor: SecondFactor }> {
  const [user, known] = await Promise.all([deps.users.getIn(tx, uid), deps.secondFactors.getIn(tx, uid)])
  if (!user) throw new AppError('unauthenticated', { message: uid })
  return { user, factor: known ?? newSecondFactor(deps, uid) }
}

const hashesOf = (uid: string, codes: readonly string[]) =>
  codes.map((code) => ({ hash: hashRecoveryCode(uid, code), usedAt: null }))

/**
 * Adds a method that was just verified. The first one turns the second factor on: the sign-ins of this session count as verified, and all others no
 * longer count. If the process is killed before it ends the other sessions, they are already locked out.
 */
async function addMethod(
  deps: Deps,
  caller: Caller,
  make: (factor: SecondFactor) => Promise<Partial<SecondFactor> | null>,
): Promise<Changed> {
  const codes = makeRecoveryCodes()
  const result = await deps.transact(async (tx) => {
    const { user, factor } = await readIn(deps, tx, caller.uid)
    const session = await deps.sessions.getIn(tx, caller.sessionId)
    const patch = await make(factor)
    if (!patch || !session) throw new AppError('second_factor_refused', { message: 'not confirmed' })
    const isFirst = !isSetUp(factor)
    if (isFirst) {
      await changeStanding(deps, tx, user, { requiresSecondFactor: true, authTimesProven: session.authTimes })
      announceChangeIn(deps, tx, user, { event: 'on' })
    }
    const changed = { ...factor, ...patch, ...(isFirst && { recoveryCodes: hashesOf(caller.uid, codes) }) }
    deps.secondFactors.saveIn(tx, { ...changed, rev: factor.rev + 1, updatedAt: deps.clock.now() })
    return { facts: factsOf(changed), recoveryCodes: isFirst ? codes : null }
  })
  if (result.recoveryCodes) await endSessions(deps, caller.uid, 'ended_by_owner', { except: caller.sessionId })
  return result
}
