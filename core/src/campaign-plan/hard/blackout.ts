import type { HardRule } from './hard-rule.ts'

export const blackout: HardRule = {
  id: 'blackout',
  findBreak: ({ day }, _, { brief, blackouts }) => {
    const at = blackouts.findIndex(({ from, until }) => day >= from && day <= until)
    return at === -1 ? null : { name: brief.blackouts[at]?.name ?? '' }
  },
}
