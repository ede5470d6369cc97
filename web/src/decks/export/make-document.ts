import type { Scene } from '@postwright/core/scene/scene'
import type { ImageSource } from '../drawing/images.ts'
import { requestOf } from './export-request.ts'
import { runExport } from './run-export.ts'

type Options = { author: string; language: string; createdAt: number; source: ImageSource }

/**
 * Creates a one-slide document in the same way as decks become documents: tagged, with its fonts.
 * @throws Error if the export fails or creates no file
 */
export async function makeDocument(
  scene: Scene,
  { author, language, createdAt, source }: Options,
): Promise<{ name: string; blob: Blob }> {
  const request = await requestOf(
    scene,
    {
      kind: { type: 'pdf', author, language },
      formats: [scene.deck.format],
      slideIds: scene.slides.map(({ id }) => id),
      isZipped: false,
    },
    { source, slideTitle: () => scene.deck.name, createdAt },
  )
  const run = { onProgress: () => undefined, signal: new AbortController().signal }
  const [file] = (await runExport(request, run)).files
  if (!file) throw new Error('The sheet became no file.')
  return file
}
