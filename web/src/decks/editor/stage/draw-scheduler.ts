import type { Layer } from 'konva/lib/Layer'

/**
 * Returns a function that requests a draw: the canvas is drawn once in the next frame, however often this is called. Konva's own method also draws a
 * second canvas for hit detection, which the stage does not use.
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
