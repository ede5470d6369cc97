import type { PostDeckDraft } from '@postwright/core/collections/post-decks'
import type { Scene } from '@postwright/core/scene/scene'
import { contentHash } from '../content-hash.ts'
import type { ExportResult } from './export-result.ts'
import type { ExportChoices } from './export-request.ts'

/** Exported files of a deck for a post. */
export type SentFiles = {
  result: ExportResult
  scene: Scene
  choices: ExportChoices
  /** True if the post starts with the text of the slides. */
  hasCaption: boolean
}

/**
 * Returns the slides shown in a post, with a hash of their appearance; null without a file, and for SVG files and presentations, which posts do not
 * accept. `mediaIds` are the ids of the files, in order.
 */
export async function postDeckOf(
  deckId: string,
  { result, scene, choices }: Omit<SentFiles, 'hasCaption'>,
  mediaIds: readonly string[],
): Promise<PostDeckDraft | null> {
  const { kind, slideIds } = choices
  const [file] = result.files
  if (!file || kind.type === 'svg' || kind.type === 'pptx') return null
  const slides = slideIds.map((slideId) => {
    const at = result.files.findIndex((one) => one.slideId === slideId)
    return { slideId, mediaId: mediaIds[Math.max(0, at)] ?? '' }
  })
  return {
    deckId,
    format: file.format,
    type: kind.type,
    scale: kind.type === 'pdf' ? 1 : kind.scale,
    contentHash: await contentHash(scene, slideIds, file.format),
    slides,
  }
}
