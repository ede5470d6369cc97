import type { Format } from '@postwright/core/scene/format'
import type { SafeZoneId } from '@postwright/core/scene/safe-zones'

/** What a person wants looked at. */
export type LintSetting = {
  format: Format
  zone: SafeZoneId | null
  /** Whether colours and fonts that are not the theme's are named. */
  isThemeOnly: boolean
}
