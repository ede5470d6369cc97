import type { DrawGroup, SlideDrawing, DrawItem } from '../draw-node.ts'
import { FORMATS, type Format, type Size } from '../format.ts'
import type { MeasureText } from '../measure-text.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import type { Background } from '../slide.ts'
import { type DrawContext, pageOf, partGroup } from './draw-context.ts'
import { drawLayers, drawContinued } from './draw-layers.ts'
import { layersInFormat } from '../commands/placed-slide.ts'
import type { Theme } from '../theme.ts'
import { drawFill } from './paint.ts'
import { pathItem } from './paths.ts'
import { rectanglePath } from './shapes/shape-outlines.ts'
import type { Layer } from '../layer.ts'

/**
 * A slide as it looks in a format: its background, what the common slides add, and its layers between what the slides before and
 * after it continue on it. Empty when it is gone.
 */
export function drawSlide(
  scene: Scene,
  slideId: string,
  format: Format,
  measure: MeasureText,
  { hasData = false }: Pick<DrawContext, 'hasData'> = {},
): SlideDrawing {
  const { width, height } = FORMATS[format]
  const slide = scene.slides.find(({ id }) => id === slideId)
  if (!slide) return { width, height, items: [] }
  const layers = layersInFormat(scene, slide, format)
  const { theme } = scene.deck
  const context = { theme, measure, page: pageOf(scene, slideId), headingId: headingOf(layers), hasData }
  const { below, above } = drawAround(scene, slide, format, measure)
  return { width, height, items: [...below, ...drawLayers(layers, { width, height }, context), ...above] }
}

/** What is drawn below and above the own layers of a slide; it is the same whatever those are. */
export function drawAround(
  scene: Scene,
  slide: SceneSlide,
  format: Format,
  measure: MeasureText,
): { below: DrawGroup[]; above: DrawGroup[] } {
  const { theme } = scene.deck
  const context = { theme, measure, page: pageOf(scene, slide.id), headingId: '' }
  const common = slide.kind === 'common' ? [] : drawRepeated(scene, format, context)
  const background = drawBackground(backgroundOf(scene, slide), FORMATS[format], theme)
  const { before, after } = drawContinued(scene, slide.id, format, measure)
  return { below: [background, ...common, ...before], above: after }
}

/** A slide without a background of its own takes that of the first common slide. */
function backgroundOf(scene: Scene, slide: SceneSlide): Background {
  const { fill, mediaId } = slide.background
  if (fill.kind !== 'none' || mediaId !== null || slide.kind === 'common') return slide.background
  return scene.slides.find(({ kind, isHidden }) => kind === 'common' && !isHidden)?.background ?? slide.background
}

/** What lies behind all layers: a fill, and a picture over it that may let it through. */
function drawBackground({ fill, mediaId, opacity, focus }: Background, size: Size, theme: Theme): DrawGroup {
  const { width, height } = size
  const box = { x: 0, y: 0, width, height }
  const area = fill.kind === 'none' ? [] : [pathItem(rectanglePath(size), box, drawFill(fill, theme))]
  if (mediaId === null) return partGroup(box, area)
  const picture: DrawItem = { kind: 'image', mediaId, focus, zoom: 1, box, clip: null, isFlipped: false }
  return partGroup(box, [...area, partGroup(box, [picture], opacity)])
}

/** What the common slides of a deck put behind the layers of all others; their parts belong to no layer of those. */
function drawRepeated(scene: Scene, format: Format, context: DrawContext): DrawGroup[] {
  const size = FORMATS[format]
  return scene.slides
    .filter(({ kind, isHidden }) => kind === 'common' && !isHidden)
    .map((slide) => {
      const items = drawLayers(layersInFormat(scene, slide, format), size, { ...context, headingId: '' })
      return partGroup({ x: 0, y: 0, ...size }, items)
    })
}

/** The id of the largest text that is shown, which says what a slide is about; empty when it has none. */
export function headingOf(layers: readonly Layer[]): string {
  let heading = { id: '', size: 0 }
  for (const layer of layers) {
    if (layer.type !== 'text' || layer.isHidden) continue
    const runs = layer.paragraphs.flatMap((paragraph) => paragraph.runs).filter(({ text }) => text.trim() !== '')
    const size = layer.style.size * Math.max(0, ...runs.map(({ scale }) => scale ?? 1))
    if (size > heading.size) heading = { id: layer.id, size }
  }
  return heading.id
}
