import { layersInFormat } from '../commands/layers-in-format.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import { paintingOrder } from '../geometry/painting-order.ts'
import { topLayersOf } from '../geometry/top-layers-of.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { writeClipping } from './clipping.ts'

/** Chosen layers with what is in them, as text for the clipboard. Locked ones can be copied too; null when there are none. */
export function copyLayers(scene: Scene, target: Target): string | null {
  const slide = scene.slides.find(({ id }) => id === target.slideId)
  if (!slide) return null
  const shown = layersInFormat(scene, slide, target.format)
  const tree = layerTree(shown)
  const tops = new Set(topLayersOf(shown, target.layerIds).map(({ id }) => id))
  const branches = new Set([...tops].flatMap((id) => tree.branchOf(id)))
  const layers = paintingOrder(shown)
    .filter((layer) => branches.has(layer))
    .map((layer) => (tops.has(layer.id) ? { ...layer, groupId: '' as const } : layer))
  return layers.length > 0 ? writeClipping({ format: target.format, layers }) : null
}
