import type { countReferralClick, setReferralCode as codeContract } from '@postwright/core/api/earn'
import type { OutputOf } from '@postwright/core/endpoint'
import { ownReferralCodeSchema, REFERRER_SCHEMA, type Referrer } from '@postwright/core/model/referral'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { hashId } from '../hashes.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'

/** Maximum number of codes that one person may have had. */
const CODES_MAX = 5
const CODE_LENGTH = 8
const CODES_TRIED_MAX = 5

/** Returns the person as a referrer; the first call creates their code. */
export async function ensureReferrer(
  deps: Pick<Deps, 'transact' | 'referrers' | 'referralCodes' | 'clock'>,
  uid: string,
): Promise<Referrer> {
  const known = await deps.referrers.get(uid)
  if (known) return known
  for (let tried = 0; tried < CODES_TRIED_MAX; tried += 1) {
    const code = hashId(['referral', uid, tried]).slice(0, CODE_LENGTH).toUpperCase()
    const made = await deps.transact(async (tx) => {
      const [stored, owner] = await Promise.all([deps.referrers.getIn(tx, uid), deps.referralCodes.ownerOfIn(tx, code)])
      if (stored) return stored
      if (owner !== null && owner !== uid) return null
      const base = newDocument(deps.clock, { id: uid, schema: REFERRER_SCHEMA, createdBy: uid })
      const referrer = { ...base, uid, code, clicks: 0, signUps: 0, customers: 0, owed: {} }
      if (owner === null) deps.referralCodes.reserveIn(tx, code, uid)
      deps.referrers.createIn(tx, referrer)
      return referrer
    })
    if (made) return made
  }
  throw new AppError('internal', { message: `no free referral code for ${uid}` })
}

/** @throws the codes of the contract */
export async function setReferralCode(
  deps: Deps,
  { uid }: Caller,
  { code }: z.output<typeof codeContract.input>,
): Promise<OutputOf<typeof codeContract>> {
  await ensureReferrer(deps, uid)
  return deps.transact(async (tx) => {
    const [referrer, owner, had] = await Promise.all([
      deps.referrers.getIn(tx, uid),
      deps.referralCodes.ownerOfIn(tx, code),
      deps.referralCodes.countOfIn(tx, uid),
    ])
    if (!referrer) throw new AppError('unauthenticated', { message: `${uid} has no account` })
    if (owner !== null && owner !== uid) throw new AppError('referral_code_taken', { message: code })
    if (owner === null && had >= CODES_MAX) throw new AppError('referral_codes_full')
    if (owner === null) deps.referralCodes.reserveIn(tx, code, uid)
    if (referrer.code !== code) deps.referrers.updateIn(tx, referrer, { code })
    return { code }
  })
}

/** Counts a visit through a link; an unknown code counts nothing. */
export async function countClick(
  deps: Pick<Deps, 'referrers' | 'referralCodes'>,
  { code }: z.output<typeof countReferralClick.input>,
): Promise<OutputOf<typeof countReferralClick>> {
  const parsed = readCode(code)
  const uid = parsed === null ? null : await deps.referralCodes.ownerOf(parsed)
  if (uid !== null) await deps.referrers.addClick(uid)
  return {}
}

/** Parses a code that a user typed; returns null if it cannot be a code. */
export function readCode(text: string): string | null {
  return ownReferralCodeSchema.safeParse(text.trim().toUpperCase()).data ?? null
}
