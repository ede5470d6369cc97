import { weekdayName } from '@/ui/weekday-name.ts'
import { formatTimeOfDay } from '@/ui/format-time.ts'

/** An hour of the day as clocks show it. */
export function clockOf(hour: number): string {
  return formatTimeOfDay(`${String(hour).padStart(2, '0')}:00`)
}

/** An hour of the week by its name. */
export function hourName({ weekday, hour }: { weekday: number; hour: number }): string {
  return `${weekdayName(weekday)} ${clockOf(hour)}`
}
