import { strFromU8, unzipSync } from 'fflate'
import { drawLayer } from '@postwright/core/scene/drawing/draw-layers'
import { newChart, PLAIN_NUMBERS, type ChartLayer } from '@postwright/core/scene/kinds/chart/chart-layer'
import { gridOf } from '@postwright/core/scene/kinds/grid'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import PptxGenJS from 'pptxgenjs'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, it } from 'vitest'
import { addChart } from '@/decks/export/pptx/add-chart.ts'
import { slidePartsOf } from '@/decks/export/pptx/slide-parts.ts'
import { sceneOf } from '../scene/sample-scene.ts'
import { drawingOf } from '../../web/decks/support/sample-drawing.ts'

const ROWS = gridOf([
  ['', 'Reach', 'Clicks'],
  ['May', '1,200', '30'],
  ['June', '1,500', ''],
])

function partsOf(fields: Partial<ChartLayer>) {
  const layer = { ...newChart('chart', { x: 96, y: 192, width: 480, height: 288 }), rows: ROWS, ...fields }
  const { theme } = sceneOf().deck
  const context = { theme, measure: MEASURE_BY_ADVANCES, page: { number: 1, count: 1 }, headingId: '', hasData: true }
  return slidePartsOf(drawingOf(drawLayer(layer, context)))
}

/** The file as another program reads it: an archive of XML documents. */
async function chartIn(fields: Partial<ChartLayer>) {
  const [part] = partsOf(fields)
  if (part?.kind !== 'data' || part.data.kind !== 'chart') throw new Error('There is no chart')
  const deck = new PptxGenJS()
  addChart(deck.addSlide(), part.data, part.alt, { x: 1, y: 2, w: 5, h: 3 })
  const bytes = await deck.write({ outputType: 'arraybuffer' })
  if (!(bytes instanceof ArrayBuffer)) throw new Error('No presentation was written')
  const files = unzipSync(new Uint8Array(bytes))
  const name = Object.keys(files).find((path) => /^ppt\/charts\/chart\d+\.xml$/.test(path)) ?? ''
  const sheet = Object.keys(files).filter((path) => path.endsWith('.xlsx'))
  return { chart: parseDocument(strFromU8(files[name] ?? new Uint8Array()), { xmlMode: true }), sheet }
}

type Part = Parameters<typeof DomUtils.getElementsByTagName>[1]
const all = (name: string, part: Part) => DomUtils.getElementsByTagName(name, part)
const valuesOf = (part: Part, name: string) =>
  all(name, part).flatMap((each) => all('c:v', each).map((value) => DomUtils.textContent(value)))

it.each([
  ['bar', 'c:barChart', 'bar'],
  ['column', 'c:barChart', 'col'],
  ['line', 'c:lineChart', ''],
] as const)(
  'writes a %s chart as one that PowerPoint can edit, with its series, labels and numbers',
  async (form, tag, direction) => {
    const { chart, sheet } = await chartIn({ form })
    expect(all(tag, chart)).toHaveLength(1)
    if (direction !== '') expect(all('c:barDir', chart)[0]?.attribs['val']).toBe(direction)
    const [reach, clicks] = all('c:ser', chart)
    expect(reach && [valuesOf(reach, 'c:tx'), valuesOf(reach, 'c:cat'), valuesOf(reach, 'c:val')]).toEqual([
      ['Reach'],
      ['May', 'June'],
      ['1200', '1500'],
    ])
    expect(clicks && valuesOf(clicks, 'c:val').filter(Boolean)).toEqual(['30'])
    expect(sheet).toHaveLength(1)
  },
)

it('writes a donut as a doughnut chart of its first series', async () => {
  const { chart } = await chartIn({ form: 'donut' })
  expect(all('c:doughnutChart', chart)).toHaveLength(1)
  expect(valuesOf(chart, 'c:val')).toEqual(['1200', '1500'])
})

it('writes the unit of the numbers after each of them', async () => {
  const numbers = { ...PLAIN_NUMBERS, style: 'percent' as const }
  const { chart } = await chartIn({ form: 'column', numbers })
  expect(all('c:numFmt', chart).map(({ attribs }) => attribs['formatCode'])).toContain('General"%"')
})

it('draws what presentations have no chart for: progress, a turned chart, and bars of which one stands out', () => {
  const kinds = (fields: Partial<ChartLayer>) => partsOf(fields).map(({ kind }) => kind)
  expect(kinds({ form: 'progress' })).not.toContain('data')
  expect(kinds({ rotation: 20 })).not.toContain('data')
  expect(kinds({ opacity: 0.5 })).not.toContain('data')
  const one = gridOf([
    ['May', '4'],
    ['June', '9'],
  ])
  expect(kinds({ rows: one, emphasis: 'largest' })).not.toContain('data')
  expect(kinds({ rows: one })).toEqual(['data'])
})
