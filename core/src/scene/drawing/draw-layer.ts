import type { DrawGroup } from '../draw-node.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { PlacedLayer } from '../layer.ts'
import type { DrawContext } from './draw-context.ts'
import { drawEffects } from './draw-effects.ts'

/** One layer as it is drawn, at its place in the slide. Whether it is hidden is not asked here. */
export function drawLayer(layer: PlacedLayer, context: DrawContext): DrawGroup {
  const { id, box, rotation, opacity, link } = layer
  const kind = kindOf(layer)
  const items = kind.draw(layer, context)
  const effects = drawEffects(layer, context.theme)
  // What goes on over several slides is drawn alike on all of them.
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
