import { DAY } from '../../time/utc-day.ts'
import type { SoftRule } from './soft-rule.ts'

/** Prefers even gaps between the posts of a channel. */
export const evenGaps: SoftRule = {
  id: 'even_gaps',
  defaultWeight: 4,
  measure: (placed, { brief, channelOf }) => {
    let off = 0
    let judged = 0
    let longest = 0
    let at = 0
    for (let channel = 0; channel < brief.channels.length; channel += 1) {
      const perWeek = channelOf(channel)?.perWeek ?? 0
      let before = Number.NaN
      for (const post of placed) {
        if (post.channel !== channel) continue
        if (!Number.isNaN(before) && perWeek > 0) {
          const days = (post.instant - before) / DAY
          const ideal = 7 / perWeek
          off += Math.min(1, Math.abs(days - ideal) / ideal)
          judged += 1
          if (days > longest) [longest, at] = [days, channel]
        }
        before = post.instant
      }
    }
    if (judged === 0) return null
    return { score: 1 - off / judged, values: { days: Math.round(longest), channelId: channelOf(at)?.id ?? '' } }
  },
}
