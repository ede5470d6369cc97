import { FORMATS } from '@postwright/core/scene/format'
import type { LayerOf } from '@postwright/core/scene/layer'
import { estimateFit } from '@postwright/core/scene/outline/lay-out-parts'
import { plainPattern } from '@postwright/core/scene/outline/plain-pattern'
import { OUTLINE_KINDS, outlineKindOf } from '@postwright/core/scene/outline/read-parts'
import { slidesFromText } from '@postwright/core/scene/outline/slides-from-text'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { paragraphsOf, plainText } from '@postwright/core/scene/text-content'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IS_DEEP } from '../../support/deep.ts'
import { sceneOf, slideOf } from './sample-scene.ts'

const RUNS = IS_DEEP ? 5_000 : 200
const EMPTY = sceneOf()

function from(scene: Scene = EMPTY) {
  let count = 0
  return { scene, deckId: 'deck1', newSlideId: () => `slide${(count += 1)}` }
}

function textsOf({ layers }: SceneSlide): LayerOf<'text'>[] {
  return layers.filter((layer) => layer.type === 'text')
}

const wordsOf = (slides: readonly SceneSlide[]) =>
  slides.map((slide) => textsOf(slide).map(({ paragraphs }) => plainText(paragraphs)))

it('makes slides of Markdown: headings begin them, lists and bold words stay', () => {
  const text =
    '# Write better\nIn *five* minutes\n\n## Start early\n- Plan **the day**\n  1. First\n\n## Goodbye\nSee you'
  expect(outlineKindOf(text)).toBe('markdown')
  const slides = slidesFromText(text, 'markdown', from()) ?? []
  expect(slides.map(({ kind }) => kind)).toEqual(['intro', 'content', 'outro'])
  expect(wordsOf(slides)).toEqual([
    ['Write better', 'In five minutes'],
    ['Start early', 'Plan the day\nFirst'],
    ['Goodbye', 'See you'],
  ])
  const [, second] = slides
  expect(second && textsOf(second)[1]?.paragraphs).toEqual([
    { list: 'bullet', level: 0, runs: [{ text: 'Plan ' }, { text: 'the day', weight: 700 }] },
    { list: 'number', level: 1, runs: [{ text: 'First' }] },
  ])
})

it('makes slides of an outline: what is moved in stands under what is not', () => {
  const slides = slidesFromText('Why\n  Because\n    it works\nHow\n  Like this', 'outline', from()) ?? []
  expect(wordsOf(slides)).toEqual([
    ['Why', 'Because\nit works'],
    ['How', 'Like this'],
  ])
})

it('makes slides of a thread: one post each, with a short first line as its heading', () => {
  const text = '1/ A hook\n\nMore of it\n2/ Next\n3/ Follow for more'
  expect(outlineKindOf(text)).toBe('thread')
  const slides = slidesFromText(text, 'thread', from()) ?? []
  expect(wordsOf(slides)).toEqual([['1/ A hook', 'More of it'], ['2/ Next'], ['3/ Follow for more']])
  expect(slides.map(({ kind }) => kind)).toEqual(['intro', 'content', 'outro'])
})

it('writes into the slides that a deck has as patterns, and leaves their other layers', () => {
  const { layers } = plainPattern('content', FORMATS['4:5'])
  const badge = layers.map((layer) => ({ ...layer, id: 'badge', box: { x: 0, y: 0, width: 50, height: 20 } })).slice(1)
  const pattern = slideOf('s1', [...layers, ...badge], { kind: 'intro', notes: 'Mine' })
  const [slide] = slidesFromText('Hello', 'outline', from(sceneOf(pattern))) ?? []
  expect(slide?.layers.map(({ id }) => id)).toEqual(['title', 'badge'])
  expect(slide?.notes).toBe('')
})

it('writes into the slots of a design, takes the rest of its example away, and counts on where it counts', () => {
  const { layers } = plainPattern('content', FORMATS['4:5'])
  const [title, body] = layers
  if (title?.type !== 'text' || body?.type !== 'text') throw new Error('A pattern begins with its texts.')
  const number = { ...title, id: 'number', paragraphs: paragraphsOf('01'), style: { ...title.style, size: 400 } }
  const step = { ...number, id: 'step', paragraphs: paragraphsOf('Step 1'), style: title.style }
  const topic = { ...body, id: 'topic', slot: 'topic', box: { ...body.box, height: 40 } }
  const slots = [
    { ...title, slot: 'tip' },
    { ...body, slot: 'detail' },
  ]
  const pattern = slideOf('s1', [number, step, ...slots, topic], { kind: 'content' })
  const slides = slidesFromText('# Tips\n# First\nOne\n# Second\nTwo\n# Bye', 'markdown', from(sceneOf(pattern))) ?? []
  expect(wordsOf(slides).slice(1, 3)).toEqual([
    ['01', 'Step 1', 'First', 'One'],
    ['02', 'Step 2', 'Second', 'Two'],
  ])
})

