import type { SoftRule } from './soft-rule.ts'

/** Prefers the last post of each key date close to the day itself. */
export const keyDateCloseness: SoftRule = {
  id: 'key_date_closeness',
  defaultWeight: 4,
  measure: (placed, { brief, keyDates }) => {
    const last = keyDates.map(() => -1)
    for (const { keyDate, day } of placed) if (keyDate >= 0) last[keyDate] = Math.max(last[keyDate] ?? -1, day)
    let off = 0
    let judged = 0
    let worst = ''
    let days = -1
    for (const [at, day] of last.entries()) {
      const date = keyDates[at]
      if (!date || day === -1) continue
      const by = Math.max(0, date.day - day)
      off += Math.min(1, by / Math.max(1, date.day - date.from))
      judged += 1
      if (by > days) [days, worst] = [by, brief.keyDates[at]?.name ?? '']
    }
    return judged === 0 ? null : { score: 1 - off / judged, values: { name: worst, days } }
  },
}
