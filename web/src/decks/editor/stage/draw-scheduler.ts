import type { Layer } from 'konva/lib/Layer'

/**
 * Draws a canvas once in the next frame, however often a draw is requested. Konva's own method also draws a second canvas for hit detection, which
 * the stage does not use.
 */
export function createDrawScheduler(canvas: Layer): () => void {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      canvas.drawScene()
    })
  }
}
