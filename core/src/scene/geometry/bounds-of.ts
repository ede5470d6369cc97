import type { Box } from '../box.ts'
import type { Layer } from '../layer.ts'
import { cornersOf } from './corners-of.ts'

/** The smallest upright box around layers as they are turned; null when none of them has a place. */
export function boundsOf(layers: readonly Layer[]): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const layer of layers) {
    if (layer.type === 'group') continue
    for (const { x, y } of cornersOf(layer.box, layer.rotation)) {
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
  }
  return left === Infinity ? null : { x: left, y: top, width: right - left, height: bottom - top }
}
