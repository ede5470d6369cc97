import type { Layer } from '../layer.ts'

/** The size of a layer's text in pixels; null when it has none. */
export function textSizeOf(layer: Layer): number | null {
  return 'style' in layer ? layer.style.size : null
}
