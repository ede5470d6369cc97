import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slidePartsOf } from '@/decks/export/pptx/slide-parts.ts'
import { writePdf } from '@/decks/export/pdf/make-documents.ts'
import { writeSvg } from '@/decks/export/svg/write-svg.ts'
import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { describeChart, numberWriter, readChart, readNumber } from '@postwright/core/scene/kinds/chart/chart-data'
import { CHART_FORMS, newChart, PLAIN_NUMBERS } from '@postwright/core/scene/kinds/chart/chart-layer'
import { gridOf } from '@postwright/core/scene/kinds/grid'
import { kindOf } from '@postwright/core/scene/kinds/kinds'
import { newTable } from '@postwright/core/scene/kinds/table/table-layer'
import type { DrawItem } from '@postwright/core/scene/draw-node'
import { FORMAT_NAMES } from '@postwright/core/scene/format'
import { layerSchema, type LayerOf, type PlacedLayer } from '@postwright/core/scene/layer'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { reflowSlide } from '@postwright/core/scene/reflow/reflow-slide'
import { slideAlt } from '@postwright/core/scene/slide-alt'
import { arbitraryFormat, arbitraryScene } from './arbitrary-scene.ts'
import { FIXED_MEASURE } from './fixed-measure.ts'
import { sceneOf, slideOf } from './sample-scene.ts'

const BOX = { x: 100, y: 200, width: 840, height: 600 }
const SALES = gridOf([
  ['', 'Revenue', 'Costs'],
  ['Q1', '1,200', '800'],
  ['Q2', '1,900', '950'],
])
const chart = (fields: Partial<LayerOf<'chart'>> = {}): LayerOf<'chart'> => ({
  ...newChart('chart', BOX),
  rows: SALES,
  ...fields,
})
const table = (fields: Partial<LayerOf<'table'>> = {}): LayerOf<'table'> => ({
  ...newTable('table', BOX),
  rows: gridOf([
    ['Plan', 'Price'],
    ['Free', '0'],
    ['Team', '24'],
  ]),
  ...fields,
})
const theme = sceneOf(slideOf('s1', [])).deck.theme
const context = { theme, measure: FIXED_MEASURE, page: { number: 1, count: 1 }, headingId: '' }
const draw = (layer: PlacedLayer) => kindOf(layer).draw(layer, context)
const wordsIn = (items: readonly DrawItem[]): string[] =>
  items.flatMap((item) => (item.kind === 'group' ? wordsIn(item.items) : item.kind === 'text' ? [item.span.text] : []))
const lint = (layer: PlacedLayer) =>
  lintScene(sceneOf(slideOf('s1', [layer])), {
    format: '4:5',
    measure: FIXED_MEASURE,
    zones: [],
    luminanceOf: () => null,
    brand: null,
  })

it('draws every form of chart with its labels and values, inside its box', () => {
  for (const form of CHART_FORMS) {
    const layer = chart({ form })
    const items = draw(layer)
    expect(wordsIn(items), form).toEqual(expect.arrayContaining(['Q1', 'Q2']))
    for (const item of items) {
      if (item.kind !== 'path') continue
      expect(item.box.x, form).toBeGreaterThanOrEqual(-1)
      expect(item.box.y, form).toBeGreaterThanOrEqual(-1)
      expect(item.box.x + item.box.width, form).toBeLessThanOrEqual(BOX.width + 1)
      expect(item.box.y + item.box.height, form).toBeLessThanOrEqual(BOX.height + 1)
    }
  }
})

it('draws bars as long as their values, each series in a colour of the theme', () => {
  const rows = gridOf([
    ['A', '10'],
    ['B', '40'],
  ])
  const bars = draw(chart({ rows, form: 'bar' })).filter((item) => item.kind === 'path')
  const [first, second] = bars.map(({ box }) => box.width)
  expect((second ?? 0) / (first ?? 1)).toBeCloseTo(4, 1)
  const fills = draw(chart()).flatMap((item) =>
    item.kind === 'path' && item.fill.kind === 'solid' ? [item.fill.color] : [],
  )
  expect(fills).toEqual(expect.arrayContaining([theme.colors.primary, theme.colors.accent]))
})

it('reads numbers as people write them, and says which cells are none', () => {
  const read = (text: string, locale: 'en' | 'de' = 'en') => readNumber(text, { locale })
  expect(['1,234.5', '-3', '48 %', '€ 12', '1.2k', '1.234,5'].map((text) => read(text))).toEqual([
    1234.5, -3, 48, 12, 1200, 1234.5,
  ])
  expect([read('1.234', 'de'), read('1,5', 'de'), read('1,234'), read('1.5')]).toEqual([1234, 1.5, 1234, 1.5])
  expect(['', 'abc', '1-2', '--', '1e400', 'NaN'].map((text) => read(text))).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  const rows = gridOf([
    ['', 'Sales'],
    ['Q1', 'many'],
    ['Q2', '-4'],
    ['Q3', '7'],
  ])
  expect(readChart({ rows, form: 'bar', numbers: PLAIN_NUMBERS }).bad).toEqual([
    { row: 2, column: 2, text: 'many', problem: 'noNumber' },
  ])
  expect(readChart({ rows, form: 'donut', numbers: PLAIN_NUMBERS }).bad.map(({ problem }) => problem)).toEqual([
    'noNumber',
    'negative',
  ])
})

