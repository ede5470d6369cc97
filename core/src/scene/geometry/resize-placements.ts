import { boundsOf } from './bounds.ts'
import type { PlacedLayer } from '../layer.ts'
import { type Placements, scaleInto, textSizeOf, validBox } from './placements.ts'
import { resizeBox, type Pull } from './resize-box.ts'

/** `scalesText`: letters become larger and smaller with their box. */
export type Resize = Pull & { scalesText: boolean }

/** Layers after a pull at a handle: one by its own, turned box, several together by their bounds. */
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
