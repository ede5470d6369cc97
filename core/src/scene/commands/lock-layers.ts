import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { setLayerFields } from './set-layer-fields.ts'

/** Locks layers against changes on the slide, or unlocks them. */
export function lockLayers(scene: Scene, target: Target, { isLocked }: { isLocked: boolean }): Change | null {
  return setLayerFields(scene, target, { fields: { isLocked }, command: isLocked ? 'lockLayers' : 'unlockLayers' })
}
