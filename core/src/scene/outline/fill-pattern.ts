import type { Layer, LayerOf } from '../layer.ts'
import { plainText, type Paragraph } from '../text-content.ts'
import { readCounter, type DataLayer, type SlidePattern, readSlot } from './slide-pattern.ts'

/** Replacements by layer id; layers mapped to null are removed. */
export type Written = ReadonlyMap<string, LayerOf<'text'> | DataLayer | null>

/** Returns the layers of a pattern with new text; layers with only example content are removed, and slide counters continue with `number`. */
export function fillPattern(pattern: SlidePattern, written: Written, number: number): Layer[] {
  const unused = new Set(pattern.rows.filter(({ id }) => written.get(id) === null).map(({ name }) => name))
  const entries = new Set(pattern.kind === 'rows' ? pattern.rows.map(({ name }) => name) : [])
  // Icons that differ between entries were chosen for the example's text.
  const signs = new Set(
    pattern.layers.flatMap((layer) => ('icon' in layer && entries.has(layer.name) ? [layer.icon] : [])),
  )
  const isExample =
    wordsIn(pattern.layers.find(({ id }) => id === pattern.titleId)) === wordsIn(written.get(pattern.titleId))
  return pattern.layers.flatMap((layer): Layer[] => {
    if (!isExample && readSlot(layer.name).base === 'share') return []
    const text = written.get(layer.id)
    if (text !== undefined) return text === null ? [] : [text]
    if (layer.name !== '' && unused.has(layer.name)) return []
    if ('icon' in layer && signs.size > 1 && entries.has(layer.name)) return [{ ...layer, icon: NEUTRAL_SIGN }]
    if (layer.type !== 'text') return [layer]
    return pattern.exampleIds.includes(layer.id) ? [] : [pattern.kind === 'rows' ? layer : numbered(layer, number)]
  })
}

function wordsIn(layer: Layer | null | undefined): string {
  return layer?.type === 'text' ? plainText(layer.paragraphs) : ''
}

/** Icon that suits any entry. */
const NEUTRAL_SIGN = 'check'

/** Returns the layer with another number if it is a counter; unchanged otherwise. */
export function numbered(layer: LayerOf<'text'>, number: number): LayerOf<'text'> {
  const counter = readCounter(layer)
  const [first] = layer.paragraphs
  const [run] = first?.runs ?? []
  if (!counter || !first || !run) return layer
  const text = counter.before + String(number).padStart(counter.shown.startsWith('0') ? counter.shown.length : 1, '0')
  return { ...layer, paragraphs: [{ ...first, runs: [{ ...run, text }] }] }
}

/** Splits a heading from the number typed before it; null if there is none. */
export function splitNumber(title: Paragraph): { number: number; title: Paragraph } | null {
  const text = plainText([title])
  const mark = /^\s{0,4}(\d{1,2})(?:[.):]|\s?\/\s?\d{0,2})\s{1,4}(?=\S)/.exec(text)
  if (!mark?.[1]) return null
  let left = mark[0].length
  const runs = title.runs.flatMap((run) => {
    const cut = Math.min(left, run.text.length)
    left -= cut
    return cut === run.text.length ? [] : [{ ...run, text: run.text.slice(cut) }]
  })
  return { number: Number(mark[1]), title: { ...title, runs } }
}
