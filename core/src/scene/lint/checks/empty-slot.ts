import { removeLayers } from '../../commands/remove-layers.ts'
import { kindOf } from '../../kinds/kinds.ts'
import type { Finding } from '../finding.ts'
import { found } from '../found.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'

/** Places that wait for a picture, words or an address. */
export function checkEmptySlot(context: LintContext, seen: SeenLayer): Finding[] {
  const key = kindOf(seen.layer).missing(seen.layer)
  if (!key) return []
  return [found(context, seen, 'emptySlot', { key }, [removeLayers(context.scene, seen.target)], false)]
}
