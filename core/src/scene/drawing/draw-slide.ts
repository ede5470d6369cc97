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
 * Draws a slide in a format, from bottom to top: its background, the layers of the common slides, layers that continue from earlier slides, its own
 * layers, and layers that continue from later slides. Empty if the slide does not exist.
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

/** Draws everything below and above a slide's own layers; the result does not depend on those layers. */
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

/** Returns the background of a slide; a slide without its own uses that of the first common slide. */
function backgroundOf(scene: Scene, slide: SceneSlide): Background {
  const { fill, mediaId } = slide.background
  if (fill.kind !== 'none' || mediaId !== null || slide.kind === 'common') return slide.background
  return scene.slides.find(({ kind, isHidden }) => kind === 'common' && !isHidden)?.background ?? slide.background
}

/** Draws the background: a fill, and an image over it that may be transparent. */
function drawBackground({ fill, mediaId, opacity, focus }: Background, size: Size, theme: Theme): DrawGroup {
  const { width, height } = size
  const box = { x: 0, y: 0, width, height }
  const area = fill.kind === 'none' ? [] : [pathItem(rectanglePath(size), box, drawFill(fill, theme))]
  if (mediaId === null) return partGroup(box, area)
  const picture: DrawItem = { kind: 'image', mediaId, focus, zoom: 1, box, clip: null, isFlipped: false }
  return partGroup(box, [...area, partGroup(box, [picture], opacity)])
}

/** Draws the layers of a deck's common slides, which are shown behind the layers of all other slides, without layer ids. */
function drawRepeated(scene: Scene, format: Format, context: DrawContext): DrawGroup[] {
  const size = FORMATS[format]
  return scene.slides
    .filter(({ kind, isHidden }) => kind === 'common' && !isHidden)
    .map((slide) => {
      const items = drawLayers(layersInFormat(scene, slide, format), size, { ...context, headingId: '' })
      return partGroup({ x: 0, y: 0, ...size }, items)
    })
}

/** Returns the id of the largest visible text, which is used as the slide's heading; empty if it has none. */
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
