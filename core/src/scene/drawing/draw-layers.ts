import type { DrawGroup, DrawItem } from '../draw-node.ts'
import { type Size, FORMATS, type Format } from '../format.ts'
import type { Layer, PlacedLayer } from '../layer.ts'
import { type DrawContext, pageOf, partGroup } from './draw-context.ts'
import { kindOf } from '../kinds/kinds.ts'
import { drawEffects } from './paint.ts'
import type { MeasureText } from '../measure-text.ts'
import type { Scene } from '../scene.ts'
import { continuedOn, type ContinuedLayers } from '../strip.ts'

/**
 * Draws layers in painting order: each group at its position among its siblings, with its contents. Hidden layers are left out, with all their
 * contents. Groups cover the whole slide, because their layers are positioned relative to it.
 * @param draw draws one layer; a screen passes a function that reuses earlier results
 */
export function drawLayers(
  layers: readonly Layer[],
  size: Size,
  context: DrawContext,
  draw = (layer: PlacedLayer) => drawLayer(layer, context),
): DrawGroup[] {
  const membersOf = (groupId: string): DrawGroup[] =>
    layers.flatMap((layer) => {
      if (layer.groupId !== groupId || layer.isHidden) return []
      if (layer.type !== 'group') return [draw(layer)]
      const items = membersOf(layer.id)
      return items.length === 0 ? [] : [groupOf(layer, size, items)]
    })
  return membersOf('')
}

function groupOf({ id, opacity, link, alt }: Layer, size: Size, items: readonly DrawGroup[]): DrawGroup {
  const box = { x: 0, y: 0, ...size }
  const role = alt === '' ? 'artifact' : 'figure'
  return { kind: 'group', layerId: id, box, rotation: 0, opacity, items, link, alt, role }
}

/** Draws one layer at its position on the slide. Does not check whether the layer is hidden. */
export function drawLayer(layer: PlacedLayer, context: DrawContext): DrawGroup {
  const { id, box, rotation, opacity, link } = layer
  const kind = kindOf(layer)
  const items = kind.draw(layer, context)
  const effects = drawEffects(layer, context.theme)
  // A layer that continues over several slides is drawn the same way on all of them.
  const data = context.hasData && !layer.continues ? (kind.data?.(layer, context) ?? null) : null
  const grid = kind.grid?.(layer) ?? null
  const role = kind.role(layer, context.headingId)
  return {
    kind: 'group',
    layerId: id,
    box,
    rotation,
    opacity,
    items,
    ...(data && { data }),
    ...(grid && { grid }),
    link,
    ...effects,
    ...role,
  }
}

/**
 * Draws the layers of other slides that continue on a slide. On a strip the layers of a slide are above those of earlier slides, on every slide, so
 * that both sides of a seam show the same.
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

/** Returns the same drawing as an artifact without layer ids, alt texts and grids, because a layer is read aloud only on its own slide. */
function silent(group: DrawGroup): DrawGroup {
  const items = group.items.map((item): DrawItem => (item.kind === 'group' ? silent(item) : item))
  const { grid: _grid, ...drawn } = group
  return { ...drawn, items, layerId: '', role: 'artifact', alt: '' }
}
