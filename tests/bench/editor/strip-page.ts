import { FORMATS, type Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { stripOf } from '@postwright/core/scene/strip'
import { STOCK_ONLY } from '@/decks/drawing/images.ts'
import { requestOf } from '@/decks/export/export-request.ts'
import { runExport } from '@/decks/export/run-export.ts'

/** Draws a deck's exported files side by side at a height. Resolves with a PNG as a data URL. */
export type StripOfFiles = (scene: Scene, format: Format, height: number) => Promise<string>

declare global {
  interface Window {
    stripOfFiles: StripOfFiles
  }
}

const GAP = 4

window.stripOfFiles = async (scene, format, height) => {
  const slideIds = stripOf(scene).map(({ id }) => id)
  const choices = { kind: { type: 'png', scale: 1 } as const, formats: [format], slideIds, isZipped: false }
  const request = await requestOf(scene, choices, { source: STOCK_ONLY, slideTitle: String, createdAt: 0 })
  const { files } = await runExport(request, { onProgress: () => {}, signal: new AbortController().signal })
  const width = Math.round((FORMATS[format].width / FORMATS[format].height) * height)
  const canvas = document.createElement('canvas')
  canvas.width = files.length * (width + GAP) - GAP
  canvas.height = height
  const context = canvas.getContext('2d')
  const look = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const
  for (const [at, { blob }] of files.entries())
    context?.drawImage(await createImageBitmap(blob, look), at * (width + GAP), 0)
  return canvas.toDataURL('image/png')
}
