import type { Layer } from '../layer.ts'
import type { SceneSlide } from '../scene.ts'

const known = new WeakMap<Layer, number>()

/** How long a slide is as JSON. Layers are measured once, because most of them stay the same from change to change. */
export function slideLength({ id: _id, layers, ...rest }: SceneSlide): number {
  const commas = Math.max(0, layers.length - 1)
  return layers.reduce(
    (sum, layer) => sum + layerLength(layer),
    JSON.stringify({ ...rest, layers: [] }).length + commas,
  )
}

function layerLength(layer: Layer): number {
  const length = known.get(layer) ?? JSON.stringify(layer).length
  known.set(layer, length)
  return length
}
