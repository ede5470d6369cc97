import type { SoftRule } from './soft-rule.ts'

/** Prefers an even distribution of posts over the days: each post above the daily average plus one lowers the score. */
export const evenDays: SoftRule = {
  id: 'even_days',
  defaultWeight: 4,
  measure: (placed, { from, until }) => {
    if (placed.length < 2) return null
    const most = Math.floor(placed.length / (until - from + 1)) + 1
    let excess = 0
    let fullest = ''
    let count = 0
    let day = Number.NaN
    let here = 0
    for (const post of placed) {
      here = post.day === day ? here + 1 : 1
      day = post.day
      if (here > most) excess += 1
      if (here > count) [count, fullest] = [here, post.local.slice(0, 10)]
    }
    return { score: 1 - excess / placed.length, values: { day: fullest, count } }
  },
}
