import { DEFAULT_TERMS, REWARD_SCHEMA } from '@postwright/core/model/referral'
import { hashId } from '../hash-id.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import { ensureReferrer } from './referral-code.ts'

const DAY = 24 * 60 * 60 * 1000

/** Rewards the maker of a template for a person who uses it, once for each person. One's own uses earn nothing. */
export async function rewardUse(
  deps: Pick<Deps, 'transact' | 'gallery' | 'rewards' | 'referrers' | 'referralCodes' | 'referralProgram' | 'clock'>,
  { useId, itemId, uid }: { useId: string; itemId: string; uid: string },
): Promise<void> {
  const [terms, item] = await Promise.all([deps.referralProgram.get(), deps.gallery.get(itemId)])
  const { isOn, templateUse, holdDays } = terms ?? DEFAULT_TERMS
  if (!item || item.makerUid === uid || !isOn || templateUse.amount === 0) return
  await ensureReferrer(deps, item.makerUid)
  const id = hashId(['use', useId])
  await deps.transact(async (tx) => {
    if (await deps.rewards.getIn(tx, id)) return
    deps.rewards.createIn(tx, {
      ...newDocument(deps.clock, { id, schema: REWARD_SCHEMA, createdBy: uid }),
      uid: item.makerUid,
      source: { kind: 'use', useId },
      kind: 'credit',
      amount: templateUse.amount,
      clawedBack: 0,
      currency: templateUse.currency,
      state: 'pending',
      availableAt: deps.clock.now() + holdDays * DAY,
      payoutId: null,
    })
  })
}
