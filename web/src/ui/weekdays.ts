import { z } from 'zod'
import { dateStyle, shownLocale } from './date-style.ts'
import { formatWeekday, formatWeekdayName } from './format-time.ts'

const weekSchema = z.object({ firstDay: z.int().min(1).max(7) })
const DAYS = { monday: 1, saturday: 6, sunday: 7 } as const

/** Returns the first day of the week, 1 for Monday to 7 for Sunday: the user's choice, otherwise the default of the browser's region. */
export function weekStart(): number {
  const chosen = dateStyle().weekStart
  return chosen === 'auto' ? startInRegion() : DAYS[chosen]
}

/** Returns the days of a week in display order. */
export function weekdaysInOrder(): number[] {
  const first = weekStart()
  return Array.from({ length: 7 }, (_, at) => ((first - 1 + at) % 7) + 1)
}

function startInRegion(): number {
  const locale = new Intl.Locale(shownLocale('auto'))
  // NOTE a method in newer browsers and a property in older ones; the types include neither.
  const read: unknown = Reflect.get(locale, 'getWeekInfo') ?? Reflect.get(locale, 'weekInfo')
  const week: unknown = typeof read === 'function' ? Reflect.apply(read, locale, []) : read
  return weekSchema.safeParse(week).data?.firstDay ?? 1
}

const MONDAY = Date.UTC(2024, 0, 1)

const DAY = 86_400_000

/** Returns the name of a weekday, 1 for Monday to 7 for Sunday. */
export function weekdayName(weekday: number, length: 'long' | 'short' = 'long'): string {
  const format = length === 'long' ? formatWeekdayName : formatWeekday
  return format(MONDAY + (weekday - 1) * DAY, 'UTC')
}
