import type { Layer, LayerOf } from '../layer.ts'
import { plainText, type Paragraph } from '../text-content.ts'
import type { SlidePattern } from './slide-pattern.ts'

type Words = { heading: readonly Paragraph[] | null; body: LayerOf<'text'>; number: number }

/** The layers of a pattern with words; a place without words is left out, and what counts slides there goes on with `number`. */
export function fillPattern(pattern: SlidePattern, { heading, body, number }: Words): Layer[] {
  return pattern.layers.flatMap((layer): Layer[] => {
    if (layer.type !== 'text') return [layer]
    if (pattern.exampleIds.includes(layer.id)) return []
    if (layer.id === pattern.titleId) return heading ? [{ ...layer, paragraphs: [...heading] }] : []
    if (layer.id !== pattern.bodyId) return [numbered(layer, number)]
    return body.paragraphs.length > 0 ? [body] : []
  })
}

/** “7”, “07” and “Step 7” count. */
function numbered(layer: LayerOf<'text'>, number: number): LayerOf<'text'> {
  const [, before, shown] = /^(\D{0,20})(\d{1,2})$/.exec(plainText(layer.paragraphs)) ?? []
  const [first] = layer.paragraphs
  const [run] = first?.runs ?? []
  if (before === undefined || shown === undefined || !first || !run) return layer
  const text = before + String(number).padStart(shown.startsWith('0') ? shown.length : 1, '0')
  return { ...layer, paragraphs: [{ ...first, runs: [{ ...run, text }] }] }
}
