import { weekdayName } from '@/ui/weekday-name.ts'
import { formatHour } from '@/ui/format-time.ts'

/** An hour of the week by its name. */
export function hourName({ weekday, hour }: { weekday: number; hour: number }): string {
  return `${weekdayName(weekday)} ${formatHour(hour)}`
}
