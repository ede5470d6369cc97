import type { resolveVariant } from '@postwright/core/api/posts'
import type { InputOf } from '@postwright/core/endpoint'
import type { VariantState } from '@postwright/core/publishing/variant-state'

export type Resolution = InputOf<typeof resolveVariant>['resolution']

/** The ways out that a person has in a state, the likeliest first; the API accepts exactly these. */
export function resolutionsFor(state: VariantState): Resolution[] {
  if (state === 'unconfirmed') return ['it_went_out', 'send_again', 'dismiss']
  if (state === 'handed_over') return ['it_went_out', 'dismiss']
  if (state === 'failed' || state === 'held') return ['send_again', 'dismiss']
  return []
}
