import type { DrawGroup, DrawItem } from '../draw-node.ts'
import type { PlacedLayer } from '../layer.ts'
import { resolveColor } from '../theme.ts'
import { drawAvatar } from './draw-avatar.ts'
import type { DrawContext } from './draw-context.ts'
import { drawEffects } from './draw-effects.ts'
import { drawFill } from './draw-fill.ts'
import { drawImage } from './draw-image.ts'
import { drawLine } from './draw-line.ts'
import { drawPageNumber } from './draw-page-number.ts'
import { drawQr } from './draw-qr.ts'
import { drawStroke } from './draw-stroke.ts'
import { drawText } from './draw-text.ts'
import { iconItems } from './icon-items.ts'
import { layerRole } from './layer-role.ts'
import { pathItem } from './path-item.ts'
import { shapePath } from './shapes/shape-path.ts'

/** One layer as it is drawn, at its place in the slide. Whether it is hidden is not asked here. */
export function drawLayer(layer: PlacedLayer, context: DrawContext): DrawGroup {
  const { id, box, rotation, opacity, link } = layer
  const items = itemsOf(layer, context)
  const effects = drawEffects(layer, context.theme)
  const role = layerRole(layer, context.headingId)
  return { kind: 'group', layerId: id, box, rotation, opacity, items, link, ...effects, ...role }
}

function itemsOf(layer: PlacedLayer, context: DrawContext): DrawItem[] {
  const { theme } = context
  const { width, height } = layer.box
  const frame = { x: 0, y: 0, width, height }
  switch (layer.type) {
    case 'text':
      return drawText(layer, context)
    case 'image':
      return drawImage(layer, context)
    case 'shape': {
      const outline = shapePath(layer.shape, layer.box, layer.radius)
      return [pathItem(outline, frame, drawFill(layer.fill, theme), drawStroke(layer.stroke, theme))]
    }
    case 'line':
      return drawLine(layer, context)
    case 'icon':
      return iconItems(layer.icon, frame, resolveColor(theme, layer.color), layer.strokeWidth)
    case 'qr':
      return drawQr(layer, context)
    case 'pageNumber':
      return drawPageNumber(layer, context)
    case 'avatar':
      return drawAvatar(layer, context)
  }
}
