import { addDays } from '@postwright/core/time/utc-day'
import type { Place } from './calendar-place.ts'

const LAST_HOUR = 23

/** Where an arrow key leads in a grid whose columns are days, and whose rows are weeks (no hour) or hours; null for another key. */
export function stepPlace({ date, hour }: Place, key: string): Place | null {
  switch (key) {
    case 'ArrowLeft':
      return { date: addDays(date, -1), hour }
    case 'ArrowRight':
      return { date: addDays(date, 1), hour }
    case 'ArrowUp':
      return hour === null ? { date: addDays(date, -7), hour } : { date, hour: Math.max(0, hour - 1) }
    case 'ArrowDown':
      return hour === null ? { date: addDays(date, 7), hour } : { date, hour: Math.min(LAST_HOUR, hour + 1) }
    default:
      return null
  }
}
