import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { countText } from '@postwright/core/publishing/count-text'

/** A counter for all channels of one network that count in the same way. */
export type Counter = { check: ChannelCheck; handles: readonly string[] }

/** Maximum number of counters shown at first. */
const FEW = 3

/**
 * Picks the most relevant counters: the tightest one and those over their limit, at most three; or all if there are at most three. Channels of one
 * network with the same limit and the same use share one counter.
 */
export function pickCounters(checks: readonly ChannelCheck[]): { first: Counter[]; rest: Counter[] } {
  const alike = new Map<string, Counter>()
  for (const check of checks) {
    const key = [check.connection.platform, check.used, check.max].join(' ')
    const known = alike.get(key)
    const handles = [...(known?.handles ?? []), check.connection.handle]
    alike.set(key, { check: known?.check ?? check, handles })
  }
  const counters = [...alike.values()]
  if (counters.length <= FEW) return { first: counters, rest: [] }
  const tight = counters.toSorted((a, b) => a.check.left - b.check.left)
  const over = tight.filter(({ check }) => check.left < 0).length
  const shown = Math.min(Math.max(over, 1), FEW)
  return { first: tight.slice(0, shown), rest: tight.slice(shown) }
}

/** Returns the remaining characters on the channel with the least room; null without channels. */
export function tightestCount(
  connections: readonly Connection[],
  text: string,
): { left: number; handle: string } | null {
  const counts = connections.map((connection) => ({
    left: countText(contractFor(connection), text).left,
    handle: connection.handle,
  }))
  return counts.toSorted((a, b) => a.left - b.left)[0] ?? null
}
