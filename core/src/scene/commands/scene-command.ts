import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import type { Random } from './new-layer-id.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import { differingLayers } from './overrides.ts'
import { listUnlockedMembers, listUnlockedTopLayers } from './unlocked-layers.ts'
import { layersInFormat } from './placed-slide.ts'

/** Menu section of a command. */
export type CommandGroup = 'edit' | 'order' | 'group' | 'align' | 'nudge' | 'text' | 'slide'

/** Condition under which a command is enabled. Locked layers count only for `lockedLayer`, `shownLayer` and `hiddenLayer`. */
export type CommandNeed =
  | 'slide'
  | 'layer'
  | 'lockedLayer'
  | 'shownLayer'
  | 'hiddenLayer'
  | 'twoLayers'
  | 'threeLayers'
  | 'group'
  | 'text'
  | 'override'

/** Sources of random numbers and slide ids that commands depend on. */
export type CommandContext = { random: Random; newSlideId: () => string }

/** A command without further arguments, as offered by canvas, menus, keyboard and palette. */
export type SceneCommand = {
  id: string
  group: CommandGroup
  needs: CommandNeed
  run(scene: Scene, target: Target, context: CommandContext): Change | null
}

/** Returns whether the selection satisfies a command's needs. */
export function isEnabled({ needs }: Pick<SceneCommand, 'needs'>, scene: Scene, target: Target): boolean {
  const slide = scene.slides.find(({ id }) => id === target.slideId)
  if (!slide) return false
  const tops = () => listUnlockedTopLayers(slide.layers, target.layerIds)
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
      return listUnlockedMembers(slide.layers, target.layerIds).some((layer) => 'style' in layer)
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
