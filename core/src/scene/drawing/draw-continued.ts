import type { DrawGroup, DrawItem } from '../draw-node.ts'
import { FORMATS, type Format } from '../format.ts'
import type { MeasureText } from '../measure-text.ts'
import type { Scene } from '../scene.ts'
import { continuedOn, type ContinuedLayers } from '../strip.ts'
import { drawLayers } from './draw-layers.ts'
import { pageOf } from './page-of.ts'
import { partGroup } from './part-group.ts'

/**
 * What other slides continue on a slide. On a strip the layers of a slide lie above those of the slides before it, on every slide
 * alike: so both sides of a seam show the same.
 */
export function drawContinued(
  scene: Scene,
  slideId: string,
  format: Format,
  measure: MeasureText,
): { before: DrawGroup[]; after: DrawGroup[] } {
  const size = FORMATS[format]
  const draw = ({ slide, steps, layers }: ContinuedLayers): DrawGroup => {
    const context = { theme: scene.deck.theme, measure, page: pageOf(scene, slide.id), headingId: '' }
    return partGroup({ x: steps * size.width, y: 0, ...size }, drawLayers(layers, size, context).map(silent))
  }
  const continued = continuedOn(scene, slideId, format)
  return {
    before: continued.filter(({ steps }) => steps < 0).map(draw),
    after: continued.filter(({ steps }) => steps > 0).map(draw),
  }
}

/** The same picture of a layer that is read aloud, and belongs, on its own slide only. */
function silent(group: DrawGroup): DrawGroup {
  const items = group.items.map((item): DrawItem => (item.kind === 'group' ? silent(item) : item))
  const { grid: _grid, ...drawn } = group
  return { ...drawn, items, layerId: '', role: 'artifact', alt: '' }
}
