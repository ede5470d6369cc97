const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** Of the languages that most captions are in. */
const CODES = [
  'ar',
  'bn',
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'ta',
  'te',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
  'zh-TW',
]

/** @returns the name of a language, in words of the interface */
export function languageName(code: string): string {
  return NAMES.of(code) ?? code
}

/** As a list to choose from, by name. */
export const CAPTION_LANGUAGES = CODES.map((value) => ({ value, label: languageName(value) })).toSorted((a, b) =>
  a.label.localeCompare(b.label),
)
