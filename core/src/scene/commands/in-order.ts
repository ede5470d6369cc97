import { paintingOrder } from '../geometry/painting-order.ts'
import type { Layer } from '../layer.ts'

/** Layers with those of one group in the given order, sorted so that list and painting say the same. */
export function inOrder(layers: readonly Layer[], siblings: readonly Layer[]): Layer[] {
  const meant = new Set(siblings.map(({ id }) => id))
  return paintingOrder([...layers.filter(({ id }) => !meant.has(id)), ...siblings])
}
