import { ALT_TEXT_MAX, POST_TEXT_MAX } from '@postwright/core/limits'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { deckCaption } from '@postwright/core/scene/deck-caption'
import { slideAlt } from '@postwright/core/scene/slide-alt'
import { postDeckOf, type SentFiles } from '@/decks/export/sent-files.ts'
import { uploadFiles } from '@/documents/data/upload-files.ts'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { postDeckDrafts } from '@/posts/data/post-deck-drafts.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'

type From = { uid: string; workspaceId: string; deckId: string; sent: SentFiles; signal: AbortSignal }

/**
 * Creates a post with the files of a deck and their descriptions; the post stores the id of the deck.
 * @returns the address of the post
 */
export async function sendDeck({ uid, workspaceId, deckId, sent, signal }: From): Promise<string> {
  const { files } = sent.result
  const uploads = files.map(({ name, blob }) => ({ name: name.split('/').at(-1) ?? name, file: blob }))
  const mediaIds = await uploadFiles(workspaceId, uploads, signal)
  const postDeck = await postDeckOf(deckId, sent, mediaIds)
  const documentId = postDrafts.server.newId(workspaceId)
  if (postDeck) await postDeckDrafts.server.create(workspaceId, documentId, { uid, draft: postDeck })
  const draft = draftOf(sent, mediaIds)
  const outcome = await beginDocument(postDrafts, { uid, workspaceId, documentId, draft })
  if (outcome === 'refused') throw new Error('The post could not be stored')
  return postDrafts.href(documentId)
}

/** Returns the post draft. A document has no description; its title is the deck's. */
function draftOf({ result, scene, choices, hasCaption }: SentFiles, mediaIds: readonly string[]): PostDraft {
  const media = result.files.map(({ slideId }, at) => {
    const slide = scene.slides.find(({ id }) => id === slideId)
    return { mediaId: mediaIds[at] ?? '', alt: slide ? slideAlt(slide, ALT_TEXT_MAX) : '' }
  })
  const text = hasCaption ? deckCaption(scene, choices.slideIds, POST_TEXT_MAX) : ''
  return {
    ...emptyDraft(),
    text,
    media,
    title: result.files.some(({ slideId }) => slideId === '') ? scene.deck.name : '',
  }
}
