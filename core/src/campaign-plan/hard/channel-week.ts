import type { HardRule } from './hard-rule.ts'

export const channelWeek: HardRule = {
  id: 'channel_week',
  findBreak: ({ channel, week }, others, { wantedIn }) => {
    const most = wantedIn(channel, week)
    let count = 1
    for (const other of others) if (other.channel === channel && other.week === week) count += 1
    return count > most ? { count, most } : null
  },
}
