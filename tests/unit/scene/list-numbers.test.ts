import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { readMarkdown } from '@postwright/core/scene/outline/read-markdown'
import { slidesFromText } from '@postwright/core/scene/outline/slides-from-text'
import { readCounter } from '@postwright/core/scene/outline/slide-pattern'
import { splitBody } from '@postwright/core/scene/outline/split-body'
import { listNumbers } from '@postwright/core/scene/list-numbers'
import { setList } from '@postwright/core/scene/commands/paragraphs'
import { applyChange } from '@postwright/core/scene/apply-change'
import type { DrawItem } from '@postwright/core/scene/draw-node'
import { paragraphsSchema, plainText, type Paragraph } from '@postwright/core/scene/text-content'
import { expect, it } from 'vitest'
import { replaceText } from '@/decks/editor/text/replace-text.ts'
import { patternOf } from '@/decks/editor/design/slide-pattern.ts'
import { sceneOf, slideOf } from './sample-scene.ts'
import { textLayer } from './text-layer.ts'

const item = (text: string, fields: Partial<Paragraph> = {}): Paragraph => ({
  list: 'number',
  level: 0,
  runs: [{ text }],
  ...fields,
})

const numbered = (pieces: readonly Paragraph[][]) =>
  pieces.map((piece) =>
    listNumbers(piece).map((number, at) => `${number ?? '–'} ${plainText(piece.slice(at, at + 1))}`),
  )

/** List numbers and bullets drawn on a slide. */
function marksOn(items: readonly DrawItem[]): string[] {
  return items.flatMap((each) => {
    if (each.kind === 'group') return marksOn(each.items)
    return each.kind === 'text' && each.span.from < 0 ? [each.span.text] : []
  })
}

it('counts on in the next piece of a list that is cut, also below deeper items', () => {
  const body = [item('a'), item('b'), item('inside', { level: 1 }), item('c'), item('d')]
  const pieces = splitBody(body, (some) => some.length <= 2)
  expect(numbered(pieces)).toEqual([['1 a', '2 b'], ['1 inside', '3 c'], ['4 d']])
  for (const piece of pieces) expect(paragraphsSchema.safeParse(piece).success).toBe(true)
})

it('gives what goes on of an item that is cut no number of its own', () => {
  const pieces = splitBody([item('one two three'), item('four')], (some) => plainText(some).length <= 8)
  expect(numbered(pieces)).toEqual([['1 one two'], ['– three'], ['2 four']])
})

it('draws the numbers of a long list on over all of its slides', () => {
  const lines = Array.from({ length: 24 }, (_, at) => `${at + 1}. Item number ${at + 1} with several words in it`)
  const scene = patternOf('swiss-rules')
  let count = 0
  const slides = slidesFromText(
    `# A long list\nBelow.\n# All steps\n${lines.join('\n')}\n# End\nIt ends.`,
    'markdown',
    {
      scene,
      deckId: 'deck1',
      newSlideId: () => `s${(count += 1)}`,
    },
  )
  const deck = { ...scene, slides: (slides ?? []).map((slide, at) => ({ ...slide, place: at })) }
  const marks = deck.slides.map(({ id }) => marksOn(drawSlide(deck, id, '4:5', MEASURE_BY_ADVANCES).items))
  expect(marks.filter((own) => own.length > 0).length).toBeGreaterThan(1)
  // Layouts with counters show their numbers as separate texts.
  const counters = deck.slides.flatMap(({ layers }) => layers.flatMap((layer) => readCounter(layer)?.shown ?? []))
  expect(counters).toEqual(['22', '23', '24'])
  expect(marks.flat()).toEqual(lines.slice(0, -3).map((_, at) => `${at + 1}.`))
})

it('begins a list with the number that was typed before its first item, and counts on whatever the others say', () => {
  const bodies = readMarkdown('# One\n1. a\n1. b\n# Two\n3. c\n4. d\nand\n7. e').map(({ body }) => listNumbers(body))
  expect(bodies).toEqual([
    [1, 2],
    [3, 4, null, 7],
  ])
})

it('keeps the number of an item that is written in, counts on below it, and forgets it with the list', () => {
  const written = replaceText([item('third', { start: 3 })], { from: 5, to: 5, text: '!\nnext' })
  expect(listNumbers(written)).toEqual([3, 4])
  const scene = sceneOf(slideOf('s1', [textLayer('tttt', '', { paragraphs: written })]))
  const target = { slideId: 's1', layerIds: ['tttt'], format: '4:5' as const }
  const change = setList(scene, target, { list: 'bullet' })
  const [layer] = (change ? applyChange(scene, change) : scene).slides[0]?.layers ?? []
  expect(layer?.type === 'text' ? layer.paragraphs.map(({ list, start }) => [list, start]) : []).toEqual([
    ['bullet', undefined],
    ['bullet', undefined],
  ])
})
