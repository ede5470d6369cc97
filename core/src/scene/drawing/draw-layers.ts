import type { DrawGroup } from '../draw-node.ts'
import type { Size } from '../format.ts'
import type { Layer, PlacedLayer } from '../layer.ts'
import type { DrawContext } from './draw-context.ts'
import { drawLayer } from './draw-layer.ts'

/**
 * Layers as they are painted: each group where it stands among its neighbours, with what is in it. Hidden ones are left out,
 * with everything in them. Groups take up the whole slide, because their layers are placed in it.
 * @param draw draws one layer: a screen keeps what it has drawn before
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
