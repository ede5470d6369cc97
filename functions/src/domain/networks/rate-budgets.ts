import type { RateRule } from '@postwright/core/platforms/platform-contract'
import type { Deps } from '../ports/deps.ts'
import {
  takeFromBudget,
  type Counted,
  keepInLease,
  newRateLease,
  rateBudgetKey,
  type RateLease,
  shareFor,
  takeFromLease,
} from '@postwright/core/publishing/rate-budget'
import type { CalledChannel, RateBudgets, CalledChannel as Channel } from '../ports/connections.ts'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'

/** Time for which a budget stays stored after its window. */
const KEPT_AFTER_WINDOW = 24 * 60 * 60_000
const KNOWN_MAX = 10_000

/**
 * Creates the limits for calls to networks: each call is counted in advance and never given back. The limits come from the network's contract and its
 * responses; a used-up budget delays a post to the next window with room.
 */
export function createRateBudgets({ rateBudgetStore, clock }: Pick<Deps, 'rateBudgetStore' | 'clock'>): RateBudgets {
  const leases = new Map<string, RateLease>()

  function leaseOf(key: string): RateLease {
    const found = leases.get(key)
    if (found) return found
    if (leases.size >= KNOWN_MAX) leases.clear()
    const lease = newRateLease()
    leases.set(key, lease)
    return lease
  }

  /** Returns null if the call was counted, otherwise the time to try again. */
  async function takeOne(rule: RateRule, channel: CalledChannel): Promise<number | null> {
    const key = keyOf(rule, channel)
    const [lease, now] = [leaseOf(key), clock.now()]
    const share = shareFor(rule, countedAs(channel))
    const known = takeFromLease(rule, lease, share.amount, now)
    if (known !== 'ask') return known
    const taken = await rateBudgetStore.change(key, (budget) =>
      takeFromBudget(rule, share, budget, now, KEPT_AFTER_WINDOW),
    )
    return keepInLease(rule, lease, share.amount, taken)
  }

  return {
    take: async (rules, channel) => {
      const waits = []
      for (const rule of rules) {
        const until = await takeOne(rule, channel)
        if (until !== null) waits.push(until)
        if (until !== null) break
      }
      return waits[0] ?? null
    },

    note: async (rules, channel, budgets) => {
      const now = clock.now()
      for (const { scope, remaining, resetAt } of budgets) {
        if (remaining > 0 || resetAt <= now) continue
        for (const rule of rules.filter((each) => each.scope === scope && !each.only)) {
          const key = keyOf(rule, channel)
          leaseOf(key).blockedUntil = Math.max(leaseOf(key).blockedUntil, resetAt)
          await rateBudgetStore.change(key, (budget) => {
            const base = budget ?? { windowEndsAt: resetAt, used: 0, channels: {}, blockedUntilAt: null }
            const expiresAt = resetAt + KEPT_AFTER_WINDOW
            return { budget: { ...base, blockedUntilAt: resetAt, expiresAt }, result: null }
          })
        }
      }
    },
  }
}

function keyOf(rule: RateRule, channel: CalledChannel): string {
  return rateBudgetKey(rule, countedAs(channel))
}

function countedAs({ platform, workspaceId, connectionId, service, requests }: CalledChannel): Counted {
  return { platform, channel: `${workspaceId}/${connectionId}`, service, requests }
}

/** Returns a publication in the form that its network's budgets count: each step and each file is about one request. */
export function channelOf(
  { platform, workspaceId, connectionId, content }: Variant,
  { service }: Pick<Connection, 'service'>,
): Channel {
  const requests = PLATFORM_CONTRACTS[platform].steps.length + content.media.length
  return { platform, workspaceId, connectionId, service, requests: Math.max(1, requests) }
}
