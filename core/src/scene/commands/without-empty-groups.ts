import type { Layer } from '../layer.ts'

/** Layers without groups that hold nothing any more, and without those that only held such groups. */
export function withoutEmptyGroups(layers: readonly Layer[]): readonly Layer[] {
  const named = new Set(layers.map(({ groupId }) => groupId))
  const kept = layers.filter(({ type, id }) => type !== 'group' || named.has(id))
  return kept.length === layers.length ? layers : withoutEmptyGroups(kept)
}
