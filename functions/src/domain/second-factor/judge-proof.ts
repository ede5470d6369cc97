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

/** Letters and digits that nobody mistakes for another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP = 4
/** Seconds by which the clock of an authenticator may be wrong. */
const TOLERANCE = 30

type Judge = Pick<Deps, 'clock' | 'sealer' | 'passkeys'>

/** The patch of a wrong proof is stored like that of a right one: it counts the mistake. */
export type Verdict =
  | { outcome: 'right'; patch: Partial<SecondFactor> }
  | { outcome: 'wrong'; patch: Partial<SecondFactor> }
  | { outcome: 'locked'; until: number }

/**
 * Judges what a person shows. No code counts twice: of an app the step of time is kept, a recovery code is used up, and a passkey
 * answers a challenge that is removed. After too many wrong codes none is looked at for a while; passkeys, which nobody guesses, are.
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
 * The step of time whose code this is (RFC 6238: six digits of SHA-1, every thirty seconds).
 * @param after steps up to this one count no more
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

/** The context that the sealed secret of an app is bound to: copied to another person it does not open. */
export function appContext(uid: string): string {
  return `second-factor|${uid}`
}

/** However it is written: capital letters, blanks and hyphens do not matter. The hash of one code differs from person to person. */
export function hashRecoveryCode(uid: string, code: string): string {
  const plain = [...code.toLowerCase()].filter((sign) => ALPHABET.includes(sign)).join('')
  return createHash('sha256').update(`${uid}|${plain}`).digest('hex')
}

/** Fresh codes, each with about 59 bits. */
export function makeRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'))
}
