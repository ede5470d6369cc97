import { FORMATS, type Format } from '../format.ts'
import type { Layer } from '../layer.ts'
import type { SceneSlide } from '../scene.ts'
import { formatScale } from './format-scale.ts'
import { overriddenLayers } from './overridden-layers.ts'
import { placeUnits } from './place-units.ts'
import { unitsOf } from './unit.ts'

/**
 * The layers of a slide as they stand in another format than the one they are placed in. Each layer, and each outermost group
 * as one, keeps its distances to the edges it is pinned to; what would leave the slide or get in another one's way is pulled
 * in; what a person has placed there by hand comes last.
 */
export function reflowSlide(slide: Pick<SceneSlide, 'layers' | 'overrides'>, from: Format, to: Format): Layer[] {
  if (from === to) return slide.layers
  const move = { from: FORMATS[from], to: FORMATS[to], scale: formatScale(from, to) }
  const placed = new Map(
    placeUnits(unitsOf(slide.layers, move.from), move)
      .flat()
      .map((layer): [string, Layer] => [layer.id, layer]),
  )
  return overriddenLayers(
    slide.layers.map((layer) => placed.get(layer.id) ?? layer),
    slide.overrides,
    to,
  )
}
