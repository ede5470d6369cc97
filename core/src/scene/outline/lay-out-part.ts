import { boxesMeet } from '../geometry/bounds.ts'
import type { Layer, LayerOf } from '../layer.ts'
import { listNumbers } from '../list-numbers.ts'
import { plainText, type Paragraph } from '../text-content.ts'
import { fillPattern, numbered, splitNumber, type Written } from './fill-pattern.ts'
import { isRightToLeft, mirroredElsewhere, mirroredRows } from './mirrored-rows.ts'
import {
  fitsEverywhere,
  movedText,
  withBodyMoved,
  withPlaceOf,
  type Fits,
  type MovedLayers,
  type OtherFormat,
} from './other-formats.ts'
import type { OutlinePart } from './outline-part.ts'
import { readCounter, type DataLayer, type PatternRow, type SlidePattern } from './slide-pattern.ts'
import { splitBody } from './split-body.ts'

/**
 * Layers of a slide with as much of a part as fits, and the remaining paragraphs; `moved` are layers with a new box.
 * `hasData`: the slide has a place for the part's data.
 */
export type LaidPart = { layers: Layer[]; rest: readonly Paragraph[]; moved: MovedLayers; hasData?: boolean }

/** `others`: the pattern in the formats other than the deck's own. */
type Options = { number: number; fits: Fits; others: readonly OtherFormat[]; data?: DataLayer | undefined }

const NOTHING: MovedLayers = new Map()
const LABEL_MAX = 24
const CALL_MAX = 30
const FIGURE_MAX = 7
const ENTRY_MAX = 60

/** Lays out a part on a pattern; null if the pattern is not made for the part. */
export function layOutPart(part: OutlinePart, pattern: SlidePattern, options: Options): LaidPart | null {
  // Example data would make false claims.
  if (pattern.dataType !== null && pattern.dataType !== options.data?.type) return null
  const number = typedNumber(part, pattern, options.number)
  const read = { ...part, title: number.title }
  const whole = { ...options, fits: fitsEverywhere(options.fits, options.others) }
  switch (pattern.kind) {
    case 'text':
      return asText(read, pattern, { ...options, number: number.count })
    case 'rows':
    case 'versus':
      return asRows(read, pattern, { ...whole, number: number.count })
    case 'quote':
      return asQuote(read, pattern, whole)
    case 'figure':
      return isFigure(read) ? asText(read, pattern, options) : null
    case 'data':
      return asHeading(read, pattern, whole)
    case 'chart':
      return null
  }
}

/** Returns the title and number of a part. If the design has counters, a number typed before the title becomes the counter's number. */
function typedNumber(part: OutlinePart, { layers, kind }: SlidePattern, count: number) {
  const counts = kind === 'text' && layers.some((layer) => readCounter(layer) !== null)
  const split = counts ? splitNumber(paragraphOf(part.title)) : null
  return split ? { title: split.title.runs, count: split.number } : { title: part.title, count }
}

function asText(part: OutlinePart, pattern: SlidePattern, { number, data, ...options }: Options): LaidPart | null {
  const [title, body] = [textIn(pattern, pattern.titleId), textIn(pattern, pattern.bodyId)]
  if (!title || !body) return null
  const written = [paragraphOf(part.title)]
  const isHeading = part.title.length > 0 && isWhole(title, written, fitsEverywhere(options.fits, options.others))
  const room = isHeading ? body : withPlaceOf(title, body)
  const others = isHeading ? options.others : withBodyMoved(options.others, title.id, body.id)
  const fits = fitsEverywhere(options.fits, others)
  const words = isHeading ? part.body : [...(part.title.length > 0 ? written : []), ...part.body]
  const call = textIn(pattern, pattern.callId)
  const last = words.length > 1 ? words.at(-1) : undefined
  const isCall = call && last?.list === 'none' && plainText([last]).length <= CALL_MAX && isWhole(call, [last], fits)
  const [paragraphs = [], ...rest] = splitBody(isCall ? words.slice(0, -1) : words, (some) => fits(room, some))
  const placed = isHeading && words.length === 0 && pattern.dataType === null && data ? inPlaceOf(body, data) : null
  const texts: Map<string, LayerOf<'text'> | DataLayer | null> = new Map([
    [title.id, isHeading ? { ...title, paragraphs: written } : null],
    [body.id, paragraphs.length > 0 ? { ...room, paragraphs } : placed],
  ])
  if (call && isCall && last) texts.set(call.id, { ...call, paragraphs: [last] })
  if (!isHeading) for (const id of shapesBetween(pattern, title, body)) texts.set(id, null)
  const hasData = pattern.dataType !== null || placed !== null
  const moved = isHeading ? NOTHING : movedText(body.id, others)
  return { layers: fillPattern(pattern, texts, number), rest: rest.flat(), moved, hasData }
}

