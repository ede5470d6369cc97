import { REFERRAL_SCHEMA, type ReferralSignal } from '@postwright/core/model/referral'
import type { User } from '@postwright/core/model/user'
import { addSignals, findMailSignals } from '@postwright/core/money/referral-rewards'
import MailChecker from 'mailchecker'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import { addressHashOf, type Origin } from '../tokens/open-session.ts'
import { thumbprintOf } from '../tokens/device-key.ts'
import { readCode } from './referral-code.ts'

/** Time after a registration during which a sign-in can still be attributed. */
const ATTRIBUTED_WITHIN = 7 * 24 * 60 * 60 * 1000

/**
 * Attributes a new user to the owner of the code that they registered with, once. Signals of a self-referral are stored for review by an admin. An
 * unknown code and the user's own code attribute nothing.
 */
export async function attributeReferral(deps: Deps, user: User, origin: Origin): Promise<void> {
  const code = user.referralCodeApplied === null ? null : readCode(user.referralCodeApplied)
  if (code === null || deps.clock.now() - user.createdAt > ATTRIBUTED_WITHIN) return
  const [known, referrerUid] = await Promise.all([deps.referrals.get(user.id), deps.referralCodes.ownerOf(code)])
  if (known || referrerUid === null || referrerUid === user.id) return
  const signals = await findSignals(deps, { referrerUid, user, origin })
  await deps.transact(async (tx) => {
    const [stored, referrer] = await Promise.all([
      deps.referrals.getIn(tx, user.id),
      deps.referrers.getIn(tx, referrerUid),
    ])
    if (stored || !referrer) return
    const base = newDocument(deps.clock, { id: user.id, schema: REFERRAL_SCHEMA, createdBy: user.id })
    const state = addSignals({ signals: [], decision: 'none' }, signals)
    deps.referrals.createIn(tx, { ...base, uid: user.id, referrerUid, code, ...state, firstPaidAt: null })
    deps.referrers.updateIn(tx, referrer, { signUps: referrer.signUps + 1 })
  })
}

type Pair = { referrerUid: string; user: User; origin: Origin }

async function findSignals(deps: Deps, { referrerUid, user, origin }: Pair): Promise<ReferralSignal[]> {
  const [referrer, sessions] = await Promise.all([deps.users.get(referrerUid), deps.sessions.listLive(referrerUid)])
  const device = origin.deviceKey === null ? null : await thumbprintOf(origin.deviceKey)
  const network = addressHashOf(referrerUid, origin.ip)
  const isDisposable = MailChecker.blacklist().has(user.email.slice(user.email.lastIndexOf('@') + 1))
  return [
    ...(referrer ? findMailSignals({ referrer: referrer.email, referred: user.email, isDisposable }) : []),
    ...(sessions.some(({ addressHash }) => addressHash === network) ? ['same_network' as const] : []),
    ...(device !== null && sessions.some(({ deviceKey }) => deviceKey === device) ? ['same_device' as const] : []),
  ]
}
