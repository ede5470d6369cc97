import type { Format } from '../format.ts'
import type { FormatOverride } from '../slide.ts'
import type { Change } from '../change.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import type { Target } from '../target.ts'
import { slideChange } from './scene-change.ts'

export type OverrideFields = Partial<Omit<FormatOverride, 'format' | 'layerId'>>

/** Returns overrides of a slide with new fields for some layers in one format. Empty overrides are removed. */
export function setOverrides(
  overrides: readonly FormatOverride[],
  format: Format,
  fields: ReadonlyMap<string, OverrideFields>,
): FormatOverride[] {
  const isMeant = (override: FormatOverride) => override.format === format && fields.has(override.layerId)
  const merged = overrides.map((override) =>
    isMeant(override) ? { ...override, ...fields.get(override.layerId) } : override,
  )
  const known = new Set(overrides.filter(isMeant).map(({ layerId }) => layerId))
  const added = [...fields].flatMap(([layerId, own]) =>
    known.has(layerId) ? [] : [{ format, layerId, box: null, rotation: null, size: null, isHidden: null, ...own }],
  )
  return [...merged, ...added].filter(
    ({ box, rotation, size, isHidden }) => box !== null || rotation !== null || size !== null || isHidden !== null,
  )
}

/** Removes overrides of layers in the visible format, so that they follow the deck's own format again; without layers, those of the whole slide. */
export function resetOverride(scene: Scene, target: Target): Change | null {
  return slideChange('resetOverride', scene, target.slideId, (slide) => {
    const tree = layerTree(slide.layers)
    const meant = new Set(target.layerIds.flatMap((id) => tree.branchOf(id)).map(({ id }) => id))
    const isMeant = (layerId: string) => target.layerIds.length === 0 || meant.has(layerId)
    const overrides = slide.overrides.filter(({ format, layerId }) => format !== target.format || !isMeant(layerId))
    return overrides.length === slide.overrides.length ? slide : { ...slide, overrides }
  })
}

/** Returns the ids of the layers that have an override in one format, set manually or kept when the deck's format changed. */
export function differingLayers({ overrides }: Pick<SceneSlide, 'overrides'>, format: Format): Set<string> {
  return new Set(overrides.filter((override) => override.format === format).map(({ layerId }) => layerId))
}
