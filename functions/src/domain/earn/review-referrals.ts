import {
  type decideReferral as decideContract,
  type listEarnWork as listContract,
  REVIEW_PAGE_MAX,
  type saveProgram as programContract,
} from '@postwright/core/api/earn'
import type { OutputOf } from '@postwright/core/endpoint'
import { REFERRAL_PROGRAM_ID, REFERRAL_PROGRAM_SCHEMA } from '@postwright/core/model/referral'
import { isOpenReward } from '@postwright/core/money/referral-rewards'
import type { z } from 'zod'
import { nameRecords } from '../admin/name-records.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'

/** Number of rewards of one referral that a decision changes at once. */
const REWARDS_AT_ONCE = 200

export async function listEarnWork(deps: Deps): Promise<OutputOf<typeof listContract>> {
  const [program, referrals, payouts] = await Promise.all([
    deps.referralProgram.terms(),
    deps.referrals.listUndecided(REVIEW_PAGE_MAX),
    deps.payouts.listOpen(REVIEW_PAGE_MAX),
  ])
  const ids = [...referrals.flatMap(({ uid, referrerUid }) => [uid, referrerUid]), ...payouts.map(({ uid }) => uid)]
  const { people } = await nameRecords(deps, { people: [...new Set(ids)], workspaces: [] })
  return { program, referrals, payouts, people }
}

/**
 * Decides on a referral with signals. Its held rewards become pending or canceled; a repeated decision changes nothing.
 * @throws the codes of the contract
 */
export async function decideReferral(
  deps: Deps,
  { uid: actorUid }: Caller,
  { uid, decision }: z.output<typeof decideContract.input>,
): Promise<OutputOf<typeof decideContract>> {
  return deps.transact(async (tx) => {
    const [referral, rewards] = await Promise.all([
      deps.referrals.getIn(tx, uid),
      deps.rewards.ofReferredIn(tx, uid, REWARDS_AT_ONCE),
    ])
    if (!referral) throw new AppError('not_found', { message: `referral ${uid}` })
    if (referral.decision === decision) return { referral }
    for (const reward of rewards) {
      if (decision === 'cleared' && reward.state === 'held') deps.rewards.updateIn(tx, reward, { state: 'pending' })
      if (decision === 'refused' && isOpenReward(reward)) deps.rewards.updateIn(tx, reward, { state: 'canceled' })
    }
    const facts = { before: referral.decision, after: decision, signals: referral.signals.join(' ') }
    deps.auditLog.appendIn(tx, { action: 'referral.decided', actorUid, subject: uid, facts })
    return { referral: deps.referrals.updateIn(tx, referral, { decision }) }
  })
}

/** Sets the terms of future rewards. */
export async function saveProgram(
  deps: Deps,
  { uid: actorUid }: Caller,
  { program }: z.output<typeof programContract.input>,
): Promise<OutputOf<typeof programContract>> {
  await deps.transact(async (tx) => {
    const stored = await deps.referralProgram.getIn(tx)
    const base = newDocument(deps.clock, {
      id: REFERRAL_PROGRAM_ID,
      schema: REFERRAL_PROGRAM_SCHEMA,
      createdBy: actorUid,
    })
    const revision = stored ? { createdAt: stored.createdAt, rev: stored.rev + 1 } : {}
    deps.referralProgram.saveIn(tx, { ...base, ...revision, ...program })
    deps.auditLog.appendIn(tx, { action: 'referral_program.saved', actorUid, subject: REFERRAL_PROGRAM_ID })
  })
  return { program }
}
