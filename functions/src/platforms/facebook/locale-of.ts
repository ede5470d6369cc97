import { ownValue } from '@postwright/core/own-value'
import { regionOf } from '@postwright/core/captions/region-of'

/** Where Facebook names a language with another region than the one that most people write it in. */
const REGIONS: Record<string, string> = { ar: 'AR', bn: 'IN' }

/** A language as Facebook names it, such as `en_US`; null for one whose region is not known. */
export function localeOf(code: string): string | null {
  const region = ownValue(REGIONS, code) ?? regionOf(code)
  return region === null ? null : `${code.replace(/-.*/, '')}_${region}`
}
