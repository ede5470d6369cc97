import { validBox } from '../geometry/valid-box.ts'
import type { Layer } from '../layer.ts'

/** A layer some pixels further; a group has no place of its own. */
export function shiftedLayer(layer: Layer, dx: number, dy: number): Layer {
  if (layer.type === 'group') return layer
  return { ...layer, box: validBox({ ...layer.box, x: layer.box.x + dx, y: layer.box.y + dy }) }
}
