const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Codes that the browser names too, but that stand for no country: unions, outlying groups, tests and the unknown. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

export type CountryOption = { value: string; label: string }

export function nameCountry(code: string): string {
  return NAMES.of(code) ?? code
}

/** `Austria, Germany, and Spain`. */
export function joinNames(names: readonly string[]): string {
  return LIST.format(names)
}

/** Every country by its two letters, in the order of their names. */
export function listCountries(): CountryOption[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return codes
    .filter((code) => !NO_COUNTRIES.has(code) && isCurrent(code) && nameCountry(code) !== code)
    .map((value) => ({ value, label: nameCountry(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** False for codes of the past, which stand for a country of today. */
function isCurrent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code
}
