import type { HardRule } from './hard-rule.ts'

/** Keeps posts about a key date on that day or shortly before, with the pillar of the key date. */
export const keyDateWindow: HardRule = {
  id: 'key_date_window',
  findBreak: ({ keyDate, day, pillar }, _, { brief, keyDates }) => {
    const window = keyDates[keyDate]
    if (!window) return null
    const isInside = day >= window.from && day <= window.day
    const isOfPillar = window.pillar === -1 || window.pillar === pillar
    return isInside && isOfPillar ? null : { name: brief.keyDates[keyDate]?.name ?? '' }
  },
}
