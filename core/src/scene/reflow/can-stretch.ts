import type { Size } from '../format.ts'
import { boundsOf } from '../geometry/bounds-of.ts'
import type { PlacedLayer } from '../layer.ts'

/**
 * Whether a layer may become wider without becoming higher: texts, lines and rectangles may; pictures may where the crop
 * makes up for it, that is where they run to an edge of the slide or are pinned to two edges. Everything else keeps its
 * proportions, as does what is turned by other than right angles.
 */
export function canStretch(layer: PlacedLayer, size: Size): boolean {
  if (layer.rotation % 90 !== 0) return false
  switch (layer.type) {
    case 'text':
    case 'pageNumber':
    case 'avatar':
    case 'line':
      return true
    case 'shape':
      return layer.shape === 'rectangle'
    case 'image':
      return (
        touchesEdge(layer, size) ||
        (layer.mask !== 'ellipse' && (layer.pin.horizontal === 'both' || layer.pin.vertical === 'both'))
      )
    case 'icon':
    case 'qr':
      return false
  }
}

function touchesEdge(layer: PlacedLayer, size: Size): boolean {
  const bounds = boundsOf([layer])
  if (!bounds) return false
  const { x, y, width, height } = bounds
  return x <= 0 || y <= 0 || x + width >= size.width || y + height >= size.height
}
