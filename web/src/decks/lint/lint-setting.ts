import type { Format } from '@postwright/core/scene/format'
import type { LintOptions } from '@postwright/core/scene/lint/lint-context'
import { safeZonesOf, type SafeZoneId } from '@postwright/core/scene/safe-zones'

/** What a person wants looked at. */
export type LintSetting = {
  format: Format
  /** Where the slides will be seen: one place, all that show the format, or nowhere in particular. */
  zone: SafeZoneId | 'all' | null
  /** Whether colours and fonts that are not the theme's are named. */
  isThemeOnly: boolean
  /** What the brand kit of the deck allows beside the theme; null without one. */
  brand: LintOptions['brand']
}

/** The places that a setting means. */
export function zonesOf({ format, zone }: Pick<LintSetting, 'format' | 'zone'>): SafeZoneId[] {
  if (zone === 'all') return safeZonesOf(format)
  return zone === null ? [] : [zone]
}
