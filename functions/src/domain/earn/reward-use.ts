import { hashId } from '../hash-id.ts'
import type { Deps } from '../ports/deps.ts'
import { newReward } from './new-reward.ts'
import { ensureReferrer } from './referral-code.ts'

const DAY = 24 * 60 * 60 * 1000

/** Rewards the maker of a template for a person who uses it, once for each person. One's own uses earn nothing. */
export async function rewardUse(
  deps: Pick<Deps, 'transact' | 'gallery' | 'rewards' | 'referrers' | 'referralCodes' | 'referralProgram' | 'clock'>,
  { useId, itemId, uid }: { useId: string; itemId: string; uid: string },
): Promise<void> {
  const [terms, item] = await Promise.all([deps.referralProgram.terms(), deps.gallery.get(itemId)])
  const { isOn, templateUse, holdDays } = terms
  if (!item || item.makerUid === uid || !isOn || templateUse.amount === 0) return
  await ensureReferrer(deps, item.makerUid)
  const id = hashId(['use', useId])
  await deps.transact(async (tx) => {
    if (await deps.rewards.getIn(tx, id)) return
    const availableAt = deps.clock.now() + holdDays * DAY
    const earned = { kind: 'credit' as const, state: 'pending' as const, ...templateUse, availableAt }
    const source = { kind: 'use' as const, useId }
    deps.rewards.createIn(tx, newReward(deps, { id, uid: item.makerUid, by: uid, source, ...earned }))
  })
}
