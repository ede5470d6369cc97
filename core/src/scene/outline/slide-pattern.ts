import { layerTree } from '../geometry/layer-tree.ts'
import type { Layer, LayerOf } from '../layer.ts'

/** Where a slide takes a heading and what stands under it. */
export type SlidePattern = { layers: readonly Layer[]; titleId: string; bodyId: string }

/**
 * Reads a slide as a pattern: the text set largest is its heading, and of the others the one with the most room takes the
 * rest. Null when there are not two texts that can be written into.
 */
export function slidePattern(layers: readonly Layer[]): SlidePattern | null {
  const tree = layerTree(layers)
  const texts = layers
    .filter((layer) => layer.type === 'text')
    .filter(({ id }) => !tree.isHidden(id) && !tree.isLocked(id))
  const title = largest(texts, ({ style }) => style.size)
  const others = texts.filter((layer) => layer !== title)
  const body = largest(others, ({ box }) => box.width * box.height)
  return title && body ? { layers, titleId: title.id, bodyId: body.id } : null
}

function largest(
  texts: readonly LayerOf<'text'>[],
  by: (text: LayerOf<'text'>) => number,
): LayerOf<'text'> | undefined {
  return texts.reduce<LayerOf<'text'> | undefined>(
    (best, text) => (best && by(best) >= by(text) ? best : text),
    undefined,
  )
}
