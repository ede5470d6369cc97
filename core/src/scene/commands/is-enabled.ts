import { layerTree } from '../geometry/layer-tree.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { differingLayers } from './differing-layers.ts'
import { freeMembers } from './free-members.ts'
import { freeTops } from './free-tops.ts'
import { layersInFormat } from './layers-in-format.ts'
import type { SceneCommand } from './scene-command.ts'

/** Whether what a command needs is chosen. */
export function isEnabled({ needs }: Pick<SceneCommand, 'needs'>, scene: Scene, target: Target): boolean {
  const slide = scene.slides.find(({ id }) => id === target.slideId)
  if (!slide) return false
  const tops = () => freeTops(slide.layers, target.layerIds)
  switch (needs) {
    case 'slide':
      return true
    case 'layer':
      return tops().length > 0
    case 'twoLayers':
      return tops().length > 1
    case 'threeLayers':
      return tops().length > 2
    case 'group':
      return tops().some(({ type }) => type === 'group')
    case 'text':
      return freeMembers(slide.layers, target.layerIds).some((layer) => 'style' in layer)
    case 'lockedLayer':
      return target.layerIds.some((id) => layerTree(slide.layers).get(id)?.isLocked)
    case 'hiddenLayer':
    case 'shownLayer': {
      const shown = layerTree(layersInFormat(scene, slide, target.format))
      return target.layerIds.some((id) => shown.get(id)?.isHidden === (needs === 'hiddenLayer'))
    }
    case 'override':
      return target.format !== scene.deck.format && differingLayers(slide, target.format).size > 0
  }
}
