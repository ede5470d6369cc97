import { ownValue } from '../own-value.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** @returns the name of a language by its code (BCP 47), in words of the interface */
export function languageName(code: string): string {
  return NAMES.of(code) ?? code
}

/** Which of its regions a language means without one, where that is not the one with most people. */
const REGIONS: Record<string, string> = { pt: 'PT' }

/** The region of a language code: its own, else the one that is usually meant; null where none is known. */
export function regionOf(code: string): string | null {
  return ownValue(REGIONS, code) ?? new Intl.Locale(code).maximize().region ?? null
}
