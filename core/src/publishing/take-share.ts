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
export function takeShare(
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
