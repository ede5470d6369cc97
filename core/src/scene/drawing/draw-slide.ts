import type { SlideDrawing } from '../draw-node.ts'
import { FORMATS, type Format } from '../format.ts'
import type { MeasureText } from '../measure-text.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import type { Background } from '../slide.ts'
import { drawBackground } from './draw-background.ts'
import { drawRepeated } from './draw-repeated.ts'
import { drawLayers } from './draw-layers.ts'
import { headingOf } from './heading-of.ts'
import { layersInFormat } from '../commands/layers-in-format.ts'
import { pageOf } from './page-of.ts'

/** A slide as it looks in a format: its background, what the common slides add, and its layers. Empty when it is gone. */
export function drawSlide(scene: Scene, slideId: string, format: Format, measure: MeasureText): SlideDrawing {
  const { width, height } = FORMATS[format]
  const slide = scene.slides.find(({ id }) => id === slideId)
  if (!slide) return { width, height, items: [] }
  const layers = layersInFormat(scene, slide, format)
  const { theme } = scene.deck
  const context = { theme, measure, page: pageOf(scene, slideId), headingId: headingOf(layers) }
  const common = slide.kind === 'common' ? [] : drawRepeated(scene, format, context)
  const background = drawBackground(backgroundOf(scene, slide), { width, height }, theme)
  return { width, height, items: [background, ...common, ...drawLayers(layers, { width, height }, context)] }
}

/** A slide without a background of its own takes that of the first common slide. */
function backgroundOf(scene: Scene, slide: SceneSlide): Background {
  const { fill, mediaId } = slide.background
  if (fill.kind !== 'none' || mediaId !== null || slide.kind === 'common') return slide.background
  return scene.slides.find(({ kind, isHidden }) => kind === 'common' && !isHidden)?.background ?? slide.background
}
