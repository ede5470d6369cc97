import { boundsOf } from './bounds.ts'
import type { PlacedLayer } from '../layer.ts'
import { type Placements, scaleInto, textSizeOf, validBox } from './placements.ts'
import { resizeBox, type Pull } from './resize-box.ts'

/** `scalesText`: text scales with its box. */
export type Resize = Pull & { scalesText: boolean }

/** Returns the placements of layers after a drag of a handle: a single layer by its own rotated box, several by their bounds. */
export function resizePlacements(layers: readonly PlacedLayer[], resize: Resize): Placements {
  const [only, another] = layers
  const bounds = boundsOf(layers)
  if (!only || !bounds) return new Map()
  if (another) {
    const to = resizeBox(bounds, 0, resize)
    return new Map(layers.map((layer) => [layer.id, scaleInto(layer, bounds, to, resize.scalesText)]))
  }
  const box = validBox(resizeBox(only.box, only.rotation, resize))
  const size = textSizeOf(only)
  if (!resize.scalesText || size === null) return new Map([[only.id, { box }]])
  const factor = Math.min(box.width / only.box.width, box.height / only.box.height)
  return new Map([[only.id, { box, size: size * factor }]])
}