it.each(DECK_TEMPLATES.map((template) => [template.id, template] as const))(
  'writes a short text into the design %s, a slide for each part and no word of its example',
  (_id, template) => {
    const scene = beginFromTemplate(template, { name: 'Chisel', deckId: 'deck1', newSlideId: from().newSlideId })
    const text =
      '# Sharper chisels\nIn two steps\n# Fix the angle\nUse a guide.\n# Push\nThe burr follows.\n# Show us\nWe answer'
    const slides = slidesFromText(text, 'markdown', from(scene)) ?? []
    expect(slides.map(({ kind }) => kind)).toEqual(['intro', 'content', 'content', 'outro'])
    for (const { id: _slide, ...draft } of slides)
      expect(slideDraftSchema.safeParse(draft).error?.message).toBeUndefined()
    const written = slides.flatMap(textsOf).filter(({ slot }) => slot !== '')
    for (const { paragraphs } of written) expect(text).toContain(plainText(paragraphs))
  },
)

it('goes on over several slides under the same heading when a text is long', () => {
  const sentence = 'A sentence of some length that says very little. '
  const slides = slidesFromText(`# Long\n${sentence.repeat(80)}`, 'markdown', from()) ?? []
  expect(slides.length).toBeGreaterThan(3)
  for (const slide of slides) {
    const [title, body] = textsOf(slide)
    expect(title && plainText(title.paragraphs)).toBe('Long')
    expect(body && estimateFit(body, body.paragraphs)).toBe(true)
  }
})

it('refuses texts without words, and those that are longer than a deck', () => {
  expect(slidesFromText(' \n \n', 'outline', from())).toBeNull()
  expect(slidesFromText('x'.repeat(100_001), 'outline', from())).toBeNull()
  expect(slidesFromText(Array.from({ length: 61 }, (_, at) => `Line ${at}`).join('\n'), 'outline', from())).toBeNull()
})

it('loses no word, keeps them in order, and makes valid slides', { timeout: IS_DEEP ? 300_000 : 20_000 }, () => {
  const word = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'abcdeäß漢字אב'), minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      '1.',
      'e.g.',
      '👩‍👩‍👧',
      '#tag',
      '*',
      '**',
      '[x](y)',
      '`',
      '_',
      'https://example.org/a/path',
      '<b>',
      '##',
      '---',
    ),
  )
  const line = fc
    .tuple(
      fc.constantFrom('', '', '  ', '\t', '- ', '  - ', '1. ', '# ', '## ', '### ', '> ', '2/ '),
      fc.array(word, { maxLength: 30 }),
    )
    .map(([mark, words]) => mark + words.join(' '))
  const text = fc.array(fc.oneof(line, fc.constant('')), { maxLength: 12 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, fc.constantFrom(...OUTLINE_KINDS), (source, kind) => {
      const slides = slidesFromText(source, kind, from()) ?? []
      for (const { id: _id, ...draft } of slides)
        expect(slideDraftSchema.safeParse(draft).error?.message).toBeUndefined()
      const ink = inkOf(source)
      expect(isWithin(ink, inkOf(wordsOf(slides).flat().join('')))).toBe(true)
    }),
    { numRuns: RUNS },
  )
})

/** Letters of a text, without list numbers and Markdown marks. */
function inkOf(text: string): string {
  return text.replaceAll(/^\s*\d+[.)]\s/gmu, '').replaceAll(/[^\p{L}]/gu, '')
}

/** Returns whether a text contains all characters in this order; it may repeat headings. */
function isWithin(signs: string, text: string): boolean {
  let at = 0
  for (const sign of text) if (sign === signs.slice(at, at + sign.length)) at += sign.length
  return at === signs.length
}

it('estimates that more words need more room', () => {
  const { layers, bodyId } = plainPattern('content', FORMATS['4:5'])
  const body = layers.find((layer): layer is LayerOf<'text'> => layer.type === 'text' && layer.id === bodyId)
  expect(body && estimateFit(body, paragraphsOf('short'))).toBe(true)
  expect(body && estimateFit(body, paragraphsOf('long '.repeat(400)))).toBe(false)
})
