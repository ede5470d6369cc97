import type { Change } from '@postwright/core/scene/change'
import type { Finding } from '@postwright/core/scene/lint/finding'
import type { Scene } from '@postwright/core/scene/scene'
import type { OwnFamily } from '../fonts/own-families.ts'
import type { Format } from '@postwright/core/scene/format'
import type { LintOptions } from '@postwright/core/scene/lint/lint-context'
import { safeZonesOf, type SafeZoneId } from '@postwright/core/scene/safe-zones'

/** Task of a check. `fixOne` fixes one finding, by its `findingKey`. */
export type LintTask = { kind: 'look' } | { kind: 'fixAll' } | { kind: 'fixOne'; key: string }

/** Complete input of a check's worker, as plain data. */
export type LintRequest = {
  task: LintTask
  scene: Scene
  setting: LintSetting
  /** The images that could be loaded. */
  pictures: readonly { id: string; blob: Blob }[]
  families: readonly OwnFamily[]
}

/** Result of a check. `findings` is empty after `fixAll`. `fixed` is null if nothing was fixed: for `look`, or if no fix is safe. */
export type LintResult = { findings: readonly Finding[]; fixed: { change: Change; count: number } | null }

/** Number of processed findings, fixed or not, and number of all findings. */
export type LintProgress = { done: number; of: number }

export type LintSetting = {
  format: Format
  /** Placement of the slides: one placement, all of the format, or none. */
  zone: SafeZoneId | 'all' | null
  /** True if colours and fonts outside the theme are reported. */
  isThemeOnly: boolean
  /** Colours and fonts that the deck's brand kit allows besides those of the theme; null without a kit. */
  brand: LintOptions['brand']
}

export function zonesOf({ format, zone }: Pick<LintSetting, 'format' | 'zone'>): SafeZoneId[] {
  if (zone === 'all') return safeZonesOf(format)
  return zone === null ? [] : [zone]
}
