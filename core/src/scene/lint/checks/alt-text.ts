import { kindOf } from '../../kinds/kinds.ts'
import { type Finding, found } from '../finding.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'

/** Finds images without a meaningful alt text. Only a person can describe them. */
export function checkAltText(context: LintContext, seen: SeenLayer): Finding[] {
  if (!kindOf(seen.layer).lacksAlt(seen.layer)) return []
  return [found(context, seen, 'altText', { key: 'altText' })]
}
