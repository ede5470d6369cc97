const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Region codes that the browser also names but that are not countries: unions, outlying areas, test codes and the unknown region. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

export type CountryOption = { value: string; label: string }

export function nameCountry(code: string): string {
  return NAMES.of(code) ?? code
}

/** Formats a list of names, such as `Austria, Germany, and Spain`. */
export function joinNames(names: readonly string[]): string {
  return LIST.format(names)
}

/** Returns every country by its two-letter code, sorted by name. */
export function listCountries(): CountryOption[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return codes
    .filter((code) => !NO_COUNTRIES.has(code) && isCurrent(code) && nameCountry(code) !== code)
    .map((value) => ({ value, label: nameCountry(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** Returns false for former codes, which map to a current country. */
function isCurrent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code
}
