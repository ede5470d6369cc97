import { ownValue } from '@postwright/core/own-value'
import { type EarnBalance, type getEarn as contract, REWARDS_PAGE_MAX } from '@postwright/core/api/earn'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import { ensureReferrer } from './referral-code.ts'

const PAYOUTS_SHOWN = 20

/** Returns the counts and sums of the caller's referrals, without the names of the referred users. */
export async function getEarn(deps: Deps, { uid }: Caller): Promise<OutputOf<typeof contract>> {
  const { code, clicks, signUps, customers, owed } = await ensureReferrer(deps, uid)
  const [program, rewards, sums, payouts] = await Promise.all([
    deps.referralProgram.terms(),
    deps.rewards.listOf(uid, REWARDS_PAGE_MAX),
    deps.rewards.sumsOf(uid),
    deps.payouts.listOf(uid, PAYOUTS_SHOWN),
  ])
  const earned = sums.filter(({ amount }) => amount > 0).map(({ currency }) => currency)
  const currencies = [...new Set([...earned, ...Object.keys(owed)])].toSorted()
  return {
    referrer: { code, clicks, signUps, customers },
    link: `${deps.config.appOrigin}/?ref=${code}`,
    program,
    balances: currencies.map((currency) => balanceOf(currency, sums, ownValue(owed, currency) ?? 0)),
    rewards: rewards
      .filter(({ amount }) => amount > 0)
      .map(({ source, ...reward }) => ({ ...reward, source: source.kind })),
    payouts,
  }
}

type Sums = Awaited<ReturnType<Deps['rewards']['sumsOf']>>

function balanceOf(currency: string, sums: Sums, owed: number): EarnBalance {
  const of = (state: Sums[number]['state']) =>
    sums.find((sum) => sum.currency === currency && sum.state === state)?.amount ?? 0
  return {
    currency,
    held: of('held'),
    pending: of('pending'),
    available: of('available'),
    credited: of('credited'),
    paid: of('paid'),
    owed,
  }
}
