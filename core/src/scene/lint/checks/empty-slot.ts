import { removeLayers } from '../../commands/layer-list.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { type Finding, found } from '../finding.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'

/** Finds layers whose image, text, QR code or data is missing. */
export function checkEmptySlot(context: LintContext, seen: SeenLayer): Finding[] {
  const key = kindOf(seen.layer).missing(seen.layer)
  if (!key) return []
  return [found(context, seen, 'emptySlot', { key }, [removeLayers(context.scene, seen.target)], false)]
}
