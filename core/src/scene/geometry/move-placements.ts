import type { PlacedLayer } from '../layer.ts'
import type { Placements } from './placement.ts'
import { validBox } from './valid-box.ts'

/** Where layers are once they have been moved by `dx` and `dy`, in pixels of the slide. */
export function movePlacements(layers: readonly PlacedLayer[], dx: number, dy: number): Placements {
  return new Map(layers.map(({ id, box }) => [id, { box: validBox({ ...box, x: box.x + dx, y: box.y + dy }) }]))
}
