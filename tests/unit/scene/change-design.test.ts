import { applyChange } from '@postwright/core/scene/apply-change'
import type { Change } from '@postwright/core/scene/change'
import { changeDesign, inLayout } from '@postwright/core/scene/commands/change-design'
import { inFormat } from '@postwright/core/scene/commands/change-format'
import { FORMAT_NAMES } from '@postwright/core/scene/format'
import { invertChange } from '@postwright/core/scene/invert-change'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { slidesFromText } from '@postwright/core/scene/outline/slides-from-text'
import { wordsOfSlide } from '@postwright/core/scene/outline/words-of-slide'
import type { Scene } from '@postwright/core/scene/scene'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { fillPerson } from '@postwright/core/scene/templates/fill-person'
import { plainText } from '@postwright/core/scene/text-content'
import { expect, it } from 'vitest'
import { OPTIONS } from './lint/planted-faults.ts'

const TEXT = `# Sharper chisels
Four steps for a quiet evening.
# 1. Fix the angle
Use a guide. The hand learns later.
# 2. Push, never pull
- Ten strokes
- Turn it
- Look at the burr
# 3. Strop
Leather, paste and light pressure.
# 62 %
of all chisels in workshops are blunt.
# Show us
Post your edge.`

function patternOf(id: string): Scene {
  const template = DECK_TEMPLATES.find((each) => each.id === id)
  if (!template) throw new Error(`There is no design ${id}`)
  let count = 0
  return beginFromTemplate(template, { name: id, deckId: 'deck1', newSlideId: () => `p${(count += 1)}` })
}

function deckIn(id: string): Scene {
  const scene = patternOf(id)
  let count = 0
  const slides =
    slidesFromText(TEXT, 'markdown', { scene, deckId: 'deck1', newSlideId: () => `s${(count += 1)}` }) ?? []
  return {
    deck: { ...scene.deck, templateId: id },
    slides: slides.map((slide, at) => ({ ...slide, place: (at + 1) * 1_000 })),
  }
}

const inkOf = (scene: Scene) =>
  scene.slides
    .flatMap((slide) => {
      const { title, body } = wordsOfSlide(slide)
      return [title.map(({ text }) => text).join(''), ...body.map((each) => plainText([each]))]
    })
    .join(' ')
    .match(/\p{L}+/gu)

function run(scene: Scene, change: Change | null): Scene {
  if (!change) throw new Error('Nothing was changed')
  return applyChange(scene, change)
}

const changed = (scene: Scene, id: string) => {
  let count = 0
  return changeDesign(scene, { pattern: patternOf(id), templateId: id, newSlideId: () => `n${(count += 1)}` })
}

it.each(DECK_TEMPLATES.map(({ id }) => id))(
  'sets a deck in the design %s with all of its words, ids and places',
  (id) => {
    const scene = deckIn('swiss-rules')
    const after = id === 'swiss-rules' ? scene : run(scene, changed(scene, id))
    for (const word of inkOf(scene) ?? []) expect(inkOf(after)).toContain(word)
    expect(after.slides.map((slide) => slide.id)).toEqual(expect.arrayContaining(scene.slides.map((slide) => slide.id)))
    expect(after.deck.templateId).toBe(id)
    for (const { id: _id, ...draft } of after.slides)
      expect(slideDraftSchema.safeParse(draft).error?.message).toBeUndefined()
  },
)

it('takes a new design back in one step', () => {
  const scene = deckIn('swiss-rules')
  const change = changed(scene, 'before-after')
  const after = run(scene, change)
  expect(after.deck.theme).not.toEqual(scene.deck.theme)
  if (change) expect(applyChange(after, invertChange(change))).toEqual(scene)
})

it('keeps whose deck it is, and a person’s own photos, when the design changes', () => {
  const scene = deckIn('recipe-card')
  const slides = fillPerson(scene.slides, { name: 'Mara Holm', handle: '@mara', mediaId: 'logo1' }).map((slide) => ({
    ...slide,
    layers: slide.layers.map((layer) => (layer.type === 'image' ? { ...layer, mediaId: 'photo1' } : layer)),
  }))
  const after = run({ ...scene, slides }, changed({ ...scene, slides }, 'annual-report'))
  const layers = after.slides.flatMap((slide) => slide.layers)
  const people = layers.flatMap((layer) => (layer.type === 'avatar' ? [layer.person] : []))
  expect(new Set(people)).toEqual(new Set(['Mara Holm']))
})

