import type { RoomPost } from '@postwright/core/api/client-room'
import { createReviewLink } from '@postwright/core/api/review-links'
import type { InputOf } from '@postwright/core/endpoint'
import type { SeenPublication } from '@postwright/core/model/approval'
import type { ReviewLink } from '@postwright/core/model/review-link'
import { dataOf } from './api.ts'
import type { TestCaller } from './callers.ts'

export type LinkInput = Partial<Omit<InputOf<typeof createReviewLink>, 'workspaceId'>>

/** Creates a review link and reads the secret from its address. By default, guests may decide and comment. */
export async function shareForReview(
  by: TestCaller,
  workspaceId: string,
  { postIds = [], deckIds = [], days = 30, mayDecide = true, mayComment = true }: LinkInput,
): Promise<{ link: ReviewLink; token: string }> {
  const input = { workspaceId, name: 'Juniper Coffee', postIds, deckIds, days, mayDecide, mayComment }
  const { link, address } = dataOf(await by.call(createReviewLink, input))
  return { link, token: address.split('/review/')[1] ?? '' }
}

/** The form in which a guest sends a post's publications with a decision. */
export function seenIn({ channels }: RoomPost): SeenPublication[] {
  return channels.flatMap(({ parts }) => parts.flatMap(({ seen }) => (seen ? [seen] : [])))
}
