import { zoomedAt } from '../camera.ts'
import type { Editor } from '../editor.ts'
import type { Press } from '../gestures/gesture.ts'

/** Two fingers: nearer, further away and aside at once. */
export function pinchCamera({ view }: Editor, fingers: readonly Press[]): (fingers: readonly Press[]) => void {
  const { camera } = view.getState()
  const begin = spanOf(fingers)
  return (now) => {
    const span = spanOf(now)
    const nearer = zoomedAt(camera, begin, camera.zoom * (span.length / Math.max(1, begin.length)))
    const moved = { ...nearer, x: nearer.x + span.x - begin.x, y: nearer.y + span.y - begin.y }
    view.set({ camera: moved, isFitted: false })
  }
}

function spanOf([a, b]: readonly Press[]) {
  const [one, other] = [a?.onStage ?? { x: 0, y: 0 }, b?.onStage ?? { x: 0, y: 0 }]
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    length: Math.hypot(one.x - other.x, one.y - other.y),
  }
}
