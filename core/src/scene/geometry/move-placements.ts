import type { PlacedLayer } from '../layer.ts'
import type { Placements } from './placement.ts'
import { validBox } from './valid-box.ts'

export function movePlacements(layers: readonly PlacedLayer[], dx: number, dy: number): Placements {
  return new Map(layers.map(({ id, box }) => [id, { box: validBox({ ...box, x: box.x + dx, y: box.y + dy }) }]))
}
