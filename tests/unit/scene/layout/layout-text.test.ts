import { layoutText } from '@postwright/core/scene/layout/layout-text'
import type { TextStyle } from '@postwright/core/scene/text-content'
import type { LaidLine } from '@postwright/core/scene/text-layout'
import { expect, it } from 'vitest'
import { FIXED_MEASURE } from '../fixed-measure.ts'
import { THEME } from '../sample-scene.ts'
import { textLayer } from '../text-layer.ts'

/** At 40 px a letter is 20 px wide and a space 10. */
function lay(text: string, style: Partial<TextStyle> = {}, box = { width: 200, height: 1000 }) {
  return layoutText(textLayer('aaaa', text, { style }), box, THEME, FIXED_MEASURE)
}

const wordsOf = (line: LaidLine) => line.spans.map(({ text }) => text).join('')
const linesOf = (text: string, style: Partial<TextStyle> = {}, box = { width: 200, height: 1000 }) =>
  lay(text, style, box).lines.map(wordsOf)

it('breaks lines at spaces and leaves the spaces out of sight', () => {
  expect(linesOf('one two three four')).toEqual(['one two', 'three four'])
  const [line] = lay('one two three').lines
  expect([line?.from, line?.to, line?.width]).toEqual([0, 8, 130])
})

it('keeps words together that a no-break space joins', () => {
  expect(linesOf('one two a\u00a0thousand')).toEqual(['one two', 'a\u00a0thousand'])
})

it('breaks after hyphens and slashes between words, never before a number or inside an address scheme', () => {
  expect(linesOf('design-driven work/life')).toEqual(['design-', 'driven', 'work/life'])
  expect(linesOf('covered covid-19')).toEqual(['covered', 'covid-19'])
  expect(linesOf('see http://abc')).toEqual(['see', 'http://abc'])
})

it('parts a word between letters only where it is longer than a line', () => {
  expect(linesOf('an extraordinary day')).toEqual(['an', 'extraordina', 'ry day'])
})

it('breaks Chinese and Japanese between words, but never before a closing mark or after an opening one', () => {
  expect(linesOf('吾輩は猫である。名前は')).toEqual(['吾輩は猫', 'である。', '名前は'])
  expect(linesOf('吾輩は猫だ。名前')).toEqual(['吾輩は猫', 'だ。名前'])
  expect(linesOf('吾輩は猫「名前」')).toEqual(['吾輩は猫', '「名前」'])
})

it.each([
  '毎朝五分の片づけ',
  '机の上から始める',
  '捨てる前に撮る',
  '終わったら窓を開ける',
  'コーヒーと本の小さな習慣',
  '一年で学んだ七つのこと。',
  '每天早上五分钟整理书桌',
  'チームで使うAIの選び方',
])('leaves no letter of the heading %s alone on its last line, whatever the width', (heading) => {
  for (let width = 160; width <= 480; width += 20) {
    const lines = linesOf(heading, {}, { width, height: 2000 })
    const letters = [...(lines.at(-1) ?? '')].filter((letter) => /\p{L}/u.test(letter))
    expect([width, lines, letters.length > 1]).toEqual([width, lines, true])
    expect(lines.join('')).toBe(heading)
  }
})

it('parts a Japanese heading between words while no more lines are needed', () => {
  expect(linesOf('終わったら窓を開ける', {}, { width: 280, height: 900 })).toEqual(['終わったら', '窓を開ける'])
})

it('breaks Thai between words', () => {
  expect(linesOf('สวัสดีชาวโลก', {}, { width: 120, height: 500 })).toEqual(['สวัสดี', 'ชาวโลก'])
})

it('never parts an emoji of several characters', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(linesOf(family.repeat(3), {}, { width: 160, height: 900 })).toEqual([family, family, family])
})

it('chooses the largest size between the two of its style at which everything fits', () => {
  const style = { size: 80, sizeMin: 20 }
  const fitted = lay('one two three four', style, { width: 200, height: 100 })
  expect(fitted.isOverflowing).toBe(false)
  expect(fitted.size).toBe(40)
  expect(lay('one two three four', { ...style, size: 40.5 }, { width: 200, height: 100 }).size).toBe(40)
  expect(lay('one', style, { width: 200, height: 100 }).size).toBe(80)
})

it('becomes smaller rather than parting a word, and parts words rather than overflowing', () => {
  expect(lay('extraordinary', { size: 80, sizeMin: 20 }, { width: 200, height: 400 }).lines).toHaveLength(1)
  const parted = lay('extraordinary', { size: 80, sizeMin: 60 }, { width: 200, height: 400 })
  expect([parted.isOverflowing, parted.size, parted.lines.length]).toEqual([false, 80, 3])
})

it('says so when not even the smallest size fits', () => {
  const layout = lay('one two three four', { size: 80, sizeMin: 50 }, { width: 200, height: 100 })
  expect([layout.isOverflowing, layout.size]).toEqual([true, 50])
})

