import { ownValue } from '../own-value.ts'
import type { RateRule } from '../platforms/platform-contract.ts'

/** What was taken of one budget in its present window; `channels`: by each, of a budget that several share. Epoch milliseconds. */
export type RateBudget = {
  windowEndsAt: number
  used: number
  channels: Record<string, number>
  /** The network has said that nothing more is taken until then. */
  blockedUntilAt: number | null
  expiresAt: number
}

/** Who takes, how much it needs and how much it takes if there is plenty. */
export type Share = { channel: string; amount: number; wanted: number; isShared: boolean }

export type Taken =
  | { kind: 'taken'; count: number; windowEndsAt: number }
  /** `isForAll`: nothing is left; otherwise this channel alone has had its part. */
  | { kind: 'used_up'; until: number; windowEndsAt: number; isForAll: boolean }

/** Channels that are counted by name; more of them share one number. */
const NAMED_MAX = 100
const OTHERS = 'others'

/**
 * Takes from a budget. The first half is for the first to come; of the second half a channel gets no more than an equal part of the
 * whole, so that one with very many posts leaves some to the others.
 */
export function takeFromBudget(
  { max, window }: Pick<RateRule, 'max' | 'window'>,
  { channel, amount, wanted, isShared }: Share,
  stored: RateBudget | null,
  now: number,
  keptAfter: number,
): { budget: RateBudget | null; result: Taken } {
  const windowEndsAt = (Math.floor(now / window) + 1) * window
  const blockedUntil = stored?.blockedUntilAt ?? 0
  if (blockedUntil > now) {
    return { budget: null, result: { kind: 'used_up', until: blockedUntil, windowEndsAt, isForAll: true } }
  }
  const isSameWindow = stored !== null && stored.windowEndsAt === windowEndsAt
  const used = isSameWindow ? stored.used : 0
  const channels: RateBudget['channels'] = isSameWindow ? stored.channels : {}
  const left = max - used
  if (left < amount) {
    return { budget: null, result: { kind: 'used_up', until: windowEndsAt, windowEndsAt, isForAll: true } }
  }
  const isPlenty = used + wanted <= max / 2
  const count = isPlenty ? wanted : amount
  if (!isShared) return taken(count, channels)
  const name = Object.hasOwn(channels, channel) || Object.keys(channels).length < NAMED_MAX ? channel : OTHERS
  const own = ownValue(channels, name) ?? 0
  const part = Math.max(amount, Math.floor(max / Math.max(2, Object.keys({ ...channels, [name]: 0 }).length)))
  if (!isPlenty && own + amount > part) {
    return { budget: null, result: { kind: 'used_up', until: windowEndsAt, windowEndsAt, isForAll: false } }
  }
  return taken(count, { ...channels, [name]: own + count })

  function taken(number: number, counted: RateBudget['channels']) {
    const expiresAt = windowEndsAt + keptAfter
    return {
      budget: { windowEndsAt, used: used + number, channels: counted, blockedUntilAt: null, expiresAt },
      result: { kind: 'taken' as const, count: number, windowEndsAt },
    }
  }
}

/** One call of a network takes at most this part of a budget at once; what it does not use at once is left to this process. */
const CHUNK = 20

/** What one process knows of a budget: what it has taken for later calls, until when all is used up, and how many it has refused. */
export type RateLease = { left: number; endsAt: number; blockedUntil: number; refused: number }

/** Whose calls are counted: `requests` of one publication. */
export type Counted = { platform: string; channel: string; service: string; requests: number }

export function newRateLease(): RateLease {
  return { left: 0, endsAt: 0, blockedUntil: 0, refused: 0 }
}

/** The rules that count a publication with these settings. */
export function listCountedRules(rules: readonly RateRule[], settings: Record<string, unknown>): RateRule[] {
  return rules.filter(({ only }) => !only || settings[only.setting] === only.option)
}

/** The name of the budget that a rule gives a channel, its network's server, or the operator's app. */
export function rateBudgetKey({ scope, calls, window, only }: RateRule, counted: Omit<Counted, 'requests'>): string {
  const { platform, channel, service } = counted
  const owner = { channel, app: 'app', network: service }[scope]
  return JSON.stringify([platform, scope, owner, calls, window, ...(only ? [only.setting, only.option] : [])])
}

/** The part of a budget that a publication takes; one that needs more than a whole window takes a whole window. */
export function shareFor(rule: RateRule, { channel, requests }: Counted): Share {
  const amount = rule.calls === 'posts' ? 1 : Math.min(requests, rule.max)
  const wanted = Math.max(amount, Math.floor(rule.max / CHUNK))
  return { channel, amount, wanted, isShared: rule.scope !== 'channel' }
}

/** Takes from what the process knows: null when that was enough, when to ask again, or `ask` where only the budget itself can tell. */
export function takeFromLease(rule: RateRule, lease: RateLease, amount: number, now: number): number | null | 'ask' {
  if (now >= lease.endsAt) Object.assign(lease, { left: 0, refused: 0 })
  if (now < lease.blockedUntil) return nextTurn(rule, lease, amount, lease.blockedUntil)
  if (lease.left < amount) return 'ask'
  lease.left -= amount
  return null
}

/** Keeps what the budget has given or refused: null when it was given, else when to ask again. */
export function keepInLease(rule: RateRule, lease: RateLease, amount: number, taken: Taken): number | null {
  lease.endsAt = taken.windowEndsAt
  if (taken.kind === 'taken') {
    lease.left += taken.count - amount
    return null
  }
  // Others with a smaller share may still take: only what concerns all is remembered.
  if (taken.isForAll) lease.blockedUntil = taken.until
  return nextTurn(rule, lease, amount, taken.until)
}

/** The next of those who wait in this process goes into the window in which its turn comes, so that not all of them come at once. */
function nextTurn(rule: RateRule, lease: RateLease, amount: number, from: number): number {
  const windows = Math.floor((lease.refused * amount) / rule.max)
  lease.refused += 1
  return from + windows * rule.window
}