it('writes numbers by the rules of a language', () => {
  const write = (fields: Partial<typeof PLAIN_NUMBERS>) => numberWriter({ ...PLAIN_NUMBERS, ...fields })(1234.5)
  expect(write({})).toBe('1,234.5')
  expect(write({ locale: 'de' })).toBe('1.234,5')
  expect(write({ style: 'compact' })).toBe('1.2K')
  expect(write({ style: 'percent', decimals: 0 })).toBe('1,235%')
  expect(write({ style: 'currency', currency: 'USD' })).toBe('$1,234.5')
})

it('tells people who do not see a chart its data', () => {
  expect(describeChart(chart())).toBe('Revenue: Q1 1,200, Q2 1,900; Costs: Q1 800, Q2 950')
  expect(kindOf(chart()).role(chart(), '')).toEqual({ role: 'figure', alt: describeChart(chart()) })
  expect(slideAlt(slideOf('s1', [chart(), table()]), 500)).toContain('Plan · Price; Free · 0; Team · 24.')
})

it('shows a placeholder for a chart or table without data, and lint finds it', () => {
  for (const layer of [chart({ rows: [] }), chart({ rows: gridOf([['A', 'none']]) }), table({ rows: [] })]) {
    expect(wordsIn(draw(layer))).toEqual([])
    expect(draw(layer).length).toBeGreaterThan(0)
    expect(lint(layer).map(({ reason }) => reason.key)).toContain('emptyData')
  }
})

it('draws the cells of a table in rows, numbers to the end, the header readable on its colour', () => {
  const items = draw(table())
  expect(wordsIn(items)).toEqual(['Plan', 'Price', 'Free', '0', 'Team', '24'])
  expect(lint(table()).filter(({ check }) => check === 'contrast')).toEqual([])
  const flipped = { ...table(), header: { color: '@text' } }
  expect(lint(flipped).filter(({ check }) => check === 'contrast')).toEqual([])
})

it('finds a table that is too small for its words, and makes it fit', () => {
  const rows = gridOf(Array.from({ length: 20 }, (_, at) => [`Row ${at}`, 'Several words in one cell of a long table']))
  const crowded = table({ rows, box: { ...BOX, height: 300 } })
  const found = lint(crowded).find(({ reason }) => reason.key === 'textOverflow')
  expect(found).toBeDefined()
  expect(found?.fixes.length).toBeGreaterThan(0)
  expect(lint(table()).map(({ reason }) => reason.key)).not.toContain('textOverflow')
})

it('finds labels of a chart that are too small to read on a phone', () => {
  const small = chart({ style: { ...chart().style, size: 10, sizeMin: 10 } })
  expect(lint(small).map(({ check }) => check)).toContain('legibility')
  expect(lint(chart()).map(({ check }) => check)).not.toContain('legibility')
})

it('keeps charts and tables on the slide in every format', () => {
  for (const format of FORMAT_NAMES) {
    const scene = sceneOf(slideOf('s1', [chart(), table()]))
    const [slide] = scene.slides
    if (!slide) throw new Error('The slide is missing.')
    const placed = reflowSlide(slide, scene.deck.format, format)
    expect(placed).toHaveLength(2)
    for (const layer of placed) expect(layerSchema.safeParse(layer).success, format).toBe(true)
  }
})

it('leaves as a vector file and as a document, whatever kinds, values and format', async () => {
  const sources: Parameters<typeof writePdf>[1] = {
    measure: FIXED_MEASURE,
    cut: (text) => [{ text, file: null }],
    fontFile: () => Promise.resolve(null),
    picture: () => Promise.resolve(null),
    shadow: () => Promise.resolve(null),
    rasterise: () => Promise.resolve(null),
  }
  await fc.assert(
    fc.asyncProperty(arbitraryScene(), arbitraryFormat, async (scene, format) => {
      const slides = scene.slides.map(({ id }) => ({
        title: 'Slide',
        drawing: drawSlide(scene, id, format, FIXED_MEASURE),
      }))
      for (const { drawing } of slides) {
        const svg = writeSvg(drawing, 'Slide', {
          picture: () => null,
          outline: () => null,
          blurred: () => null,
          fontRules: '',
        })
        expect(svg).not.toMatch(/ (?:d|x|y|width|height|transform)="[^"]*(?:NaN|Infinity|undefined)/)
        expect(svg).not.toMatch(/<b>|<script/)
      }
      const about = { title: 'Deck', author: 'Ada', language: 'en', createdAt: new Date(0) }
      const { bytes } = await writePdf({ ...about, slides }, sources)
      expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
    }),
    { numRuns: 40 },
  )
})

it('says the data of a chart in the figure of a document, and a presentation holds charts and tables as such', () => {
  const scene = sceneOf(slideOf('s1', [chart(), table()]))
  const drawing = drawSlide(scene, 's1', '4:5', FIXED_MEASURE, { hasData: true })
  expect(drawing.items.find(({ layerId }) => layerId === 'chart')).toMatchObject({
    role: 'figure',
    alt: 'Revenue: Q1 1,200, Q2 1,900; Costs: Q1 800, Q2 950',
  })
  const parts = slidePartsOf(drawing).flatMap((part) => (part.kind === 'data' ? [part.data.kind] : []))
  expect(parts).toEqual(['chart', 'table'])
})
