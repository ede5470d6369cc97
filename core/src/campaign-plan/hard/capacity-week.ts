import type { HardRule } from './hard-rule.ts'

export const capacityWeek: HardRule = {
  id: 'capacity_week',
  findBreak: ({ week }, others, { brief }) => {
    let count = 1
    for (const other of others) if (other.week === week) count += 1
    return count > brief.capacityPerWeek ? { count, most: brief.capacityPerWeek } : null
  },
}
