import type { PostDeck, PostDeckDraft } from '@postwright/core/collections/post-decks'
import type { Scene } from '@postwright/core/scene/scene'
import { requestOf } from '@/decks/export/export-request.ts'
import { runExport } from '@/decks/export/run-export.ts'
import { postDeckOf } from '@/decks/export/sent-files.ts'
import { uploadFiles } from '@/documents/data/upload-files.ts'
import { fetchImage } from '@/lib/media/media-urls.ts'

type Asked = {
  workspaceId: string
  record: PostDeck
  scene: Scene
  author: string
  language: string
  slideTitle: (number: number) => string
  signal: AbortSignal
}

/**
 * Renders the files of a post again from its current deck. Deleted slides are left out, and their files are kept.
 * @returns the replacement of each file; null when none of the slides exists any more
 * @throws when the files cannot be rendered or uploaded
 */
export async function makeAgain({ workspaceId, record, scene, author, language, slideTitle, signal }: Asked): Promise<{
  replaced: Map<string, string>
  record: PostDeckDraft
} | null> {
  const { deckId, format, scale } = record
  const slideIds = record.slides.map(({ slideId }) => slideId).filter((id) => scene.slides.some((one) => one.id === id))
  const kind =
    record.type === 'pdf'
      ? { type: record.type, author, language }
      : { type: record.type, scale: scale === 2 ? (2 as const) : (1 as const) }
  const choices = { kind, formats: [format], slideIds, isZipped: false }
  const source = (mediaId: string) => fetchImage(workspaceId, mediaId)
  const request = await requestOf(scene, choices, { source, slideTitle, createdAt: Date.now() })
  const result = await runExport(request, { onProgress: () => undefined, signal })
  const files = result.files.map(({ name, blob }) => ({ name, file: blob }))
  const mediaIds = await uploadFiles(workspaceId, files, signal)
  const next = await postDeckOf(deckId, { result, scene, choices }, mediaIds)
  if (!next || slideIds.length === 0) return null
  const before = new Map(record.slides.map(({ slideId, mediaId }) => [slideId, mediaId]))
  const replaced = new Map(next.slides.map(({ slideId, mediaId }) => [before.get(slideId) ?? '', mediaId]))
  return { replaced, record: next }
}
