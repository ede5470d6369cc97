import type { PublicationKind } from '@postwright/core/model/notification'
import type { VariantState } from '@postwright/core/publishing/variant-state'

/** What a person is told when a publication has come to a state; null for states on the way. */
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
  cancelled: null,
} as const satisfies Record<VariantState, PublicationKind | null>
