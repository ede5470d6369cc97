import { doc, type DocumentReference } from 'firebase/firestore'
import { postDeckDraftSchema, postDecks, type PostDeck } from '@postwright/core/collections/post-decks'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** Draft description of the decks from which posts are made; their ids are the ids of the posts. */
export const postDeckDrafts = describeDrafts(postDecks, {
  schema: postDeckDraftSchema,
  titleOf: () => null,
  href: routes.contentStudioPost.href,
  words: { untitled: 'common:waiting.untitledPost', notCreated: 'common:create.postFailed' },
})

/** Returns the reference to the stored deck of a post. */
export function postDeckRef(workspaceId: string, postId: string): DocumentReference<PostDeck> {
  return doc(collectionRef(postDecks, workspaceId), postId)
}
