import { ownValue } from '../own-value.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** Returns the English name of a language by its code (BCP 47); the code itself if it has none. */
export function languageName(code: string): string {
  return NAMES.of(code) ?? code
}

/** Default region of a language, if it is not the region with the most speakers. */
const REGIONS: Record<string, string> = { pt: 'PT' }

/** Returns the region of a language code: its own, otherwise the usual one; null if unknown. */
export function regionOf(code: string): string | null {
  return ownValue(REGIONS, code) ?? new Intl.Locale(code).maximize().region ?? null
}