it('shows the number that was typed once where a design counts by itself', () => {
  const template = patternOf('swiss-rules')
  const slides = template.slides.filter(({ layers }) =>
    layers.some(({ slot }) => slot.startsWith('headline') || slot === 'body 2'),
  )
  let count = 0
  const scene = { ...template, slides }
  const made = slidesFromText('# Start\nNow.\n# 4. Start early\nBefore nine.', 'markdown', {
    scene,
    deckId: 'd',
    newSlideId: () => `s${(count += 1)}`,
  })
  const words = made?.[1]?.layers.flatMap((layer) => (layer.type === 'text' ? [plainText(layer.paragraphs)] : []))
  expect(words).toEqual(['4', 'Start early', 'Before nine.'])
})

it.each(DECK_TEMPLATES.map(({ id }) => id))(
  'lets layouts of %s take turns: no two alike in a row, and its cover keeps its art',
  (id) => {
    const { slides } = deckIn(id)
    const shapeOf = (at: number) =>
      JSON.stringify(slides[at]?.layers.map(({ type, slot }) => [type, slot.split(' ')[0]])) +
      JSON.stringify(slides[at]?.background.fill)
    for (let at = 2; at < slides.length - 1; at += 1) expect(shapeOf(at)).not.toBe(shapeOf(at - 1))
    const art = (layers: Scene['slides'][number]['layers']) =>
      layers.filter(({ type }) => type === 'shape' || type === 'image' || type === 'icon').length
    expect(art(slides[0]?.layers ?? [])).toBe(art(patternOf(id).slides[0]?.layers ?? []))
  },
)

it('offers a layout only when the words of the slide fit there', () => {
  const scene = deckIn('swiss-rules')
  const list = scene.slides.find((slide) => wordsOfSlide(slide).body.length === 3)
  const pattern = patternOf('before-after')
  const offered = pattern.slides.flatMap(
    (slide) =>
      inLayout(scene, list?.id ?? '', { pattern: { ...pattern, slides: [slide] }, newSlideId: () => 'x' }) ?? [],
  )
  expect(offered.length).toBeGreaterThan(1)
  for (const slide of offered)
    expect(wordsOfSlide(slide).body.map((each) => plainText([each]))).toEqual([
      'Ten strokes',
      'Turn it',
      'Look at the burr',
    ])
})

const OTHER_FORMATS = FORMAT_NAMES.filter((format) => format !== '4:5')

it.each(OTHER_FORMATS)('sets a deck whose own format is %s in another design as that stands in it', (format) => {
  const scene = inFormat(deckIn('swiss-rules'), format)
  const after = run(scene, changed(scene, 'bold-blocks'))
  expect(after.deck.format).toBe(format)
  const options = { ...OPTIONS, measure: MEASURE_BY_ADVANCES, brand: null, format }
  expect(lintScene(after, options).map(({ check, slideId }) => [check, slideId])).toEqual([])
  const [cover] = after.slides
  const [model] = inFormat(patternOf('bold-blocks'), format).slides
  const headline = (slide: Scene['slides'][number] | undefined) =>
    slide?.layers.flatMap((layer) => (layer.type === 'text' && layer.slot === 'headline' ? [layer.box] : []))
  expect(headline(cover)).toEqual(headline(model))
})

it('sets a slide of a square deck in a layout as that stands in the square', () => {
  const scene = inFormat(deckIn('swiss-rules'), '1:1')
  const [, slide] = scene.slides
  const pattern = patternOf('swiss-rules')
  const made = inLayout(scene, slide?.id ?? '', { pattern, newSlideId: () => 'x' })
  const bottom = Math.max(...(made?.layers.map((layer) => ('box' in layer ? layer.box.y + layer.box.height : 0)) ?? []))
  expect(bottom).toBeGreaterThan(0)
  expect(bottom).toBeLessThanOrEqual(1080)
})
