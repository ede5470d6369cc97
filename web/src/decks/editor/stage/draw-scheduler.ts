import type { Layer } from 'konva/lib/Layer'

/**
 * Draws a canvas in the next frame, however often that is asked for. Konva's own way draws a second canvas besides, by which it
 * finds what was pressed; nothing on the stage is pressed through Konva.
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
