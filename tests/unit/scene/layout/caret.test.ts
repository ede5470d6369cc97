import { caretAt, pointOf, selectionBoxes } from '@postwright/core/scene/layout/text-selection'
import { layoutText } from '@postwright/core/scene/layout/layout-text'
import type { TextStyle } from '@postwright/core/scene/text-content'
import { expect, it } from 'vitest'
import { FIXED_MEASURE } from '../fixed-measure.ts'
import { THEME } from '../sample-scene.ts'
import { textLayer } from '../text-layer.ts'

const lay = (text: string, style: Partial<TextStyle> = {}) =>
  layoutText(textLayer('aaaa', text, { style }), { width: 200, height: 900 }, THEME, FIXED_MEASURE)
const xOf = (text: string, at: number, style: Partial<TextStyle> = {}) =>
  pointOf(lay(text, style), { paragraph: 0, at }, FIXED_MEASURE)?.x

it('stands between letters, on the line that begins where one was broken', () => {
  expect([xOf('abc', 0), xOf('abc', 2), xOf('abc', 3)]).toEqual([0, 40, 60])
  const layout = lay('one two three')
  expect(pointOf(layout, { paragraph: 0, at: 7 }, FIXED_MEASURE)).toEqual({ x: 130, top: 0, height: 50 })
  expect(pointOf(layout, { paragraph: 0, at: 8 }, FIXED_MEASURE)).toEqual({ x: 0, top: 50, height: 50 })
})

it('moves on with spaces that are typed at the end', () => {
  expect([xOf('ab ', 2), xOf('ab ', 3)]).toEqual([40, 50])
})

it('stands where an empty paragraph would begin', () => {
  const layout = lay('ab\n', { align: 'center' })
  expect(pointOf(layout, { paragraph: 1, at: 0 }, FIXED_MEASURE)).toEqual({ x: 100, top: 50, height: 50 })
})

it('runs to the left in words that do', () => {
  expect([xOf('אבג', 0), xOf('אבג', 1), xOf('אבג', 3)]).toEqual([200, 180, 140])
})

it.each([
  ['Latin', 'abc def ghi jkl'],
  ['Hebrew with Latin inside', 'שלום abc עולם'],
  ['emoji', 'a👩‍👩‍👧‍👦b'],
  ['stretched', 'aa bb cc dd ee ff'],
])('is found again at the point where it stands: %s', (name, text) => {
  const layout = lay(text, { align: name === 'stretched' ? 'justify' : 'start' })
  for (const { from, paragraph, spans, top } of layout.lines) {
    for (const span of spans) {
      const middle = { x: span.x + span.width / 2, y: top + 10 }
      const place = caretAt(layout, middle, FIXED_MEASURE)
      expect(place.at).toBeGreaterThanOrEqual(Math.max(from, span.from))
      expect(place.at).toBeLessThanOrEqual(span.to)
      const point = pointOf(layout, place, FIXED_MEASURE)
      expect(Math.abs((point?.x ?? -99) - middle.x)).toBeLessThanOrEqual(name === 'emoji' ? 80 : 20)
    }
    expect(caretAt(layout, { x: -50, y: top + 1 }, FIXED_MEASURE).paragraph).toBe(paragraph)
  }
})

it('never stands inside of an emoji', () => {
  const layout = lay('a👩‍👩‍👧‍👦b')
  const places = [0, 15, 90, 110, 175, 199].map((x) => caretAt(layout, { x, y: 10 }, FIXED_MEASURE).at)
  expect(new Set(places)).toEqual(new Set([0, 1, 12, 13]))
})

it('marks what is chosen line by line, and line breaks between paragraphs', () => {
  const layout = lay('one two three\nfour')
  const boxes = selectionBoxes(layout, { paragraph: 0, at: 4 }, { paragraph: 1, at: 2 }, FIXED_MEASURE)
  expect(boxes.map(({ x, y, width }) => [x, y, width])).toEqual([
    [70, 0, 60],
    [0, 50, 90],
    [90, 50, 12.5],
    [0, 100, 40],
  ])
})
