import type { Box } from '../box.ts'
import type { Size } from '../format.ts'
import { boundsOf } from '../geometry/bounds-of.ts'
import { scaleInto } from '../geometry/scale-into.ts'
import { validBox } from '../geometry/valid-box.ts'
import type { PlacedLayer } from '../layer.ts'

/** Boxes are rounded to hundredths, and so are their bounds. */
const TOLERANCE = 0.1

/**
 * Layers that were inside their slide, moved back into the one that they are placed on, and made smaller together where that
 * is not enough. What reached beyond the slide before may do so again.
 */
export function pulledIn(layers: PlacedLayer[], before: Box, from: Size, to: Size): PlacedLayer[] {
  const bounds = boundsOf(layers)
  if (!bounds || !isInside(before, from) || isInside(bounds, to)) return layers
  const factor = Math.min(1, to.width / bounds.width, to.height / bounds.height)
  const [width, height] = [bounds.width * factor, bounds.height * factor]
  const area = {
    x: Math.min(Math.max(0, bounds.x), to.width - width),
    y: Math.min(Math.max(0, bounds.y), to.height - height),
    width,
    height,
  }
  return layers.map((layer) => ({ ...layer, box: validBox(scaleInto(layer, bounds, area, false).box ?? layer.box) }))
}

/** Whether a box lies within a slide, but for what rounding leaves. */
export function isInside({ x, y, width, height }: Box, size: Size): boolean {
  return (
    x >= -TOLERANCE && y >= -TOLERANCE && x + width <= size.width + TOLERANCE && y + height <= size.height + TOLERANCE
  )
}