it('takes as much of every line at all sizes', () => {
  const small = lay('one two three four five six', { size: 10, sizeMin: 10 }, { width: 60, height: 900 })
  const large = lay('one two three four five six', { size: 100, sizeMin: 100 }, { width: 600, height: 9000 })
  expect(small.lines.map(wordsOf)).toEqual(large.lines.map(wordsOf))
})

it('aligns lines by the direction of their paragraph', () => {
  const xOf = (align: TextStyle['align'], text: string) => lay(text, { align }).lines.map(({ x }) => x)
  expect(xOf('start', 'abc')).toEqual([0])
  expect(xOf('center', 'abc')).toEqual([70])
  expect(xOf('end', 'abc')).toEqual([140])
  expect(xOf('start', 'אבג')).toEqual([140])
  expect(xOf('end', 'אבג')).toEqual([0])
})

it('stretches the spaces of justified lines, but not of the last one', () => {
  const [first, last] = lay('aa bb cc dd ee ff', { align: 'justify' }).lines
  expect(first?.spans.map(({ x, text }) => [text, x])).toEqual([
    ['aa', 0],
    [' ', 40],
    ['bb', 53.33],
    [' ', 93.33],
    ['cc', 106.67],
    [' ', 146.67],
    ['dd', 160],
  ])
  expect([first?.width, last?.width]).toEqual([200, 90])
})

it('puts words of both directions on a line in the order in which they are read', () => {
  const [line] = lay('abc אבג דהו xyz', {}, { width: 900, height: 100 }).lines
  expect(line?.spans.map(({ text, direction }) => [text, direction])).toEqual([
    ['abc ', 'ltr'],
    ['אבג דהו', 'rtl'],
    [' xyz', 'ltr'],
  ])
  const [arabic] = lay('שלום abc 12', {}, { width: 900, height: 100 }).lines
  expect(arabic?.direction).toBe('rtl')
  expect(arabic?.spans.map(({ text }) => text)).toEqual(['abc 12', 'שלום '])
})

it('sets lines by the line height and the middle of their letters', () => {
  const [first, second] = lay('one two three').lines
  expect([first?.top, first?.height, first?.baseline]).toEqual([0, 50, 37])
  expect([second?.top, second?.baseline]).toEqual([50, 87])
})

it('moves a text to the middle or the bottom of its box while it has room', () => {
  const topOf = (verticalAlign: TextStyle['verticalAlign'], height: number) =>
    lay('one', { verticalAlign }, { width: 200, height }).lines[0]?.top
  expect([topOf('top', 150), topOf('middle', 150), topOf('bottom', 150)]).toEqual([0, 50, 100])
  expect(topOf('bottom', 20)).toBe(0)
})

it('spaces letters out, and counts no space after the last one of a line', () => {
  const [line] = lay('abcd', { letterSpacing: 250, align: 'end' }).lines
  expect([line?.width, line?.x, line?.spans[0]?.letterSpacing]).toEqual([110, 90, 10])
})

it('shows upper case without losing what was typed', () => {
  const [line] = lay('groß', { case: 'upper' }).lines
  expect(line?.spans[0]).toMatchObject({ text: 'GROSS', from: 0, to: 4, width: 100 })
})

/** Each number of a list with the side of its text on which it is. */
function marksOf(items: readonly string[], style: Partial<TextStyle> = {}) {
  const paragraphs = items.map((text) => ({ list: 'number' as const, level: 0, runs: [{ text }] }))
  const { lines } = layoutText(textLayer('aaaa', '', { paragraphs, style }), WIDE, THEME, FIXED_MEASURE)
  return lines.map(({ x, spans }) => {
    const mark = spans.find(({ from }) => from < 0)
    return `${mark?.text} ${(mark?.x ?? 0) > x ? 'right' : 'left'}`
  })
}
const WIDE = { width: 900, height: 1000 }

it('sets all numbers of an Arabic list at its right, also of items that begin with a Latin name', () => {
  expect(marksOf(['افتح النافذة', 'iPhone بعيدا', 'Bluesky'])).toEqual(['1. right', '2. right', '3. right'])
})

it('sets all numbers of an English list at its left, also of items that begin with an Arabic name', () => {
  expect(marksOf(['Open it', 'بيروت in May'])).toEqual(['1. left', '2. left'])
  expect(marksOf(['Open it', 'بيروت'], { direction: 'rtl' })).toEqual(['1. right', '2. right'])
})

it('gives words between two lists and the next list directions of their own', () => {
  const paragraphs = (['افتح', 'Then this.', 'Bluesky', 'بعيدا'] as const).map((text, at) => ({
    list: at === 1 ? ('none' as const) : ('number' as const),
    level: 0,
    runs: [{ text }],
  }))
  const { lines } = layoutText(textLayer('aaaa', '', { paragraphs }), WIDE, THEME, FIXED_MEASURE)
  expect(lines.map(({ direction }) => direction)).toEqual(['rtl', 'ltr', 'ltr', 'ltr'])
})
