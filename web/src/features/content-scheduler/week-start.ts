import { z } from 'zod'
import { regionLocale } from '@/ui/region-locale.ts'

const weekSchema = z.object({ firstDay: z.int().min(1).max(7) })

/**
 * The day that a week begins with where the browser is set to, 1 for Monday to 7 for Sunday; Monday where it does not say.
 * @param languages those of the browser, the preferred one first
 */
export function weekStart(languages: readonly string[]): number {
  const locale = new Intl.Locale(regionLocale(languages))
  // NOTE a method in newer browsers and a property in older ones; the types know neither.
  const read: unknown = Reflect.get(locale, 'getWeekInfo') ?? Reflect.get(locale, 'weekInfo')
  const week: unknown = typeof read === 'function' ? Reflect.apply(read, locale, []) : read
  return weekSchema.safeParse(week).data?.firstDay ?? 1
}
