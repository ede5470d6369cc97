import {
  LOCKED_FOR,
  LOCKED_MAX,
  type Proof,
  RECOVERY_CODES,
  type SecondFactor,
  WRONG_CODES_MAX,
} from '@postwright/core/model/second-factor'
import { createHash, randomInt } from 'node:crypto'
import { verify } from 'otplib'
import type { Deps } from '../ports/deps.ts'

/** Letters and digits that are not easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP = 4
/** Tolerated error of an authenticator's clock, in seconds. */
const TOLERANCE = 30

type Judge = Pick<Deps, 'clock' | 'sealer' | 'passkeys'>

/** The patch of a wrong proof must be stored too: it counts the failed attempt. */
export type Verdict =
  | { outcome: 'right'; patch: Partial<SecondFactor> }
  | { outcome: 'wrong'; patch: Partial<SecondFactor> }
  | { outcome: 'locked'; until: number }

/**
 * Verifies a person's proof. No code counts twice: for an app the time step is stored, a recovery code is used up, and a passkey signs a challenge
 * that is then removed. After too many wrong codes, codes are refused for a while; passkeys, which cannot be guessed, are still accepted.
 */
export async function judgeProof(deps: Judge, factor: SecondFactor, proof: Proof): Promise<Verdict> {
  const now = deps.clock.now()
  if (proof.kind === 'passkey') {
    const patch = await judgePasskey(deps, factor, proof)
    return patch ? { outcome: 'right', patch } : { outcome: 'wrong', patch: {} }
  }
  if (factor.lockedUntil !== null && now < factor.lockedUntil) return { outcome: 'locked', until: factor.lockedUntil }
  const patch =
    proof.kind === 'app' ? await judgeCode(deps, factor, proof.code) : judgeRecovery(factor, proof.code, now)
  if (patch) return { outcome: 'right', patch: { ...patch, wrongCodes: 0, lockedUntil: null } }
  const wrongCodes = factor.wrongCodes + 1
  const doublings = wrongCodes - WRONG_CODES_MAX
  const lockedUntil = doublings < 0 ? null : now + Math.min(LOCKED_FOR * 2 ** doublings, LOCKED_MAX)
  return { outcome: 'wrong', patch: { wrongCodes, lockedUntil } }
}

async function judgeCode({ clock, sealer }: Judge, { uid, app }: SecondFactor, code: string) {
  const step = app && (await stepOf(sealer.open(app.sealed, appContext(uid)), code, clock.now(), app.lastStep))
  return app && step ? { app: { ...app, lastStep: step } } : null
}

/**
 * Returns the time step of a code (RFC 6238: six digits of SHA-1, every thirty seconds).
 * @param after steps up to this one no longer count
 * @returns null for a wrong code
 */
export async function stepOf(secret: string, code: string, now: number, after: number): Promise<number | null> {
  const epoch = Math.floor(now / 1000)
  const result = await verify({
    secret,
    token: code,
    epoch,
    epochTolerance: TOLERANCE,
    ...(after > 0 && { afterTimeStep: after }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

function judgeRecovery({ uid, recoveryCodes }: SecondFactor, code: string, now: number): Partial<SecondFactor> | null {
  const hash = hashRecoveryCode(uid, code)
  if (!recoveryCodes.some((each) => each.hash === hash && each.usedAt === null)) return null
  return { recoveryCodes: recoveryCodes.map((each) => (each.hash === hash ? { ...each, usedAt: now } : each)) }
}

async function judgePasskey(
  { clock, passkeys }: Judge,
  factor: SecondFactor,
  { answer }: Extract<Proof, { kind: 'passkey' }>,
): Promise<Partial<SecondFactor> | null> {
  const now = clock.now()
  const passkey = factor.passkeys.find(({ id }) => id === answer.id)
  if (!passkey) return null
  for (const { value, purpose, expiresAt } of factor.challenges) {
    if (purpose !== 'prove' || expiresAt <= now) continue
    const counter = await passkeys.readProof(answer, value, passkey)
    if (counter === null) continue
    return {
      passkeys: factor.passkeys.map((each) => (each === passkey ? { ...each, counter, lastUsedAt: now } : each)),
      challenges: factor.challenges.filter((each) => each.value !== value),
    }
  }
  return null
}

/** Returns the context that the sealed secret of an app is bound to: a copy for another person cannot be opened. */
export function appContext(uid: string): string {
  return `second-factor|${uid}`
}

/** Hashes a recovery code regardless of case, spaces and hyphens. The hash of one code differs from person to person. */
export function hashRecoveryCode(uid: string, code: string): string {
  const plain = [...code.toLowerCase()].filter((sign) => ALPHABET.includes(sign)).join('')
  return createHash('sha256').update(`${uid}|${plain}`).digest('hex')
}

/** Returns new codes, each with about 59 bits. */
export function makeRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'))
}
