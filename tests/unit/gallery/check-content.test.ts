import { checkContent } from '@postwright/core/gallery/check-content'
import { designOfDeck } from '@postwright/core/gallery/deck-design'
import type { GalleryContent } from '@postwright/core/gallery/gallery-item'
import { templateDesignSchema, beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { ANNUAL_REPORT } from '@postwright/core/scene/templates/designs/annual-report'
import { SWISS_RULES } from '@postwright/core/scene/templates/designs/swiss-rules'
import { expect, it } from 'vitest'
import { changesBetween } from '../../../web/src/features/public-contributions/changes-between.ts'

const WORDS = { title: 'Rules', description: '' }
let count = 0
const newSlideId = () => `slide${(count += 1)}`
const deckOf = (template: typeof SWISS_RULES) =>
  beginFromTemplate(template, { name: 'Mine', deckId: 'deck1', newSlideId })

it('takes a deck that began with a design as a template of its own', () => {
  const design = designOfDeck(deckOf(SWISS_RULES), 'tips')
  expect(templateDesignSchema.parse(design)).toEqual(design)
  expect(checkContent(WORDS, { kind: 'template', design })).toEqual([])
})

it('leaves out what belongs to the workspace: pictures, links, notes and the names of people', () => {
  const scene = deckOf(ANNUAL_REPORT)
  const slides = scene.slides.map((slide) => ({
    ...slide,
    notes: 'Ask Ada first',
    background: { ...slide.background, mediaId: 'background1' },
    layers: slide.layers.map((layer) => {
      const linked = { ...layer, link: 'https://mine.test/' }
      if (linked.type === 'image') return { ...linked, mediaId: 'picture1' }
      return linked.type === 'avatar' ? { ...linked, mediaId: 'face1', person: 'Ada Lovelace' } : linked
    }),
  }))
  const text = JSON.stringify(designOfDeck({ ...scene, slides }, 'caseStudy'))
  expect(text).not.toMatch(/Ask Ada|background1|picture1|face1|Lovelace|mine\.test/)
})

it('finds a link in a design and a design without slots', () => {
  const design = designOfDeck(deckOf(SWISS_RULES), 'tips')
  const [first, ...others] = design.slides
  if (!first) throw new Error('The design has no slide')
  const linked = { ...first, layers: first.layers.map((layer) => ({ ...layer, link: 'https://spam.test/' })) }
  const content = (changes: object): GalleryContent => ({ kind: 'template', design: { ...design, ...changes } })
  expect(checkContent(WORDS, content({ slides: [linked, ...others] }))).toEqual(['links'])
  expect(checkContent(WORDS, content({ slots: [] }))).toEqual(['noSlots'])
})

it.each(['Write to me: ada@spam.test', 'www.spam.test', 'HTTP://spam.test'])(
  'finds the address in “%s”',
  (description) => {
    const content: GalleryContent = { kind: 'hashtags', tags: ['one', 'two', 'three'] }
    expect(checkContent({ title: 'Tags', description }, content)).toEqual(['links'])
  },
)

it.each(['https://example.com', 'See https://www.example.org/a?b.', 'example.com', 'www.example.com'])(
  'takes “%s” as an example',
  (description) => {
    const content: GalleryContent = { kind: 'hashtags', tags: ['one', 'two', 'three'] }
    expect(checkContent({ title: 'Tags', description }, content)).toEqual([])
  },
)

it.each([
  'https://example.com.evil.example',
  'https://example.community',
  'https://example.com@evil.example/',
  'https://example.com:8080/',
  'https://example.com\\.evil.example',
  'xhttps://www.example.com.evil.example',
])('takes “%s” as an address', (description) => {
  const content: GalleryContent = { kind: 'hashtags', tags: ['one', 'two', 'three'] }
  expect(checkContent({ title: 'Tags', description }, content)).toEqual(['links'])
})

it('refuses by counting what would take long to lay out, before anything is read', () => {
  const design = designOfDeck(deckOf(SWISS_RULES), 'tips')
  const [first] = design.slides
  if (!first) throw new Error('The design has no slide')
  const [shape] = first.layers.filter(({ type }) => type === 'shape')
  if (!shape) throw new Error('The design has no shape')
  const layers = Array.from({ length: 601 }, (_, at) => ({ ...shape, id: `copy${at}`, groupId: '' }))
  const many = { ...design, slides: [{ ...first, layers }] }
  expect(checkContent(WORDS, { kind: 'template', design: many })).toEqual(['tooLarge'])
  const slots = design.slots.map((slot) => (slot.kind === 'text' ? { ...slot, max: 2_000 } : slot))
  const manySlides = Array.from({ length: 50 }, () => first)
  expect(checkContent(WORDS, { kind: 'template', design: { ...design, slots, slides: manySlides } })).toEqual([
    'tooLarge',
  ])
})

it('leaves no picture and no name of a person in a layer beyond the last slot', () => {
  const scene = deckOf(ANNUAL_REPORT)
  const [image] = scene.slides.flatMap(({ layers }) => layers.filter(({ type }) => type === 'image'))
  const [slide] = scene.slides
  const [text] = scene.slides.flatMap(({ layers }) => layers.filter(({ type }) => type === 'text'))
  if (!slide || !text) throw new Error('The design has no slide')
  const avatar = { ...text, type: 'avatar' as const, mediaId: 'face1', person: 'Ada Lovelace', handle: '@ada' }
  const texts = Array.from({ length: 90 }, (_, at) => ({ ...text, slot: `text ${at}` }))
  const pictures = image ? [{ ...image, mediaId: 'picture1', slot: 'last' }] : []
  const slides = [{ ...slide, layers: [...texts, ...pictures, avatar as never] }]
  const json = JSON.stringify(designOfDeck({ ...scene, slides }, 'caseStudy'))
  expect(json).not.toMatch(/face1|picture1|Lovelace|@ada/)
})

it('refuses what is no content', () => {
  expect(checkContent(WORDS, { kind: 'hashtags', tags: ['one'] })).toEqual(['unreadable'])
})

it('says what changed between two offers: tags by name, slides by number', () => {
  const tags = (...names: string[]): GalleryContent => ({ kind: 'hashtags', tags: names })
  expect(changesBetween(tags('a', 'b', 'c'), tags('a', 'c', 'd'))).toEqual({
    added: ['#d'],
    removed: ['#b'],
    slides: [],
  })
  const design = designOfDeck(deckOf(SWISS_RULES), 'tips')
  const slides = design.slides.map((slide, at) => (at === 2 ? { ...slide, isHidden: true } : slide))
  const after: GalleryContent = { kind: 'template', design: { ...design, slides } }
  expect(changesBetween({ kind: 'template', design }, after)).toEqual({ added: [], removed: [], slides: [3] })
})
