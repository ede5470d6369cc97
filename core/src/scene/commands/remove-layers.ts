import type { Change } from '../change.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { slideChange } from './slide-change.ts'
import { withLayers } from './with-layers.ts'

/** Removes layers with what is in them. What is locked stays, and with it the groups that it is in. */
export function removeLayers(scene: Scene, target: Target, command = 'removeLayers'): Change | null {
  return slideChange(command, scene, target.slideId, (slide) => {
    const tree = layerTree(slide.layers)
    const branches = new Set(target.layerIds.flatMap((id) => tree.branchOf(id)))
    const stays = [...branches].filter(({ id }) => tree.isLocked(id))
    const holders = new Set(stays.flatMap(({ id }) => tree.groupsOf(id)).map(({ id }) => id))
    const isGone = (id: string) => !tree.isLocked(id) && !holders.has(id)
    const layers = slide.layers.filter((layer) => !branches.has(layer) || !isGone(layer.id))
    return layers.length === slide.layers.length ? slide : withLayers(slide, layers)
  })
}
