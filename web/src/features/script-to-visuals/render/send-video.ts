import { setCaptions } from '@postwright/core/api/media'
import { writeCaptions } from '@postwright/core/captions/caption-cues'
import { ALT_TEXT_MAX } from '@postwright/core/limits'
import { emptyDraft } from '@postwright/core/model/post'
import { toCues } from '@postwright/core/script/caption-lines'
import { spokenText } from '@postwright/core/script/script-scene'
import { uploadMedia, type UploadOptions } from '@/documents/data/upload-media.ts'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { call } from '@/lib/api-client.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import type { ShownFilm } from '../studio/use-film.ts'

type Sent = { uid: string; workspaceId: string; file: Blob; fileName: string; film: ShownFilm; isPost: boolean }

/**
 * Stores a video in the library with its captions, in chunks, and starts a post with it if requested.
 * @returns the post's id; null if only the library has the video
 * @throws ApiError, or the abort's reason when it was cancelled
 */
export async function sendVideo(
  { uid, workspaceId, file, fileName, film, isPost }: Sent,
  options: UploadOptions,
): Promise<string | null> {
  const { draft, script, plan } = film
  const { media } = await uploadMedia(workspaceId, { name: fileName, file }, options)
  const captions = writeCaptions(toCues(plan.cues))
  if (captions !== null && plan.cues.length > 0) {
    const language = draft.language
    await call(setCaptions, { workspaceId, mediaId: media.id, language, file: captions }, { signal: options.signal })
  }
  options.signal.throwIfAborted()
  if (!isPost) return null
  const alt = script.scenes.map((scene) => scene.heading || spokenText(scene)).join(' ')
  const postId = postDrafts.server.newId(workspaceId)
  const post = { ...emptyDraft(), title: draft.name, media: [{ mediaId: media.id, alt: alt.slice(0, ALT_TEXT_MAX) }] }
  const outcome = await beginDocument(postDrafts, { uid, workspaceId, documentId: postId, draft: post })
  if (outcome === 'refused') throw new Error('The post could not be stored')
  return postId
}
