import PptxGenJS from 'pptxgenjs'
import { FORMATS } from '@postwright/core/scene/format'
import { base64Of } from '../../drawing/base64-of.ts'
import { newCanvas } from '../../drawing/canvas.ts'
import { paint } from '../../drawing/paint.ts'
import { type Pictures, imageIds, loadImages } from '../../drawing/images.ts'
import type { DrawnSlide } from '../draw-slides.ts'
import type { ExportRequest } from '../export-request.ts'
import { presentationFileName } from '../file-name.ts'
import type { MadeFiles, Making } from '../export-result.ts'
import { documentLink } from '../pdf/document-link.ts'
import { imageSource } from '../image-source.ts'
import { addChart } from './add-chart.ts'
import { addTable } from './add-table.ts'
import { slidePartsOf, type SlidePart } from './slide-parts.ts'
import { alignOf, lineSpacingOf, PER_INCH, POINTS, textRuns } from './text-runs.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

/** Type of custom shapes, which are drawn by their outlines; the library has it, but its published types do not. */
const OUTLINE: PptxGenJS.SHAPE_NAME = Reflect.get(new PptxGenJS().ShapeType, 'custGeom')

/** Image pixels per slide pixel. */
const SCALE = 2

/** Creates a presentation for each format: text, filled shapes, charts and tables stay editable where possible, everything else becomes an image. */
export async function makePresentations(
  request: ExportRequest,
  author: string,
  slides: readonly DrawnSlide[],
  { report }: Making,
): Promise<MadeFiles> {
  const made: MadeFiles = { files: [], notes: [] }
  const source = imageSource(request.pictures)
  let done = 0
  for (const format of request.formats) {
    const deck = new PptxGenJS()
    const { width, height } = FORMATS[format]
    deck.defineLayout({ name: format, width: width / PER_INCH, height: height / PER_INCH })
    deck.layout = format
    deck.title = request.scene.deck.name
    deck.author = author
    for (const [at, { drawing }] of slides.filter((slide) => slide.format === format).entries()) {
      const ids = imageIds(drawing)
      const pictures = await loadImages(source, ids)
      if (ids.some((id) => pictures.get(id) === null)) made.notes.push({ kind: 'pictureMissing', slide: at })
      const slide = deck.addSlide()
      for (const part of slidePartsOf(drawing)) await addPart(slide, part, pictures)
      done += 1
      await report({ done, of: slides.length })
    }
    const bytes = await deck.write({ outputType: 'arraybuffer' })
    if (!(bytes instanceof ArrayBuffer)) throw new Error('No presentation was written')
    const name = presentationFileName(request.scene.deck.name, format, request.formats.length > 1)
    made.files.push({ name, blob: new Blob([bytes], { type: TYPE }), slideId: '', format })
  }
  return made
}

async function addPart(slide: PptxGenJS.Slide, part: SlidePart, pictures: Pictures): Promise<void> {
  const { x, y, width, height } = part.box
  const place = {
    x: x / PER_INCH,
    y: y / PER_INCH,
    w: width / PER_INCH,
    h: height / PER_INCH,
    rotate: turn(part.rotation),
  }
  if (width <= 0 || height <= 0) return
  switch (part.kind) {
    case 'text':
      return addText(slide, part, place)
    case 'data':
      if (part.data.kind === 'chart') addChart(slide, part.data, part.alt, place)
      else addTable(slide, part.data, part.alt, place)
      return
    case 'shape':
      return addShape(slide, part, place)
    case 'picture':
      slide.addImage({ ...place, data: await imageOf(part, pictures), altText: part.alt })
  }
}

type Place = { x: number; y: number; w: number; h: number; rotate: number }

function addText(slide: PptxGenJS.Slide, part: Extract<SlidePart, { kind: 'text' }>, place: Place): void {
  const address = part.link === '' ? null : documentLink(part.link)
  const runs = textRuns(part)
  if (address !== null) for (const { options } of runs) if (options) options.hyperlink = { url: address }
  const lineSpacing = lineSpacingOf(part.spans)
  slide.addText(runs, {
    ...place,
    margin: 0,
    align: alignOf(part),
    valign: 'top',
    fit: 'none',
    wrap: true,
    rtlMode: part.spans.toSorted((a, b) => a.span.from - b.span.from)[0]?.span.direction === 'rtl',
    ...(lineSpacing !== undefined && { lineSpacing }),
  })
}

function addShape(slide: PptxGenJS.Slide, part: Extract<SlidePart, { kind: 'shape' }>, place: Place): void {
  const { fill, stroke } = part.item
  if (fill.kind !== 'solid') return
  const transparency = Math.round((1 - part.opacity) * 100)
  const points = part.outlines.flatMap((outline) => [
    ...outline.map((point, at) => ({ x: point.x / PER_INCH, y: point.y / PER_INCH, moveTo: at === 0 })),
    { close: true as const },
  ])
  slide.addShape(OUTLINE, {
    ...place,
    points,
    fill: { color: fill.color.slice(1), transparency },
    ...(stroke && stroke.width > 0
      ? {
          line: {
            color: stroke.color.slice(1),
            width: stroke.width * POINTS,
            dashType: stroke.dash.length > 0 ? ('dash' as const) : ('solid' as const),
            transparency,
          },
        }
      : {}),
  })
}

/** Returns an image of the part as a data URL without its scheme. */
async function imageOf(part: Extract<SlidePart, { kind: 'picture' }>, pictures: Pictures): Promise<string> {
  const { width, height } = part.box
  const canvas = newCanvas(Math.max(1, Math.ceil(width * SCALE)), Math.max(1, Math.ceil(height * SCALE)))
  for (const item of part.items) {
    const box = { x: -part.from.x, y: -part.from.y, width, height }
    const group = { kind: 'group' as const, layerId: '', box, rotation: 0, opacity: part.opacity, items: [item] }
    paint(canvas.context, { ...group, link: '', alt: '', role: 'artifact' }, pictures, SCALE)
  }
  const blob = await canvas.toBlob('image/png')
  return `image/png;base64,${base64Of(new Uint8Array(await blob.arrayBuffer()))}`
}

/** Converts an angle to 0 to 360 degrees, as presentations use. */
function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}
