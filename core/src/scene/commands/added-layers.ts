import type { Format } from '../format.ts'
import type { Placements } from '../geometry/placement.ts'
import type { Layer } from '../layer.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { placedSlide } from './placed-slide.ts'

/**
 * A slide with more layers on top, placed as they are in a format. Seen in another format than the deck's own they stand
 * there where they were put, and elsewhere where reflow puts them.
 */
export function addedLayers(scene: Scene, slide: SceneSlide, format: Format, layers: readonly Layer[]): SceneSlide {
  const alone = { ...slide, layers: [...layers], overrides: [] }
  const own = reflowSlide(alone, format, scene.deck.format)
  const added = { ...slide, layers: [...slide.layers, ...own] }
  return format === scene.deck.format ? added : placedSlide(scene, added, format, placesOf(layers))
}

function placesOf(layers: readonly Layer[]): Placements {
  return new Map(
    layers.filter((layer) => layer.type !== 'group').map(({ id, box, rotation }) => [id, { box, rotation }]),
  )
}
