import type { Box } from '../box.ts'
import type { Change } from '../change.ts'
import type { Format } from '../format.ts'
import type { SafeZoneId } from '../safe-zones.ts'
import type { LintContext, SeenLayer } from './lint-context.ts'

/** Checks, in display order. */
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

/** Reason of a finding, as a message key with its numbers and names. */
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
  /** Layer with the finding; empty if the finding is about the slide. */
  layerId: string
  format: Format
  /** Position on the slide; null for the whole slide. */
  box: Box | null
  reason: FindingReason
  /** Possible fixes, least invasive first. `findSafeFix` finds the first one that causes no new finding. */
  fixes: readonly Change[]
  /** True if the fix removes nothing, so that it can be applied together with others. */
  isSafe: boolean
}

/** Returns the identity of a finding, independent of its numbers. */
export function findingKey({ check, slideId, layerId, format, reason }: Finding): string {
  return [check, slideId, layerId, format, reason.key].join('|')
}

/** Creates a finding about a layer. Fixes without an effect are omitted. */
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
