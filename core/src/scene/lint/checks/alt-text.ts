import type { Finding } from '../finding.ts'
import { found } from '../found.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'

/** Pictures that say nothing to people who do not see them. Only a person can say what they show. */
export function checkAltText(context: LintContext, seen: SeenLayer): Finding[] {
  const { layer } = seen
  if (layer.type !== 'image' || layer.mediaId === null || layer.alt.trim() !== '') return []
  return [found(context, seen, 'altText', { key: 'altText' })]
}
