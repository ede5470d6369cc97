import { ownValue } from '@postwright/core/own-value'
import type { Referrer, Reward } from '@postwright/core/model/referral'
import type { Subscription } from '@postwright/core/model/subscription'
import { entriesOfReward } from '@postwright/core/money/ledger'
import { remainingOf } from '@postwright/core/money/referral-rewards'
import { newSubscription } from '../billing/new-subscription.ts'
import { mapConcurrent } from '../concurrency.ts'
import { type LedgerDeps, openLedgerIn, type PostEntry } from '../ledger/post-entry.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'

const DUE_AT_ONCE = 200
const LANES = 4

type ReleaseDeps = LedgerDeps & Pick<Deps, 'transact' | 'rewards' | 'referrers' | 'subscriptions'>

/** Releases the rewards whose holding period is over. Every reward is released once, even if this runs repeatedly. */
export async function releaseRewards(deps: ReleaseDeps & Pick<Deps, 'logger'>): Promise<void> {
  await mapConcurrent(await deps.rewards.listDue(deps.clock.now(), DUE_AT_ONCE), LANES, {
    work: (id) => releaseReward(deps, id),
    failed: (id, error) => deps.logger.error('a reward could not be released', { id, error: String(error) }),
  })
}

async function releaseReward(deps: ReleaseDeps, id: string): Promise<void> {
  await deps.transact(async (tx) => {
    const reward = await deps.rewards.getIn(tx, id)
    if (reward?.state !== 'pending' || reward.availableAt > deps.clock.now()) return
    const [referrer, subscription, post] = await Promise.all([
      deps.referrers.getIn(tx, reward.uid),
      deps.subscriptions.getIn(tx, reward.uid),
      openLedgerIn(deps, tx, reward.uid),
    ])
    if (!referrer) return
    if (reward.kind === 'cash' || !takesCredit(subscription, reward)) {
      deps.rewards.updateIn(tx, reward, { state: 'available', kind: 'cash' })
      return
    }
    creditIn(deps, tx, { reward, referrer, subscription, post })
  })
}

/** Returns whether a reward can be paid as credit. Credit must be in the currency of the plan; a reward in another currency is paid as cash. */
function takesCredit(subscription: Subscription | null, { currency }: Reward): boolean {
  if (subscription === null || subscription.currency === currency) return true
  return subscription.status === 'canceled' && subscription.creditBalance === 0
}

type Credited = { reward: Reward; referrer: Referrer; subscription: Subscription | null; post: PostEntry }

function creditIn(deps: ReleaseDeps, tx: Tx, { reward, referrer, subscription, post }: Credited): void {
  const { uid, currency } = reward
  const owed = ownValue(referrer.owed, currency) ?? 0
  const deducted = Math.min(owed, remainingOf(reward))
  const added = remainingOf(reward) - deducted
  deps.rewards.updateIn(tx, reward, { state: 'credited' })
  post({ kind: 'reward', reference: reward.id, postings: entriesOfReward({ uid, currency, added, deducted }) })
  if (deducted !== 0) deps.referrers.updateIn(tx, referrer, { owed: { ...referrer.owed, [currency]: owed - deducted } })
  if (subscription) {
    deps.subscriptions.updateIn(tx, subscription, { currency, creditBalance: subscription.creditBalance + added })
  } else deps.subscriptions.createIn(tx, { ...newSubscription(deps.clock, uid, currency), creditBalance: added })
}
