import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type { SlideDrawing } from '@postwright/core/scene/draw-node'
import { cropOf } from '@postwright/core/scene/drawing/crop-of'
import { blurredPart } from '../../drawing/blur-image.ts'
import { spansIn } from '../../drawing/fonts-in-drawings.ts'
import { base64Of } from '../../drawing/base64-of.ts'
import { newCanvas } from '../../drawing/canvas.ts'
import { imageIds, findImageCuts, loadImages, type ImageSource } from '../../drawing/images.ts'
import type { drawSlides } from '../draw-slides.ts'
import type { ExportKind, ExportRequest } from '../export-request.ts'
import { slideFileName } from '../file-name.ts'
import type { MadeFiles, Making } from '../export-result.ts'
import { imageSource } from '../image-source.ts'
import type { SvgOutline, SvgImage } from './svg-parts.ts'
import { writeSvg } from './write-svg.ts'
import PDFDocument from 'pdfkit'
import type { MeasureText } from '@postwright/core/scene/measure-text'
import { textPath } from '../../fonts/text-path.ts'
import { cutText, type FontSources, FONT_SOURCES } from '../pdf/cut-text.ts'
import { pdfParts } from '../pdf/pdf-parts.ts'
import { rasterCanvas } from '../pdf/raster-text.ts'
import { rightToLeft } from '../pdf/write-text.ts'
import { nearestShape } from '@postwright/core/fonts/font-family'
import { splitByFont } from '@postwright/core/fonts/split-by-font'
import { type FontSubset, SUBSET_RANGES } from '@postwright/core/fonts/font-subsets'
import { fontFileOf } from '../../fonts/font-file.ts'
import { fontLibrary } from '../../fonts/font-library.ts'

/** Creates a self-contained SVG file of each slide. */
export async function makeVectors(
  request: ExportRequest,
  { text }: Extract<ExportKind, { type: 'svg' }>,
  { slides, measure }: Awaited<ReturnType<typeof drawSlides>>,
  { report }: Making,
): Promise<MadeFiles> {
  const made: MadeFiles = { files: [], notes: [] }
  const pictures = new Map<string, SvgImage>()
  for (const { id, blob } of request.pictures) pictures.set(id, await embedded(blob))
  const outlineOf =
    text === 'outlines'
      ? createOutliner({ ...FONT_SOURCES, measure, rasterise: (piece, span) => rasterImage(piece, span, measure) })
      : null
  for (const [index, { slideId, format, drawing }] of slides.entries()) {
    const slide = index % request.slideIds.length
    if (imageIds(drawing).some((id) => !pictures.has(id))) made.notes.push({ kind: 'pictureMissing', slide })
    const blurred = await blurredParts(drawing, imageSource(request.pictures))
    const spans = drawing.items.flatMap(spansIn)
    const outlines = new Map<LaidSpan, SvgOutline>()
    if (outlineOf) for (const span of spans) outlines.set(span, await outlineOf(span))
    const markup = writeSvg(drawing, request.slideTitles[slide] ?? '', {
      picture: (mediaId) => pictures.get(mediaId) ?? null,
      blurred: (key) => blurred.get(key) ?? null,
      outline: (span) => outlines.get(span) ?? null,
      fontRules: outlineOf ? '' : await fontRules(spans),
    })
    const place = { slide, slides: request.slideIds.length, format, hasFolders: request.formats.length > 1 }
    const blob = new Blob([markup], { type: 'image/svg+xml' })
    made.files.push({ name: slideFileName(request.scene.deck.name, place, 'svg'), blob, slideId, format })
    await report({ done: index + 1, of: slides.length })
  }
  return made
}

/** Renders the blurred parts of images as `data:` addresses of PNG files, by `cutKey`, because few programs blur as canvases do. */
async function blurredParts(drawing: SlideDrawing, source: ImageSource): Promise<Map<string, string>> {
  const cuts = [...findImageCuts(drawing)].filter(([, { blur }]) => blur !== undefined)
  const pictures = await loadImages(
    source,
    cuts.map(([, { mediaId }]) => mediaId),
  )
  const parts = new Map<string, string>()
  for (const [key, { mediaId, box, focus, zoom, blur = 0 }] of cuts) {
    const picture = pictures.get(mediaId)
    if (!picture) continue
    const part = blurredPart(picture, cropOf(picture, box, focus, zoom), box, blur)
    const canvas = newCanvas(part.width, part.height)
    canvas.context.drawImage(part, 0, 0)
    const blob = await canvas.toBlob('image/png')
    parts.set(key, `data:image/png;base64,${base64Of(new Uint8Array(await blob.arrayBuffer()))}`)
  }
  return parts
}

