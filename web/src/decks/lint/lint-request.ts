import type { Change } from '@postwright/core/scene/change'
import type { Finding } from '@postwright/core/scene/lint/finding'
import type { Scene } from '@postwright/core/scene/scene'
import type { OwnFamily } from '../fonts/own-families.ts'
import type { Format } from '@postwright/core/scene/format'
import type { LintOptions } from '@postwright/core/scene/lint/lint-context'
import { safeZonesOf, type SafeZoneId } from '@postwright/core/scene/safe-zones'

/** `fixOne` is the fix of one finding, by its `findingKey`. */
export type LintTask = { kind: 'look' } | { kind: 'fixAll' } | { kind: 'fixOne'; key: string }

/** All that a worker needs; plain data. */
export type LintRequest = {
  task: LintTask
  scene: Scene
  setting: LintSetting
  /** The pictures that could be had. */
  pictures: readonly { id: string; blob: Blob }[]
  families: readonly OwnFamily[]
}

/** `fixed` is null when every fix would do harm elsewhere. */
export type LintResult = { findings: readonly Finding[]; fixed: { change: Change; count: number } | null }

/** How many of the findings are settled, fixed or not. */
export type LintProgress = { done: number; of: number }

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
