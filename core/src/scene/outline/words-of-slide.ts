import { layerTree } from '../geometry/layer-tree.ts'
import type { LayerOf } from '../layer.ts'
import type { SceneSlide } from '../scene.ts'
import { plainText, type Paragraph, type Run } from '../text-content.ts'
import type { OutlinePart } from './outline-part.ts'
import { readCounter, slidePattern, readSlot } from './slide-pattern.ts'

type Text = LayerOf<'text'>

/**
 * Returns the text of a slide as a part: its heading, and everything else from top to bottom. Decorative text of a design
 * (slide counters, quotation marks) is excluded.
 */
export function wordsOfSlide({ layers }: Pick<SceneSlide, 'layers'>): OutlinePart {
  const tree = layerTree(layers)
  const texts = layers
    .filter((layer) => layer.type === 'text')
    .filter((layer) => !tree.isHidden(layer.id) && !isOrnament(layer))
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
  const pattern = slidePattern(layers)
  const titleId = texts.some(({ id }) => id === pattern?.titleId)
    ? pattern?.titleId
    : largestOf(texts.filter(({ paragraphs }) => paragraphs.every(({ list }) => list === 'none')))
  const title = texts.find(({ id }) => id === titleId)
  const quote = pattern?.kind === 'quote' ? pattern.bodyId : ''
  const entries = new Map(pattern?.rows.map(({ id, labelId }) => [id, labelId]))
  const labels = new Set(entries.values())
  const body = texts
    .filter((text) => text !== title && !labels.has(text.id))
    .toSorted((a, b) => Number(b.id === quote) - Number(a.id === quote))
    .flatMap((text) => paragraphsOf(text, { entries, texts }))
  return { title: title ? joined(title.paragraphs) : [], body: body.filter((each) => plainText([each]).trim() !== '') }
}

type Around = { entries: ReadonlyMap<string, string>; texts: readonly Text[] }

/** Returns the paragraphs of a text. An entry becomes one bullet item, or with a label a plain paragraph such as “Label: text”. */
function paragraphsOf(text: Text, { entries, texts }: Around): Paragraph[] {
  if (!entries.has(text.id))
    return text.paragraphs.map((paragraph) => ({ ...paragraph, runs: paragraph.runs.map(bare) }))
  const label = texts.find(({ id }) => id === entries.get(text.id))
  const before: Run[] = label ? [...joined(label.paragraphs), { text: ': ' }] : []
  return [{ list: label ? 'none' : 'bullet', level: 0, runs: [...before, ...joined(text.paragraphs)] }]
}

function isOrnament(layer: Text): boolean {
  if (layer.slot !== '') return readSlot(layer.slot).base === 'topic'
  const text = plainText(layer.paragraphs).trim()
  return text === '“' || text === '' || readCounter(layer) !== null
}

function largestOf(texts: readonly Text[]): string | undefined {
  return texts.toSorted((a, b) => b.style.size - a.style.size)[0]?.id
}

/** Joins paragraphs into the runs of one paragraph. */
function joined(paragraphs: readonly Paragraph[]): Run[] {
  return paragraphs.flatMap(({ runs }, at) => [...(at > 0 ? [{ text: ' ' }] : []), ...runs.map(bare)])
}

/** Removes colours, typefaces and sizes, which belong to the previous design. */
function bare({ color: _color, family: _family, scale: _scale, ...run }: Run): Run {
  return run
}
