import type { PublicationKind } from '@postwright/core/model/notification'
import type { VariantState } from '@postwright/core/publishing/variant-state'

/** The kind of notification that a publication in a state causes; null for states that cause none. */
export const KIND_OF_STATE = {
  draft: null,
  in_review: null,
  approved: null,
  scheduled: null,
  claimed: null,
  prepared: null,
  armed: null,
  published: 'post.published',
  failed: 'post.failed',
  unconfirmed: 'post.unconfirmed',
  held: 'post.held',
  handed_over: 'post.handed_over',
  cancelled: null,
} as const satisfies Record<VariantState, PublicationKind | null>
