const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** @returns the name of a language by its code (BCP 47), in words of the interface */
export function languageName(code: string): string {
  return NAMES.of(code) ?? code
}