/** Returns shapes that separate a heading from the text below; without the heading they would be behind the words. */
function shapesBetween({ layers }: SlidePattern, title: LayerOf<'text'>, body: LayerOf<'text'>): string[] {
  const { x, y, width, height } = withPlaceOf(title, body).box
  return layers
    .filter((layer) => layer.type === 'shape')
    .filter(({ box }) => box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height)
    .filter(({ box }) => !boxesMeet(box, title.box) && !boxesMeet(box, body.box))
    .map(({ id }) => id)
}

/** Lays out a part that has only a heading on a pattern with data below it; null if the part has text or the heading does not fit. */
function asHeading({ title, body }: OutlinePart, pattern: SlidePattern, { number, fits }: Options): LaidPart | null {
  const layer = textIn(pattern, pattern.titleId)
  const written = [paragraphOf(title)]
  if (!layer || body.length > 0 || title.length === 0 || !isWhole(layer, written, fits)) return null
  const texts: Written = new Map([[layer.id, { ...layer, paragraphs: written }]])
  return { layers: fillPattern(pattern, texts, number), rest: [], moved: NOTHING, hasData: true }
}

/** Places data in the box of a text, in the text's colour and typeface; null if the data would be far smaller than before. */
function inPlaceOf({ id, name, groupId, box, pin, style }: LayerOf<'text'>, data: DataLayer): DataLayer | null {
  if (box.width < data.box.width / 2 || box.height < data.box.height / 2) return null
  const { color, family } = style
  return { ...data, id, name, groupId, box, pin, style: { ...data.style, color, family } }
}

/**
 * Turns each paragraph into an entry: at least two and at most as many as the pattern has, or exactly as many for `versus`. Null if the part does
 * not match the pattern.
 */
function asRows(part: OutlinePart, pattern: SlidePattern, { number, fits, others }: Options): LaidPart | null {
  const title = textIn(pattern, pattern.titleId)
  const { rows, kind } = pattern
  const isCount =
    kind === 'versus' ? part.body.length === rows.length : part.body.length > 1 && part.body.length <= rows.length
  if (!title || !isCount || part.title.length === 0 || part.body.some(({ level }) => level > 0)) return null
  if (kind === 'rows' && part.body.some(isProse)) return null
  const written = [paragraphOf(part.title)]
  if (!isWhole(title, written, fits)) return null
  const texts = new Map<string, LayerOf<'text'> | null>([[title.id, { ...title, paragraphs: written }]])
  const counts = listNumbers(part.body)
  for (const [at, { id, labelId }] of rows.entries()) {
    const [layer, paragraph] = [textIn(pattern, id), part.body[at]]
    const entry = paragraph && (kind === 'versus' ? splitLabel(paragraph) : { label: null, words: paragraph })
    if (paragraph && (!entry || !layer || !isWhole(layer, [plain(entry.words)], fits))) return null
    const label = textIn(pattern, labelId)
    texts.set(id, layer && entry ? { ...layer, paragraphs: [plain(entry.words)] } : null)
    if (label && entry?.label) texts.set(labelId, { ...label, paragraphs: [entry.label] })
    const count = counts[at] ?? at + 1
    for (const counter of countersOf(pattern, rows[at])) {
      const shown = numbered(counter, count)
      if (count !== at + 1 && !isWhole(shown, shown.paragraphs, fits)) return null
      if (count !== at + 1 && entry) texts.set(counter.id, shown)
    }
  }
  const layers = fillPattern(pattern, texts, number)
  if (kind === 'versus' || !isRightToLeft([...written, ...part.body])) return { layers, rest: [], moved: NOTHING }
  return { layers: mirroredRows(layers, rows), rest: [], moved: mirroredElsewhere(others, rows) }
}

