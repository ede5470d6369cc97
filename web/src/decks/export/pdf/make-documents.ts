import { nearestShape } from '@postwright/core/fonts/nearest-shape'
import { splitByFont } from '@postwright/core/fonts/split-by-font'
import { graphemesOf } from '@postwright/core/scene/layout/graphemes-of'
import { FONT_SUBSETS } from '@postwright/core/fonts/font-subset'
import type { Font } from '@postwright/core/scene/measure-text'
import { cjkFileOf, fetchCjkFile, type CjkFile } from '../../fonts/cjk-fonts.ts'
import { fontFileOf } from '../../fonts/font-file.ts'
import { fontLibrary } from '../../fonts/font-library.ts'
import type { drawSlides } from '../draw-slides.ts'
import type { ExportKind, ExportRequest } from '../export-request.ts'
import { documentFileName } from '../file-name.ts'
import type { MadeFiles, Making } from '../making.ts'
import { pictureSource } from '../picture-source.ts'
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
    cut: cutByFile,
    fontFile,
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
        return report(done, slides.length)
      },
    )
    const name = documentFileName(request.scene.deck.name, format, request.formats.length > 1)
    made.files.push({ name, blob: new Blob([bytes], { type: 'application/pdf' }), slideId: '', format })
    made.notes.push(...notes)
  }
  return made
}

/** A file is named by what it holds, so that shapes that a family lacks are the same file as those that stand in for them. */
function cutByFile(text: string, { family, weight, isItalic }: Font): { text: string; file: string | null }[] {
  const own = fontLibrary.find(family)
  const asked = own ? nearestShape(own, { weight, isItalic }) : { weight, isItalic }
  return splitByFont(text, family, fontLibrary.find).flatMap(({ text: piece, source }) => {
    const found = source && fontLibrary.find(source.family)
    if (!source || !found) return cutBySlice(piece, text, asked.weight)
    const shape = nearestShape(found, asked)
    const file = [source.family, shape.weight, shape.isItalic ? 'italic' : '', source.subset].join('|')
    return [{ text: piece, file }]
  })
}

/** Chinese, Japanese and Korean characters by the slices that have them; `file` stays null for emoji and the rest. */
function cutBySlice(piece: string, line: string, weight: number): { text: string; file: string | null }[] {
  return graphemesOf(piece).map((text) => {
    const found = cjkFileOf(text, line, weight)
    if (!found) return { text, file: null }
    const file = [found.family.name, found.weight, found.slice].join('|')
    slices.set(file, found)
    return { text, file }
  })
}

/** The slices that texts were cut for, by their names in documents. */
const slices = new Map<string, CjkFile>()

async function fontFile(file: string): Promise<Uint8Array | null> {
  const slice = slices.get(file)
  const [family = '', weight, style, name] = file.split('|')
  const subset = FONT_SUBSETS.find((one) => one === name)
  try {
    if (slice) return await fetchCjkFile(slice)
    return new Uint8Array(await fontFileOf(family, Number(weight), style === 'italic', subset))
  } catch {
    // What is set in it is drawn as a picture, with what the machine has instead.
    return null
  }
}
