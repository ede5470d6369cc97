import { applyChange } from '@postwright/core/scene/apply-change'
import { changeLayout, inLayout } from '@postwright/core/scene/commands/change-design'
import { FORMAT_NAMES } from '@postwright/core/scene/format'
import { invertChange } from '@postwright/core/scene/invert-change'
import { newChart } from '@postwright/core/scene/kinds/chart/chart-layer'
import { gridOf } from '@postwright/core/scene/kinds/grid'
import { newTable } from '@postwright/core/scene/kinds/table/table-layer'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { slidesFromText } from '@postwright/core/scene/outline/slides-from-text'
import { wordsOfSlide } from '@postwright/core/scene/outline/words-of-slide'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { plainText } from '@postwright/core/scene/text-content'
import { expect, it } from 'vitest'
import { layoutsOf, patternOf } from '@/decks/editor/design/slide-pattern.ts'
import { IS_DEEP } from '../../support/deep.ts'
import { imageLayer, OPTIONS } from './lint/planted-faults.ts'
import { TEXTS } from './sample-texts.ts'
import { textLayer } from './text-layer.ts'

/** A deck that begins with a design. */
function begun(templateId: string): Scene {
  const { deck, slides } = patternOf(templateId)
  return { deck: { ...deck, templateId }, slides }
}

const IDS = DECK_TEMPLATES.map(({ id }) => id)

/** Words of a slide's own texts and of the cells of its data, without those of the design. */
function saidOn(slide: SceneSlide): string[] {
  const { title, body } = wordsOfSlide(slide)
  const cells = slide.layers.flatMap((layer) => ('rows' in layer ? layer.rows.flatMap((row) => row.cells) : []))
  return wordsIn([title.map(({ text }) => text).join(''), ...body.map((each) => plainText([each])), ...cells])
}

/** Everything that is written on a slide. */
function writtenOn({ layers }: SceneSlide): string[] {
  return wordsIn(
    layers.flatMap((layer) => {
      if (layer.type === 'text') return [plainText(layer.paragraphs)]
      return 'rows' in layer ? layer.rows.flatMap((row) => row.cells) : []
    }),
  )
}

const wordsIn = (texts: readonly string[]) => texts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? []

const photosOn = ({ layers }: SceneSlide) =>
  layers.flatMap((layer) => (layer.type === 'image' && layer.mediaId?.startsWith('own') ? [layer.mediaId] : []))

/** Faults of each slide in each layout offered for it, and the number of these layouts. */
function judged(scene: Scene): { offered: number; wrong: string[] } {
  const wrong: string[] = []
  let offered = 0
  for (const slide of scene.slides.filter(({ kind }) => kind !== 'common')) {
    for (const [at, pattern] of layoutsOf(scene).entries()) {
      const change = changeLayout(scene, slide.id, { pattern, newSlideId: () => 'new' })
      if (!change) continue
      offered += 1
      const after = applyChange(scene, change)
      const made = after.slides.find(({ id }) => id === slide.id)
      if (!made) throw new Error('The slide is gone')
      const where = `slide ${scene.slides.indexOf(slide)} in layout ${at}`
      const left = writtenOn(made)
      const lost = [
        ...saidOn(slide).filter((word) => !left.includes(word)),
        ...missing(photosOn(slide), photosOn(made)),
      ]
      if (lost.length > 0) wrong.push(`${where} loses ${lost.join(' ')}`)
      const back = applyChange(after, invertChange(change))
      if (JSON.stringify(back) !== JSON.stringify(scene)) wrong.push(`${where} is not taken back`)
      for (const format of FORMAT_NAMES) {
        const options = { ...OPTIONS, measure: MEASURE_BY_ADVANCES, brand: null, format }
        const found = lintScene(after, options, ({ id }) => id === slide.id).filter(({ check }) => check !== 'altText')
        for (const { check } of found) wrong.push(`${where} in ${format}: ${check}`)
      }
    }
  }
  return { offered, wrong }
}

const missing = (before: readonly string[], after: readonly string[]) => before.filter((each) => !after.includes(each))

function written(text: string, id: string): Scene {
  const scene = begun(id)
  let count = 0
  const newSlideId = () => `slide${(count += 1)}`
  const slides = slidesFromText(text, 'markdown', { scene, deckId: 'deck1', newSlideId }) ?? []
  return { ...scene, slides: slides.map((slide, at) => ({ ...slide, place: at + 1 })) }
}

it.each(IDS)(
  'sets each slide of %s in each layout on offer, with nothing lost, nothing to find in any format and a way back',
  (id) => {
    const { offered, wrong } = judged(begun(id))
    expect(wrong).toEqual([])
    expect(offered).toBeGreaterThan(10)
  },
)

// A deck of each text; `npm run test:deep` judges it in every design.
const texts = IS_DEEP
  ? TEXTS.flatMap(({ says, text }) => IDS.map((id) => ({ says, text, id })))
  : TEXTS.slice(0, 4).map(({ says, text }, at) => ({ says, text, id: IDS[at * 5] ?? '' }))

it.each(texts)('sets each slide of the text "$says" in each layout of $id', ({ text, id }) => {
  expect(judged(written(text, id)).wrong).toEqual([])
})

const PLACE = { x: 90, y: 420, width: 900, height: 640 }
const ROWS = gridOf([
  ['', 'Reach'],
  ['May', '1200'],
  ['June', '1500'],
])

it.each(IDS)('offers for data and photos of a slide of %s only layouts that have a place for them', (id) => {
  const { deck, slides } = begun(id)
  const [model] = slides.filter(({ kind, layers }) => kind === 'content' && layers.some(({ type }) => type === 'text'))
  if (!model) throw new Error('The design has no content')
  const title = { ...textLayer('head', 'Two months of work'), slot: 'title 2' }
  const made = [
    { ...newChart('data', PLACE), rows: ROWS },
    { ...newTable('data', PLACE), rows: ROWS },
    imageLayer('data', { box: PLACE, mediaId: 'own photo', alt: 'Two people at a desk' }),
  ].map((layer, at) => ({ ...model, id: `own${at}`, place: at, layers: [title, layer], overrides: [] }))
  const { wrong } = judged({ deck, slides: made })
  expect(wrong).toEqual([])
})

it('sets a chart in the layouts of a design that are made for charts, and below the headings of others', () => {
  const scene = begun('bar-chart')
  const [, slide] = scene.slides
  const offered = layoutsOf(scene).flatMap((pattern, at) =>
    inLayout(scene, slide?.id ?? '', { pattern, newSlideId: () => 'new' }) ? [at] : [],
  )
  expect(offered).toEqual(expect.arrayContaining([1, 2, 5]))
})

it('draws no bar and no ring of the example for a share that a text names', () => {
  for (const id of ['big-number', 'confetti-news']) {
    const { slides } = written('# A title\n# 45 %\nof all teams\n# End\nIt ends.', id)
    const shown = slides.flatMap(({ layers }) =>
      layers.filter((layer) => layer.type === 'chart' || layer.name.startsWith('share')),
    )
    expect(shown).toEqual([])
  }
})
