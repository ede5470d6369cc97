import type { Change } from '../change.ts'
import type { Finding, FindingReason, LintCheck } from './finding.ts'
import type { LintContext, SeenLayer } from './lint-context.ts'

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
