/** Languages whose names of months and weekdays are read in dates. */
const LANGUAGES = 'en-US en-GB de de-AT fr es it pt nl pl cs sk sv da nb fi hu ro hr sl tr el uk ru bg'.split(' ')
const JUNE = 6

let months: Map<string, number | null> | undefined
let weekdays: Set<string> | undefined

/** The month of a name, 1 to 12; null for no name, and for one that means different months in different languages. */
export function monthOf(name: string): number | null {
  months ??= listMonths()
  return months.get(plain(name)) ?? null
}

/** Whether a word is a day of the week. */
export function isWeekday(word: string): boolean {
  weekdays ??= new Set(listNames('weekday', 7).map(([name]) => name))
  return weekdays.has(plain(word))
}

function listMonths(): Map<string, number | null> {
  const found = new Map<string, number | null>()
  for (const [name, month] of listNames('month', 12)) {
    const known = found.get(name)
    found.set(name, known === undefined || known === month ? month : null)
  }
  return found
}

/** Long and short names, by themselves and within a date, as languages bend them there. */
function listNames(part: 'month' | 'weekday', count: number): [name: string, number: number][] {
  const styles = ['long', 'short'] as const
  return LANGUAGES.flatMap((language) =>
    styles.flatMap((style) => {
      const within = {
        day: 'numeric',
        month: style,
        year: 'numeric',
        ...(part === 'weekday' && { weekday: style }),
      } as const
      return [{ [part]: style }, within].flatMap((options) => {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
        return Array.from({ length: count }, (_, at): [string, number] => [
          plain(nameIn(format, part, part === 'month' ? Date.UTC(2026, at, 1) : Date.UTC(2026, JUNE, 1 + at))),
          at + 1,
        ])
      })
    }),
  ).filter(([name]) => /\p{L}/u.test(name))
}

function nameIn(format: Intl.DateTimeFormat, part: 'month' | 'weekday', at: number): string {
  return format.formatToParts(at).find(({ type }) => type === part)?.value ?? ''
}

function plain(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\.$/, '')
}
