import type { Format } from '@postwright/core/scene/format'
import type { LintOptions } from '@postwright/core/scene/lint/lint-options'
import type { SafeZoneId } from '@postwright/core/scene/safe-zones'

/** What a person wants looked at. */
export type LintSetting = {
  format: Format
  zone: SafeZoneId | null
  /** Whether colours and fonts that are not the theme's are named. */
  isThemeOnly: boolean
  /** What the brand kit of the deck allows beside the theme; null without one. */
  brand: LintOptions['brand']
}
