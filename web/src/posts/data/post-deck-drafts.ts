import { doc, type DocumentReference } from 'firebase/firestore'
import { postDeckDraftSchema, postDecks, type PostDeck } from '@postwright/core/collections/post-decks'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** How what is kept of the decks that posts are made from is written; its ids are those of the posts. */
export const postDeckDrafts = describeDrafts(postDecks, {
  schema: postDeckDraftSchema,
  titleOf: () => null,
  href: routes.contentStudioPost.href,
  words: { untitled: 'common:waiting.untitledPost', notCreated: 'common:create.postFailed' },
})

/** What is kept of the deck that a post was made from. */
export function postDeckRef(workspaceId: string, postId: string): DocumentReference<PostDeck> {
  return doc(collectionRef(postDecks, workspaceId), postId)
}
