import type { Gesture, Press } from './gesture.ts'
import type { GestureContext } from './gesture-context.ts'

export function panCamera({ editor: { view } }: Pick<GestureContext, 'editor'>, from: Press): Gesture {
  const before = view.getState()
  return {
    move({ onStage }) {
      const { camera } = before
      const x = camera.x + onStage.x - from.onStage.x
      const y = camera.y + onStage.y - from.onStage.y
      view.set({ camera: { ...camera, x, y }, isFitted: false })
    },
    end: () => undefined,
    cancel: () => view.set({ camera: before.camera, isFitted: before.isFitted }),
  }
}
