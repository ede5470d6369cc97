import { drawAround, drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { drawLayers } from '@postwright/core/scene/drawing/draw-layers'
import { layersInFormat } from '@postwright/core/scene/commands/placed-slide'
import { FORMATS, type Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { stripOf } from '@postwright/core/scene/strip'
import { fontsInDrawings } from '@/decks/drawing/fonts-in-drawings.ts'
import { loadImages } from '@/decks/drawing/images.ts'
import { paint } from '@/decks/drawing/paint.ts'
import { loadFonts } from '@/decks/fonts/load-fonts.ts'
import { createMeasureText, estimateText } from '@/decks/fonts/measure-text.ts'
import { imagesInScene } from '@/decks/export/images-in-scene.ts'
import { requestOf } from '@/decks/export/export-request.ts'
import { runExport } from '@/decks/export/run-export.ts'

/** Largest difference of a colour value, of 255, anywhere and at the seams, and share of values that differ. */
export type SeamDifference = { most: number; mostAtSeams: number; differing: number }

declare global {
  interface Window {
    seamDifference: (scene: Scene, format: Format) => Promise<SeamDifference>
  }
}

/** Pixels on each side of a seam, where a shift or a gap of one pixel shows. */
const BESIDE = 4

/** An image with edges everywhere. */
async function photo(): Promise<Blob> {
  const canvas = new OffscreenCanvas(1600, 600)
  const context = canvas.getContext('2d')
  for (let at = 0; at < 400; at += 1) {
    if (context) context.fillStyle = `hsl(${(at * 37) % 360} 60% ${20 + (at % 60)}%)`
    context?.fillRect((at * 211) % 1600, (at * 97) % 600, 140, 80)
  }
  return canvas.convertToBlob({ type: 'image/png' })
}

const source = () => photo()

function canvasOf(width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas.')
  return context
}

/** Draws the exported files side by side. */
async function joinedFiles(scene: Scene, format: Format) {
  const slideIds = stripOf(scene).map(({ id }) => id)
  const choices = { kind: { type: 'png', scale: 1 } as const, formats: [format], slideIds, isZipped: false }
  const request = await requestOf(scene, choices, { source, slideTitle: String, createdAt: 0 })
  const { files } = await runExport(request, { onProgress: () => {}, signal: new AbortController().signal })
  const { width, height } = FORMATS[format]
  const context = canvasOf(width * files.length, height)
  for (const [at, { blob }] of files.entries()) context.drawImage(await createImageBitmap(blob), at * width, 0)
  return context
}

/** Draws the whole strip on one canvas. Layers that continue are painted once, across the seams; the others are clipped to their slide. */
async function wholeStrip(scene: Scene, format: Format) {
  const { width, height } = FORMATS[format]
  const slides = stripOf(scene)
  const drawings = slides.map(({ id }) => drawSlide(scene, id, format, estimateText))
  const { fonts, text } = fontsInDrawings(drawings)
  await loadFonts(fonts, text)
  const measure = createMeasureText()
  const context = canvasOf(width * slides.length, height)
  const pictures = await loadImages(
    source,
    imagesInScene(
      scene,
      slides.map(({ id }) => id),
      [format],
    ),
  )
  const onSlide = (at: number, isCut: boolean, work: () => void) => {
    context.save()
    context.translate(at * width, 0)
    context.beginPath()
    if (isCut) context.rect(0, 0, width, height)
    if (isCut) context.clip()
    work()
    context.restore()
  }
  for (const [at, slide] of slides.entries()) {
    const alone = { ...scene, slides: scene.slides.filter(({ id, kind }) => id === slide.id || kind === 'common') }
    const { below } = drawAround(alone, slide, format, measure)
    onSlide(at, true, () => below.forEach((group) => paint(context, group, pictures)))
  }
  for (const [at, slide] of slides.entries()) {
    const layers = layersInFormat(scene, slide, format)
    const page = { number: at + 1, count: slides.length }
    const drawn = drawLayers(layers, { width, height }, { theme: scene.deck.theme, measure, page, headingId: '' })
    for (const group of drawn) {
      const layer = layers.find(({ id }) => id === group.layerId)
      const continues = layer !== undefined && layer.type !== 'group' && layer.continues === true
      onSlide(at, !continues, () => paint(context, group, pictures))
    }
  }
  return context
}

window.seamDifference = async (scene, format) => {
  const [files, strip] = [await joinedFiles(scene, format), await wholeStrip(scene, format)]
  const { width, height } = files.canvas
  const [ours, one] = [files, strip].map((context) => context.getImageData(0, 0, width, height).data)
  const slideWidth = FORMATS[format].width
  let [most, mostAtSeams, differing] = [0, 0, 0]
  for (const [at, value] of ours?.entries() ?? []) {
    const by = Math.abs(value - (one?.[at] ?? 0))
    most = Math.max(most, by)
    if (by > 0) differing += 1
    const x = Math.floor(at / 4) % width
    const fromSeam = Math.abs(x - slideWidth * Math.round(x / slideWidth))
    if (fromSeam <= BESIDE) mostAtSeams = Math.max(mostAtSeams, by)
  }
  return { most, mostAtSeams, differing: differing / (width * height * 4) }
}
