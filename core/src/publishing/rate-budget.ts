import { ownValue } from '../own-value.ts'
import type { RateRule } from '../platforms/platform-contract.ts'

/**
 * Usage of one budget in its current window. `channels`: usage per channel, for a budget that several channels share. Times are in epoch
 * milliseconds.
 */
export type RateBudget = {
  windowEndsAt: number
  used: number
  channels: Record<string, number>
  /** Time until which the network has refused further calls. */
  blockedUntilAt: number | null
  expiresAt: number
}

/** The channel that takes from a budget, the amount it needs, and the amount it takes if enough is left. */
export type Share = { channel: string; amount: number; wanted: number; isShared: boolean }

export type Taken =
  | { kind: 'taken'; count: number; windowEndsAt: number }
  /** The budget is used up if `isForAll`; otherwise only this channel has used up its share. */
  | { kind: 'used_up'; until: number; windowEndsAt: number; isForAll: boolean }

/** Maximum number of channels that are counted separately; all others share one count. */
const NAMED_MAX = 100
const OTHERS = 'others'

/**
 * Takes from a budget. The first half is first come, first served; of the second half a channel gets at most an equal share of the whole, so that a
 * channel with very many posts leaves some to the others.
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

/** Divisor of a budget: the part that one process takes at once. Calls that it does not make immediately stay reserved for the process. */
const CHUNK = 20

/**
 * State of a budget as known to one process: the number of calls reserved for it, the time until which the budget is used up, and the number of
 * refusals.
 */
export type RateLease = { left: number; endsAt: number; blockedUntil: number; refused: number }

/** A publication to be counted, with the number of its `requests`. */
export type Counted = { platform: string; channel: string; service: string; requests: number }

export function newRateLease(): RateLease {
  return { left: 0, endsAt: 0, blockedUntil: 0, refused: 0 }
}

/** Returns the rules that count a publication with these settings. */
export function listCountedRules(rules: readonly RateRule[], settings: Record<string, unknown>): RateRule[] {
  return rules.filter(({ only }) => !only || settings[only.setting] === only.option)
}

/** Returns the name of the budget that a rule applies to: that of a channel, its network's server, or the operator's app. */
export function rateBudgetKey({ scope, calls, window, only }: RateRule, counted: Omit<Counted, 'requests'>): string {
  const { platform, channel, service } = counted
  const owner = { channel, app: 'app', network: service }[scope]
  return JSON.stringify([platform, scope, owner, calls, window, ...(only ? [only.setting, only.option] : [])])
}

/** Returns the part of a budget that a publication takes; a publication that needs more than a whole window takes a whole window. */
export function shareFor(rule: RateRule, { channel, requests }: Counted): Share {
  const amount = rule.calls === 'posts' ? 1 : Math.min(requests, rule.max)
  const wanted = Math.max(amount, Math.floor(rule.max / CHUNK))
  return { channel, amount, wanted, isShared: rule.scope !== 'channel' }
}

/** Takes from the process's reserve: null if it was sufficient, the time of the next attempt, or `ask` if only the stored budget can decide. */
export function takeFromLease(rule: RateRule, lease: RateLease, amount: number, now: number): number | null | 'ask' {
  if (now >= lease.endsAt) Object.assign(lease, { left: 0, refused: 0 })
  if (now < lease.blockedUntil) return nextTurn(rule, lease, amount, lease.blockedUntil)
  if (lease.left < amount) return 'ask'
  lease.left -= amount
  return null
}

/** Stores the amount that the budget granted or refused: null if granted, otherwise the time of the next attempt. */
export function keepInLease(rule: RateRule, lease: RateLease, amount: number, taken: Taken): number | null {
  lease.endsAt = taken.windowEndsAt
  if (taken.kind === 'taken') {
    lease.left += taken.count - amount
    return null
  }
  // Other channels with a smaller share may still take from the budget, so only limits that apply to all channels are remembered.
  if (taken.isForAll) lease.blockedUntil = taken.until
  return nextTurn(rule, lease, amount, taken.until)
}

/**
 * Returns the time at which the next waiting call of this process can run: refused calls are spread over later windows, so that not all of them retry
 * at once.
 */
function nextTurn(rule: RateRule, lease: RateLease, amount: number, from: number): number {
  const windows = Math.floor((lease.refused * amount) / rule.max)
  lease.refused += 1
  return from + windows * rule.window
}
