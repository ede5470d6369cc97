import Holidays from 'date-holidays'

/**
 * The public holidays of a country in some years, in English where they have such a name. The data is that of the package
 * `date-holidays`, whose version in the lockfile is its date; it is fetched when a person asks for holidays.
 */
export function holidaysOf(country: string, years: readonly string[]): { date: string; name: string }[] {
  const source = new Holidays(country, { languages: ['en'], types: ['public'] })
  return [...new Set(years)].flatMap((year) =>
    source.getHolidays(Number(year)).map(({ date, name }) => ({ date: date.slice(0, 10), name })),
  )
}

/** Every country whose holidays are known, by its two letters. */
export function holidayCountries(): Record<string, string> {
  return new Holidays().getCountries('en')
}
