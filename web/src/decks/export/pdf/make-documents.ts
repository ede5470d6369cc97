import type { drawSlides } from '../draw-slides.ts'
import type { ExportKind, ExportRequest } from '../export-request.ts'
import { documentFileName } from '../file-name.ts'
import type { MadeFiles, Making } from '../making.ts'
import { pictureSource } from '../picture-source.ts'
import { FONT_SOURCES } from './font-sources.ts'
import { documentPicture } from './document-picture.ts'
import type { PdfSources } from './pdf-slide.ts'
import { shadowPicture } from './shadow-picture.ts'
import { rasterText } from './raster-text.ts'
import { writePdf } from './write-pdf.ts'

/** A document for each format. */
export async function makeDocuments(
  request: ExportRequest,
  { author, language }: Extract<ExportKind, { type: 'pdf' }>,
  { slides, measure }: Awaited<ReturnType<typeof drawSlides>>,
  { report }: Making,
): Promise<MadeFiles> {
  const made: MadeFiles = { files: [], notes: [] }
  const picture = pictureSource(request.pictures)
  const sources: PdfSources = {
    measure,
    ...FONT_SOURCES,
    picture: (cut) =>
      picture(cut.mediaId)
        .then((blob) => documentPicture(blob, cut))
        .catch(() => null),
    shadow: (group) => shadowPicture(group, picture),
    rasterise: (text, span) => rasterText(text, span, measure),
  }
  let done = 0
  for (const format of request.formats) {
    const { bytes, notes } = await writePdf(
      {
        title: request.scene.deck.name,
        author,
        language,
        createdAt: new Date(request.createdAt),
        slides: slides
          .filter((slide) => slide.format === format)
          .map(({ drawing }, index) => ({ title: request.slideTitles[index] ?? '', drawing })),
      },
      sources,
      () => {
        done += 1
        return report({ done, of: slides.length })
      },
    )
    const name = documentFileName(request.scene.deck.name, format, request.formats.length > 1)
    made.files.push({ name, blob: new Blob([bytes], { type: 'application/pdf' }), slideId: '', format })
    made.notes.push(...notes)
  }
  return made
}
