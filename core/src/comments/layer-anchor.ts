import type { LayerAnchor } from '../model/comment.ts'

/** Current slide of a layer, or the part that is missing. */
export type LayerPlace =
  | { kind: 'found'; slideId: string }
  | { kind: 'layer_removed'; slideId: string }
  | { kind: 'slide_removed' }

type Slide = { id: string; layers: readonly { id: string }[] }

/**
 * Finds the layer of a comment: on its slide, or on the only other slide that has it. Copies of a slide have layers with the same ids: a layer that
 * is missing from its slide but found on several others counts as missing.
 */
export function locateLayer(
  { slideId, anchor }: { slideId: string; anchor: LayerAnchor },
  slides: readonly Slide[],
): LayerPlace {
  const having = slides.filter(({ layers }) => layers.some(({ id }) => id === anchor.layerId))
  if (having.some(({ id }) => id === slideId)) return { kind: 'found', slideId }
  const [only, ...others] = having
  if (only && others.length === 0) return { kind: 'found', slideId: only.id }
  return slides.some(({ id }) => id === slideId) ? { kind: 'layer_removed', slideId } : { kind: 'slide_removed' }
}
