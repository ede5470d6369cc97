import { drawSlides } from './draw-slides.ts'
import type { ExportRequest } from './export-request.ts'
import type { ExportResult } from './export-result.ts'
import { baseName } from './file-name.ts'
import { makePictures } from './make-pictures.ts'
import { zipFiles } from './zip-files.ts'
import type { Making, MadeFiles } from './making.ts'

/** Makes the files of a request, on whatever thread it is called; the makers of documents are fetched when they are needed. */
export async function makeFiles(
  request: ExportRequest,
  report: Making['report'],
  helpers: Making['helpers'],
): Promise<ExportResult> {
  const making = { report, helpers }
  const drawn = await drawSlides(request)
  const { files, notes } = await filesOf()
  const isOne = files.length < 2 || !request.isZipped
  const at = new Date(request.createdAt)
  return {
    files,
    archive: isOne ? null : { name: `${baseName(request.scene.deck.name)}.zip`, blob: await zipFiles(files, at) },
    notes: [...drawn.missingFonts.map((family) => ({ kind: 'fontMissing' as const, family })), ...notes],
  }

  async function filesOf(): Promise<MadeFiles> {
    const { kind } = request
    if (kind.type === 'pdf') {
      const { makeDocuments } = await import('./pdf/make-documents.ts')
      return makeDocuments(request, kind, drawn, making)
    }
    if (kind.type === 'pptx') {
      const { makePresentations } = await import('./pptx/make-presentations.ts')
      return makePresentations(request, kind.author, drawn.slides, making)
    }
    if (kind.type === 'svg') {
      const { makeVectors } = await import('./svg/make-vectors.ts')
      return makeVectors(request, kind, drawn, making)
    }
    return makePictures(request, kind, drawn.slides, making)
  }
}
