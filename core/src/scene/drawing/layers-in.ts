import type { Format } from '../format.ts'
import type { Layer } from '../layer.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'
import type { Scene, SceneSlide } from '../scene.ts'

/** The layers of a slide as they stand in a format. */
export function layersIn({ deck }: Scene, slide: SceneSlide, format: Format): readonly Layer[] {
  return reflowSlide(slide, deck.format, format)
}
