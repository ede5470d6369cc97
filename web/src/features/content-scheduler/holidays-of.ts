import Holidays from 'date-holidays'

/**
 * Returns the public holidays of a country in the given years, with English names where available. The data is as recent as the locked version of
 * `date-holidays`, which is loaded only when a user asks for holidays.
 */
export function holidaysOf(country: string, years: readonly string[]): { date: string; name: string }[] {
  const source = new Holidays(country, { languages: ['en'], types: ['public'] })
  return [...new Set(years)].flatMap((year) =>
    source.getHolidays(Number(year)).map(({ date, name }) => ({ date: date.slice(0, 10), name })),
  )
}

/** Returns every country with known holidays, by its two-letter code. */
export function holidayCountries(): Record<string, string> {
  return new Holidays().getCountries('en')
}
