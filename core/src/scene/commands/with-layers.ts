import type { Layer } from '../layer.ts'
import type { SceneSlide } from '../scene.ts'

/** A slide with other layers; groups that hold nothing any more go with what was in them, and overrides with their layers. */
export function withLayers(slide: SceneSlide, layers: readonly Layer[]): SceneSlide {
  const kept = withoutEmptyGroups(layers)
  const ids = new Set(kept.map(({ id }) => id))
  const overrides = slide.overrides.filter(({ layerId }) => ids.has(layerId))
  return { ...slide, layers: [...kept], overrides }
}

/** Layers without groups that hold nothing any more, and without those that only held such groups. */
function withoutEmptyGroups(layers: readonly Layer[]): readonly Layer[] {
  const named = new Set(layers.map(({ groupId }) => groupId))
  const kept = layers.filter(({ type, id }) => type !== 'group' || named.has(id))
  return kept.length === layers.length ? layers : withoutEmptyGroups(kept)
}
