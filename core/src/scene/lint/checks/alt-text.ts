import { kindOf } from '../../kinds/kinds.ts'
import { type Finding, found } from '../finding.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'

/** Pictures that say nothing to people who do not see them. Only a person can say what they show. */
export function checkAltText(context: LintContext, seen: SeenLayer): Finding[] {
  if (!kindOf(seen.layer).lacksAlt(seen.layer)) return []
  return [found(context, seen, 'altText', { key: 'altText' })]
}
