import type { HardRule } from './hard-rule.ts'

const MINUTE = 60_000

/** Compares instants, so a clock change between two posts is counted correctly. Two posts never share a time. */
export const channelGap: HardRule = {
  id: 'channel_gap',
  findBreak: ({ channel, instant }, others, { channelOf }) => {
    const gap = Math.max(1, channelOf(channel)?.gapMinutes ?? 0)
    let nearest = Infinity
    for (const other of others) {
      if (other.channel === channel) nearest = Math.min(nearest, Math.abs(other.instant - instant))
    }
    return nearest < gap * MINUTE ? { minutes: Math.floor(nearest / MINUTE), least: gap } : null
  },
}
