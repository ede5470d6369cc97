import { weekdayOf } from '../calendar-days.ts'
import type { HardRule } from './hard-rule.ts'

export const slot: HardRule = {
  id: 'slot',
  findBreak: ({ channel, day, local }, _, { slotKeys }) => {
    const time = local.slice(11)
    return slotKeys[channel]?.has(`${weekdayOf(day)} ${time}`) ? null : { time }
  },
}
