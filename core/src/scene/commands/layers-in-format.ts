import type { Format } from '../format.ts'
import type { Layer } from '../layer.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'
import type { Scene, SceneSlide } from '../scene.ts'

const known = new WeakMap<SceneSlide, Map<string, readonly Layer[]>>()

/** The layers of a slide as they stand in a format; the same slide is placed once. */
export function layersInFormat(scene: Scene, slide: SceneSlide, format: Format): readonly Layer[] {
  if (format === scene.deck.format) return slide.layers
  const formats = known.get(slide) ?? new Map<string, readonly Layer[]>()
  known.set(slide, formats)
  const key = `${scene.deck.format} ${format}`
  const layers = formats.get(key) ?? reflowSlide(slide, scene.deck.format, format)
  formats.set(key, layers)
  return layers
}
