import { inLayout } from '@postwright/core/scene/commands/change-design'
import { FORMAT_NAMES, type Format } from '@postwright/core/scene/format'
import { layoutText } from '@postwright/core/scene/layout/layout-text'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { readCounter, readSlot } from '@postwright/core/scene/outline/slide-pattern'
import { reflowSlide } from '@postwright/core/scene/reflow/reflow-slide'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import type { Paragraph } from '@postwright/core/scene/text-content'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { expect, it } from 'vitest'
import { layoutsOf, patternOf } from '@/decks/editor/design/slide-pattern.ts'
import { OPTIONS } from './lint/planted-faults.ts'
import { slideOf } from './sample-scene.ts'
import { textLayer } from './text-layer.ts'

const IDS = DECK_TEMPLATES.map(({ id }) => id)

/** A slide with a heading and a list, in each layout of a design that gives entries numbers or signs. */
function rowsOf(id: string, title: string, entries: readonly string[]): { scene: Scene; slides: SceneSlide[] } {
  const { deck } = patternOf(id)
  const paragraphs = entries.map((text): Paragraph => ({ list: 'number', level: 0, runs: [{ text }] }))
  const slide = slideOf('own', [
    { ...textLayer('head', title), slot: 'title 2' },
    { ...textLayer('body', ''), slot: 'body 2', paragraphs },
  ])
  const scene = { deck: { ...deck, templateId: id }, slides: [slide] }
  const made = layoutsOf(scene).flatMap(
    (pattern) => inLayout(scene, slide.id, { pattern, newSlideId: () => 'new' }) ?? [],
  )
  return { scene, slides: made.filter(({ layers }) => layers.some(({ slot }) => readSlot(slot).base === 'item')) }
}

/** Pixels from the middle of each entry's text to that of its number or icon; positive to the right. */
function marksBeside(slide: SceneSlide, format: Format): number[] {
  const layers = reflowSlide(slide, '4:5', format)
  return layers.flatMap((mark) => {
    const words = layers.find((layer) => layer.name === mark.name && readSlot(layer.slot).base === 'item')
    const isMark = mark.type === 'icon' || readCounter(mark) !== null
    if (!isMark || mark.type === 'group' || words?.type !== 'text') return []
    return [mark.box.x + mark.box.width / 2 - (words.box.x + words.box.width / 2)]
  })
}

it.each(IDS)('sets numbers and signs of Arabic entries to the right of their words in every format of %s', (id) => {
  const { scene, slides } = rowsOf(id, 'ثلاث خطوات', ['افتح النافذة', 'iPhone بعيدا', 'Bluesky'])
  for (const slide of slides)
    for (const format of FORMAT_NAMES) {
      expect(Math.min(Infinity, ...marksBeside(slide, format))).toBeGreaterThan(0)
      const options = { ...OPTIONS, measure: MEASURE_BY_ADVANCES, brand: null, format }
      const found = lintScene({ ...scene, slides: [slide] }, options).filter(({ check }) => check !== 'altText')
      expect(found).toEqual([])
    }
})

it.each(IDS)(
  'leaves numbers and signs of %s to the left of English entries, also of ones that name a place in Arabic',
  (id) => {
    const { slides } = rowsOf(id, 'Three steps', ['Open the window', 'Walk to بيروت', 'Write a line'])
    for (const slide of slides)
      for (const format of FORMAT_NAMES) expect(Math.max(-Infinity, ...marksBeside(slide, format))).toBeLessThan(0)
  },
)

it('has entries with numbers and with signs to look at', () => {
  const marks = IDS.flatMap((id) => rowsOf(id, 'ثلاث خطوات', ['افتح', 'اشرب', 'اكتب']).slides).flatMap((slide) =>
    slide.layers.filter((layer) => layer.type === 'icon' || readCounter(layer) !== null),
  )
  expect(marks.filter(({ type }) => type === 'icon').length).toBeGreaterThan(20)
  expect(marks.filter(({ type }) => type === 'text').length).toBeGreaterThan(20)
})

it('sets a Latin name among Arabic entries at the side of their numbers', () => {
  const [slide] = rowsOf('clipboard-check', 'ثلاث خطوات', ['افتح', 'Bluesky', 'اكتب']).slides
  const words = slide?.layers.find(({ slot }) => readSlot(slot).base === 'item' && readSlot(slot).row === 2)
  if (words?.type !== 'text') throw new Error('The entry is gone')
  const { lines } = layoutText(words, words.box, patternOf('clipboard-check').deck.theme, MEASURE_BY_ADVANCES)
  expect((lines[0]?.x ?? 0) + (lines[0]?.width ?? 0)).toBeCloseTo(words.box.width - words.padding, 0)
})
