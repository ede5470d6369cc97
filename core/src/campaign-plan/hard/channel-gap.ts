import type { HardRule } from './hard-rule.ts'

const MINUTE = 60_000

/** Keeps a minimum gap between the posts of a channel. Instants are compared, so clock changes are counted correctly. Two posts never share a time. */
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
