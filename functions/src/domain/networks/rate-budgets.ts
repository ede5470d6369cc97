import type { RateRule } from '@postwright/core/platforms/platform-contract'
import type { Deps } from '../ports/deps.ts'
import { type Share, takeShare } from '@postwright/core/publishing/take-share'
import type { CalledChannel, RateBudgets } from '../ports/connections.ts'

/** One call of a network takes at most this part of a budget at once; what it does not use at once is left to this process. */
const CHUNK = 20
/** Budgets outlive their window a little. */
const KEPT_AFTER_WINDOW = 24 * 60 * 60_000
const KNOWN_MAX = 10_000

type Lease = { left: number; endsAt: number; blockedUntil: number; refused: number }

/**
 * How often networks may be called, counted before each call and never given back. What a network allows comes from its contract
 * and from its replies; a budget that is used up delays a post to the window in which its turn comes.
 */
export function createRateBudgets({ rateBudgetStore, clock }: Pick<Deps, 'rateBudgetStore' | 'clock'>): RateBudgets {
  const leases = new Map<string, Lease>()

  function leaseOf(key: string): Lease {
    const found = leases.get(key)
    if (found) return found
    if (leases.size >= KNOWN_MAX) leases.clear()
    const lease = { left: 0, endsAt: 0, blockedUntil: 0, refused: 0 }
    leases.set(key, lease)
    return lease
  }

  /** Null when it was taken, else when to ask again. */
  async function takeOne(rule: RateRule, channel: CalledChannel): Promise<number | null> {
    const key = keyOf(rule, channel)
    const [lease, now] = [leaseOf(key), clock.now()]
    const amount = rule.calls === 'posts' ? 1 : Math.min(channel.requests, rule.max)
    if (now >= lease.endsAt) Object.assign(lease, { left: 0, refused: 0 })
    if (now < lease.blockedUntil) return turn(rule, lease, { amount, from: lease.blockedUntil })
    if (lease.left >= amount) {
      lease.left -= amount
      return null
    }
    const wanted = Math.max(amount, Math.floor(rule.max / CHUNK))
    const share: Share = { channel: channelKey(channel), amount, wanted, isShared: rule.scope !== 'channel' }
    const taken = await rateBudgetStore.change(key, (budget) => takeShare(rule, share, budget, now, KEPT_AFTER_WINDOW))
    lease.endsAt = taken.windowEndsAt
    if (taken.kind === 'taken') {
      lease.left += taken.count - amount
      return null
    }
    // Others with a smaller share may still take: only what concerns all is remembered.
    if (taken.isForAll) lease.blockedUntil = taken.until
    return turn(rule, lease, { amount, from: taken.until })
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

/** The next of those who wait in this process goes into the window in which its turn comes, so that not all of them come at once. */
function turn(rule: RateRule, lease: Lease, { amount, from }: { amount: number; from: number }): number {
  const windows = Math.floor((lease.refused * amount) / rule.max)
  lease.refused += 1
  return from + windows * rule.window
}

function keyOf({ scope, calls, window, only }: RateRule, channel: CalledChannel): string {
  const owner = { channel: channelKey(channel), app: 'app', network: channel.service }[scope]
  return JSON.stringify([channel.platform, scope, owner, calls, window, ...(only ? [only.setting, only.option] : [])])
}

function channelKey({ workspaceId, connectionId }: CalledChannel): string {
  return `${workspaceId}/${connectionId}`
}