async function embedded(blob: Blob): Promise<SvgImage> {
  const bitmap = await createImageBitmap(blob)
  const { width, height } = bitmap
  bitmap.close()
  return { href: `data:${blob.type};base64,${base64Of(new Uint8Array(await blob.arrayBuffer()))}`, width, height }
}

/** Sources for outlines. `rasterise` draws characters that no font file has as an image, relative to their start on the baseline. */
type OutlineSources = FontSources & {
  rasterise: (text: string, span: LaidSpan) => Promise<SvgOutline['images'][number] | null>
}

/**
 * Turns text into outlines, shaped in the same way as in documents: a document that is never written reads and shapes the fonts.
 * @returns a function that returns the outlines of a span, with its text starting at 0 on the baseline 0
 */
export function createOutliner(sources: OutlineSources): (span: LaidSpan) => Promise<SvgOutline> {
  const doc = new PDFDocument({ autoFirstPage: false, font: null })
  const parts = pdfParts(doc)
  return async (span) => {
    const outline: SvgOutline = { path: '', images: [] }
    for (const { text, file, x, width } of await cutText(doc, span, parts, sources)) {
      if (file === null) {
        const image = text.trim() === '' ? null : await sources.rasterise(text, span)
        if (image) outline.images.push({ ...image, box: { ...image.box, x: image.box.x + x } })
        continue
      }
      const { _font: set } = doc.font(file)
      const shaped = span.direction === 'rtl' ? rightToLeft(text) : text
      const place = { x, y: 0, width, size: span.font.size, letterSpacing: span.letterSpacing }
      outline.path += textPath(set.font, shaped, place)
    }
    return outline
  }
}

/** Draws characters such as emoji with system fonts. */
async function rasterImage(text: string, span: LaidSpan, measure: MeasureText): Promise<SvgOutline['images'][number]> {
  const { canvas, box } = rasterCanvas(text, span, measure)
  const blob = await canvas.toBlob('image/png')
  return { href: `data:image/png;base64,${base64Of(new Uint8Array(await blob.arrayBuffer()))}`, box }
}

type Face = {
  family: string
  weight: number
  isItalic: boolean
  drawn: string
  shape: { weight: number; isItalic: boolean }
  subset: FontSubset
}

/** Returns CSS rules that contain the font files of a text, limited to the subsets with its characters. */
async function fontRules(spans: readonly LaidSpan[]): Promise<string> {
  const faces = new Map(spans.flatMap(facesOf).map((face) => [JSON.stringify(face), face]))
  const rules = await Promise.all([...faces.values()].map(ruleOf))
  return rules.join('\n')
}

function facesOf({ text, font }: LaidSpan): Face[] {
  const { family, weight, isItalic } = font
  return splitByFont(text, family, fontLibrary.find).flatMap(({ source }) => {
    const drawn = source && fontLibrary.find(source.family)
    if (!source || !drawn) return []
    return [
      {
        family,
        weight,
        isItalic,
        drawn: drawn.name,
        shape: nearestShape(drawn, { weight, isItalic }),
        subset: source.subset,
      },
    ]
  })
}

/** Returns the CSS rule with the name and shape requested by the text, even if another family or shape replaces it. */
async function ruleOf({ family, weight, isItalic, drawn, shape, subset }: Face): Promise<string> {
  const bytes = await fontFileOf(drawn, shape.weight, shape.isItalic, subset)
  const name = family.replaceAll(/['\\]/g, '')
  return [
    `@font-face{font-family:'${name}';font-weight:${weight};font-style:${isItalic ? 'italic' : 'normal'}`,
    `unicode-range:${SUBSET_RANGES[subset]}`,
    `src:url(data:font/woff;base64,${base64Of(new Uint8Array(bytes))}) format('woff')}`,
  ].join(';')
}
