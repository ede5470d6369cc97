import type { SoftRule } from './soft-rule.ts'

/** Prefers different pillars for the posts of a day, whatever their channels. */
export const channelEcho: SoftRule = {
  id: 'channel_echo',
  defaultWeight: 3,
  measure: (placed, { brief }) => {
    if (brief.channels.length < 2 || brief.pillars.length < 2 || placed.length < 2) return null
    let echoes = 0
    let day = Number.NaN
    let spoken = 0
    for (const post of placed) {
      if (post.day !== day) [day, spoken] = [post.day, 0]
      const bit = 1 << post.pillar
      if (post.pillar >= 0 && (spoken & bit) !== 0) echoes += 1
      spoken |= bit
    }
    return { score: 1 - echoes / placed.length, values: { count: echoes } }
  },
}
