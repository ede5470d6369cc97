import type { Box } from '../box.ts'
import type { Change } from '../change.ts'
import type { Format } from '../format.ts'
import type { SafeZoneId } from '../safe-zones.ts'
import type { LintContext, SeenLayer } from './lint-context.ts'

/** What is looked for, in the order in which it is shown. */
export const LINT_CHECKS = [
  'contrast',
  'legibility',
  'overflow',
  'safeZone',
  'altText',
  'brand',
  'orphanWord',
  'duplicateSlide',
  'emptySlot',
] as const

export type LintCheck = (typeof LINT_CHECKS)[number]

/** Why something was found, as a key of words and the numbers or names that go into them. */
export type FindingReason =
  | { key: 'contrast'; ratio: number; wanted: number }
  | { key: 'legibility'; size: number; wanted: number }
  | {
      key:
        | 'textOverflow'
        | 'outOfSlide'
        | 'altText'
        | 'orphanWord'
        | 'emptyText'
        | 'emptyPicture'
        | 'emptyCode'
        | 'emptyData'
    }
  | { key: 'safeZone'; zone: SafeZoneId }
  | { key: 'brandColor'; color: string }
  | { key: 'brandFont'; family: string }
  | { key: 'brandTheme'; values: string }
  | { key: 'duplicateSlide'; place: number }

export type Finding = {
  check: LintCheck
  slideId: string
  /** Empty: it is about the slide. */
  layerId: string
  format: Format
  /** Where it is on the slide; null for all of it. */
  box: Box | null
  reason: FindingReason
  /** Changes that may mend it, the one that keeps most first. `findSafeFix` says which of them does no harm. */
  fixes: readonly Change[]
  /** Whether its fix takes nothing away, so that it may be made together with others. */
  isSafe: boolean
}

/** What makes two findings the same one, whatever their numbers. */
export function findingKey({ check, slideId, layerId, format, reason }: Finding): string {
  return [check, slideId, layerId, format, reason.key].join('|')
}

/** A finding about a layer. Fixes that have nothing to do are left out. */
export function found(
  { options, slide }: LintContext,
  { layer, box }: SeenLayer,
  check: LintCheck,
  reason: FindingReason,
  fixes: readonly (Change | null)[] = [],
  isSafe = true,
): Finding {
  const { format } = options
  return {
    check,
    slideId: slide.id,
    layerId: layer.id,
    format,
    box,
    reason,
    fixes: fixes.filter((fix) => fix !== null),
    isSafe,
  }
}
