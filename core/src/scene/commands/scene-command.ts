import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import type { Random } from './new-layer-id.ts'

/** Where menus put a command. */
export type CommandGroup = 'edit' | 'order' | 'group' | 'align' | 'nudge' | 'text' | 'slide'

/** What has to be chosen before a command can do something; locked layers do not count. */
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

/** What commands need from outside. */
export type CommandContext = { random: Random; newSlideId: () => string }

/** A command without further arguments, as canvas, menus, keyboard and palette offer it. */
export type SceneCommand = {
  id: string
  group: CommandGroup
  needs: CommandNeed
  run(scene: Scene, target: Target, context: CommandContext): Change | null
}
