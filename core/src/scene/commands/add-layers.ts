import type { Change } from '../change.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import type { Layer } from '../layer.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { slideDraftSchema } from '../slide.ts'
import type { Target } from '../target.ts'
import { slideChange } from './slide-change.ts'
import type { Format } from '../format.ts'
import type { Placements } from '../geometry/placement.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'
import { placedSlide } from './placed-slide.ts'

/**
 * Puts layers on top of a slide, placed in the format that is seen. Their ids have to be free, and their groups among them or
 * on the slide.
 */
export function addLayers(
  scene: Scene,
  target: Target,
  { layers, command = 'addLayer' }: { layers: readonly Layer[]; command?: string },
): Change | null {
  return slideChange(command, scene, target.slideId, (slide) => {
    const tree = layerTree(slide.layers)
    if (layers.length === 0 || layers.some(({ id }) => tree.get(id))) return slide
    const { id, ...draft } = addedLayers(scene, slide, target.format, layers)
    const next = slideDraftSchema.safeParse(draft)
    return next.success ? { ...next.data, id } : slide
  })
}

/**
 * A slide with more layers on top, placed as they are in a format. Seen in another format than the deck's own they stand
 * there where they were put, and elsewhere where reflow puts them.
 */
function addedLayers(scene: Scene, slide: SceneSlide, format: Format, layers: readonly Layer[]): SceneSlide {
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
