import { shownLocale } from '@/ui/date-style.ts'

/** Joins names into a list such as `Uploads and Post imports`. */
export function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat(shownLocale(), { type: 'conjunction' }).format(names)
}
