import { layerTree } from '../geometry/layer-tree.ts'
import type { Layer, LayerOf } from '../layer.ts'
import { plainText } from '../text-content.ts'

/** One of the equal entries of a slide: its text, its optional heading, and the name shared by its layers. */
export type PatternRow = { id: string; labelId: string; name: string }

/** A slide as a layout for text: the layers that take a heading and the text below it, and layers with example content, which is replaced or removed. */
export type SlidePattern = {
  layers: readonly Layer[]
  /** `data`: a heading above a chart or table. `chart`: a chart drawn with shapes and text. */
  kind: 'text' | 'rows' | 'versus' | 'quote' | 'figure' | 'data' | 'chart'
  /** Kind of data layer; null for none. */
  dataType: DataLayer['type'] | null
  titleId: string
  bodyId: string
  rows: readonly PatternRow[]
  /** Texts for the author of a quote and for the call to action; empty for none. */
  sourceId: string
  callId: string
  exampleIds: readonly string[]
}

/** A layer that shows rows of cells. */
export type DataLayer = Extract<Layer, { rows: unknown }>

type Text = LayerOf<'text'>

const TITLES = ['headline', 'title', 'figure']
const BODIES = ['subtitle', 'body', 'quote']

/**
 * Reads a slide as a pattern. Slots define the purpose of a text; without slots, the text with the largest size is the heading, and the roomiest of
 * the others takes the rest. Null if the slide has neither two writable texts nor a chart or table below a heading.
 */
export function slidePattern(layers: readonly Layer[]): SlidePattern | null {
  const tree = layerTree(layers)
  const texts = layers
    .filter((layer) => layer.type === 'text')
    .filter(({ id }) => !tree.isHidden(id) && !tree.isLocked(id))
  const slots = texts.filter(({ slot }) => slot !== '')
  const named = (names: readonly string[]) => slots.find(({ slot }) => names.includes(readSlot(slot).base))
  const rows = rowsOf(slots)
  const pool = slots.length > 1 ? slots : texts
  const title = named(TITLES) ?? (named(['quote']) ? undefined : largest(pool, ({ style }) => style.size))
  const others = pool.filter((layer) => layer !== title && readSlot(layer.slot).base !== 'topic')
  const body = rows.length > 0 ? undefined : (named(BODIES) ?? largest(others, ({ box }) => box.width * box.height))
  const has = (base: string) => named([base])?.id ?? ''
  const data = layers.find((layer): layer is DataLayer => 'rows' in layer && !tree.isHidden(layer.id))
  const kind = data && title && !body && rows.length === 0 ? 'data' : kindOf(rows, has)
  if (rows.length > 0 && !named(TITLES)) return null
  if ((!title && kind !== 'quote') || (!body && rows.length === 0 && kind !== 'data')) return null
  const written = new Set([title?.id, body?.id, ...rows.map(({ id }) => id)])
  return {
    layers,
    kind,
    dataType: data?.type ?? null,
    titleId: title?.id ?? '',
    bodyId: body?.id ?? '',
    rows,
    sourceId: has('source'),
    callId: has('call'),
    exampleIds: slots.filter(({ id }) => !written.has(id)).map(({ id }) => id),
  }
}

function kindOf(rows: readonly PatternRow[], has: (base: string) => string): SlidePattern['kind'] {
  if (has('value') !== '') return 'chart'
  if (rows.length > 0) return has('side') === '' ? 'rows' : 'versus'
  if (has('quote') !== '') return 'quote'
  return has('figure') === '' ? 'text' : 'figure'
}

function rowsOf(slots: readonly Text[]): PatternRow[] {
  return slots
    .filter(({ slot }) => readSlot(slot).base === 'item')
    .toSorted((a, b) => readSlot(a.slot).row - readSlot(b.slot).row)
    .map(({ id, slot }) => {
      const { row } = readSlot(slot)
      const label = slots.find((other) => readSlot(other.slot).base === 'side' && readSlot(other.slot).row === row)
      return { id, labelId: label?.id ?? '', name: slot }
    })
}

/** Reads a slide counter such as “7”, “07” or “Step 7”. Null for other text. */
export function readCounter(layer: Layer): { before: string; shown: string } | null {
  if (layer.type !== 'text' || layer.slot !== '') return null
  const text = plainText(layer.paragraphs)
  const digits = text.length - text.search(/\d{1,2}$/)
  if (text.length > 22 || digits > text.length) return null
  const [before, shown] = [text.slice(0, -digits), text.slice(-digits)]
  return /\d/.test(before) ? null : { before, shown }
}

function largest(texts: readonly Text[], by: (text: Text) => number): Text | undefined {
  return texts.reduce<Text | undefined>((best, text) => (best && by(best) >= by(text) ? best : text), undefined)
}

/** Parses a slot name: "item 3.2" is the second item of slide 3, "body 3" its body; other names are returned unchanged. */
export function readSlot(slot: string): { base: string; row: number } {
  const [base = '', number = ''] = slot.split(' ')
  const row = Number(number.split('.')[1] ?? 0)
  return { base, row: Number.isInteger(row) ? row : 0 }
}
