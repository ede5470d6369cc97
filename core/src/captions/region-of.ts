import { ownValue } from '../own-value.ts'

/** Which of its regions a language means without one, where that is not the one with most people. */
const REGIONS: Record<string, string> = { pt: 'PT' }

/** The region of a language code: its own, else the one that is usually meant; null where none is known. */
export function regionOf(code: string): string | null {
  return ownValue(REGIONS, code) ?? new Intl.Locale(code).maximize().region ?? null
}
