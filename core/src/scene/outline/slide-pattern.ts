import { layerTree } from '../geometry/layer-tree.ts'
import type { Layer, LayerOf } from '../layer.ts'

/** Where a slide takes a heading and what stands under it, and which layers hold words of its example that go with it. */
export type SlidePattern = { layers: readonly Layer[]; titleId: string; bodyId: string; exampleIds: readonly string[] }

/**
 * Reads a slide as a pattern: the text set largest is its heading, and of the others the one with the most room takes the
 * rest. Where a design names its slots, only these are written into, and those left over hold nothing but its example.
 * Null when there are not two texts that can be written into.
 */
export function slidePattern(layers: readonly Layer[]): SlidePattern | null {
  const tree = layerTree(layers)
  const texts = layers
    .filter((layer) => layer.type === 'text')
    .filter(({ id }) => !tree.isHidden(id) && !tree.isLocked(id))
  const slots = texts.filter(({ slot }) => slot !== '')
  const title = largest(slots.length > 1 ? slots : texts, ({ style }) => style.size)
  const others = (slots.length > 1 ? slots : texts).filter((layer) => layer !== title)
  const body = largest(others, ({ box }) => box.width * box.height)
  if (!title || !body) return null
  const examples = slots.filter((layer) => layer !== title && layer !== body)
  return { layers, titleId: title.id, bodyId: body.id, exampleIds: examples.map(({ id }) => id) }
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
