import { drawLayers, drawLayer } from '@postwright/core/scene/drawing/draw-layers'
import { type DrawContext, pageOf } from '@postwright/core/scene/drawing/draw-context'
import { drawAround, headingOf } from '@postwright/core/scene/drawing/draw-slide'
import type { DrawGroup } from '@postwright/core/scene/draw-node'
import { FORMATS, type Format } from '@postwright/core/scene/format'
import type { PlacedLayer } from '@postwright/core/scene/layer'
import type { MeasureText } from '@postwright/core/scene/measure-text'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import { continuedOn } from '@postwright/core/scene/strip'
import { pictureIds } from '../../drawing/pictures.ts'
import { fontsArrived } from '../../fonts/font-library.ts'
import { layersOf } from '../editor-selectors.ts'
import type { SlideArt } from './art.ts'

export type DrawnSlide = SlideArt & { mediaIds: readonly string[] }

/** What is drawn below and above the own layers of a slide. */
type Around = { below: readonly DrawGroup[]; above: readonly DrawGroup[] }

type Kept = { key: string; group: DrawGroup }

/**
 * Drawings of slides for the stage. A layer that is the same object as before is not set and drawn again, so that a change
 * costs as much as what it changes.
 */
export function createSlideArt(measure: MeasureText) {
  const layers = new WeakMap<PlacedLayer, Kept>()
  let around: { key: readonly unknown[]; groups: Around } = { key: [], groups: { below: [], above: [] } }

  function aroundOf(scene: Scene, slide: SceneSlide, format: Format): Around {
    const common = scene.slides.filter(({ kind }) => kind === 'common')
    const { number, count } = pageOf(scene, slide.id)
    const { theme } = scene.deck
    const continued = continuedOn(scene, slide.id, format).flatMap((each) => [each.slide, each.steps])
    const page = [theme, scene.deck.format, format, number, count, fontsArrived.count()]
    const key = [slide.id, slide.background, slide.kind, ...page, ...common, ...continued]
    if (key.length !== around.key.length || key.some((part, at) => part !== around.key[at]))
      around = { key, groups: drawAround(scene, slide, format, measure) }
    return around.groups
  }

  return {
    draw(scene: Scene, slideId: string, format: Format): DrawnSlide {
      const size = FORMATS[format]
      const slide = scene.slides.find(({ id }) => id === slideId)
      if (!slide) return { size, behind: [], units: [], above: [], mediaIds: [] }
      const seen = layersOf(scene, slide, format)
      const { theme } = scene.deck
      const context: DrawContext = { theme, measure, page: pageOf(scene, slideId), headingId: headingOf(seen) }
      const key = JSON.stringify([theme, context.page, fontsArrived.count()])
      const draw = (layer: PlacedLayer): DrawGroup => {
        const own = layer.id === context.headingId ? `${key} heading` : key
        const known = layers.get(layer)
        if (known?.key === own) return known.group
        const group = drawLayer(layer, context)
        layers.set(layer, { key: own, group })
        return group
      }
      const units = drawLayers(seen, size, context, draw)
      const { below, above } = aroundOf(scene, slide, format)
      return { size, behind: below, units, above, mediaIds: pictureIds({ items: [...below, ...units, ...above] }) }
    },
  }
}
