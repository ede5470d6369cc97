import type { HardRule } from './hard-rule.ts'

export const channelDay: HardRule = {
  id: 'channel_day',
  findBreak: ({ channel, day }, others, { channelOf }) => {
    const most = channelOf(channel)?.perDay ?? 0
    let count = 1
    for (const other of others) if (other.channel === channel && other.day === day) count += 1
    return count > most ? { count, most } : null
  },
}
