import type { Format } from '../format.ts'
import type { SceneSlide } from '../scene.ts'

/** The layers that a person has placed, sized or hidden by hand in one format. */
export function differingLayers({ overrides }: Pick<SceneSlide, 'overrides'>, format: Format): Set<string> {
  return new Set(overrides.filter((override) => override.format === format).map(({ layerId }) => layerId))
}
