import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import { sceneChange } from './scene-change.ts'

/** Lets a deck follow a brand kit; empty: none. Its colours and fonts stay as they are. */
export function setBrandKit(scene: Scene, { brandKitId }: { brandKitId: string }): Change | null {
  return sceneChange('setBrandKit', scene, { ...scene, deck: { ...scene.deck, brandKitId } })
}