/**
 * Returns the counters of an entry, if the design has any. They are renumbered, because a list continued from another slide does not start at the
 * example's number.
 */
function countersOf({ layers }: SlidePattern, row: PatternRow | undefined): LayerOf<'text'>[] {
  return layers.filter(
    (layer): layer is LayerOf<'text'> =>
      layer.type === 'text' && layer.name === row?.name && readCounter(layer) !== null,
  )
}

/** Returns whether a paragraph is prose and therefore not suitable as a list entry. */
function isProse(paragraph: Paragraph): boolean {
  const text = plainText([paragraph]).trim()
  return paragraph.list === 'none' && (text.length > ENTRY_MAX || text.endsWith(','))
}

/** Lays out a quote such as “Less is more.” with its author on a separate line that begins with a dash. */
function asQuote(part: OutlinePart, pattern: SlidePattern, { number, fits }: Options): LaidPart | null {
  const [body, source] = [textIn(pattern, pattern.bodyId), textIn(pattern, pattern.sourceId)]
  const words = [...(part.title.length > 0 ? [paragraphOf(part.title)] : []), ...part.body]
  const [said, by, ...others] = words
  if (!body || !said || others.length > 0 || !/^["“„«]/.test(plainText([said]))) return null
  if (!isWhole(body, [said], fits) || (by && (!source || !isWhole(source, [by], fits)))) return null
  const texts = new Map<string, LayerOf<'text'> | null>([[body.id, { ...body, paragraphs: [said] }]])
  if (source) texts.set(source.id, by ? { ...source, paragraphs: [by] } : null)
  return { layers: fillPattern(pattern, texts, number), rest: [], moved: NOTHING }
}

function isFigure({ title, body }: OutlinePart): boolean {
  const text = plainText([paragraphOf(title)]).trim()
  return text.length > 0 && text.length <= FIGURE_MAX && /\d/.test(text) && body.length > 0
}

/** Splits a paragraph such as "Before: by hand" into its label and its words; null for other paragraphs. */
function splitLabel(paragraph: Paragraph): { label: Paragraph; words: Paragraph } | null {
  const [first, ...others] = paragraph.runs
  const at = first?.text.indexOf(': ') ?? -1
  if (!first || at < 1 || at > LABEL_MAX) return null
  const words = { ...paragraph, runs: [{ ...first, text: first.text.slice(at + 2) }, ...others] }
  return { label: plain({ ...paragraph, runs: [{ text: first.text.slice(0, at) }] }), words }
}

/** Returns whether the whole text fits, at the smallest size that its design allows. */
function isWhole(layer: LayerOf<'text'>, paragraphs: readonly Paragraph[], fits: Fits): boolean {
  const smallest = { ...layer, style: { ...layer.style, size: layer.style.sizeMin } }
  return splitBody(paragraphs, (some) => fits(smallest, some)).length === 1
}

function textIn({ layers }: SlidePattern, id: string): LayerOf<'text'> | null {
  const layer = layers.find((each) => each.id === id)
  return layer?.type === 'text' ? layer : null
}

const paragraphOf = (runs: OutlinePart['title']): Paragraph => ({ list: 'none', level: 0, runs: [...runs] })

const plain = ({ runs }: Paragraph): Paragraph => ({ list: 'none', level: 0, runs })
