import type { Format } from '../format.ts'
import type { Layer } from '../layer.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'
import type { Scene, SceneSlide } from '../scene.ts'

/** The layers of a slide as they stand in a format. */
export function layersInFormat(scene: Scene, slide: SceneSlide, format: Format): readonly Layer[] {
  return format === scene.deck.format ? slide.layers : reflowSlide(slide, scene.deck.format, format)
}
