import { strFromU8, unzipSync } from 'fflate'
import type { DrawContext } from '@postwright/core/scene/drawing/draw-context'
import { drawLayer } from '@postwright/core/scene/drawing/draw-layers'
import { gridOf } from '@postwright/core/scene/kinds/grid'
import { newTable, type TableLayer } from '@postwright/core/scene/kinds/table/table-layer'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { DomUtils, parseDocument } from 'htmlparser2'
import PptxGenJS from 'pptxgenjs'
import { expect, it } from 'vitest'
import { addTable } from '@/decks/export/pptx/add-table.ts'
import { slidePartsOf } from '@/decks/export/pptx/slide-parts.ts'
import { sceneOf } from '../scene/sample-scene.ts'
import { drawingOf } from '../../web/decks/support/sample-drawing.ts'

const ROWS = gridOf([
  ['Plan', 'Price'],
  ['Solo & small', '9'],
  ['مكتب', ''],
])

function partsOf(fields: Partial<TableLayer>, given: Partial<DrawContext> = { hasData: true }) {
  const layer = { ...newTable('table', { x: 96, y: 192, width: 480, height: 288 }), rows: ROWS, ...fields }
  const { theme } = sceneOf().deck
  const context = { theme, measure: MEASURE_BY_ADVANCES, page: { number: 1, count: 1 }, headingId: '', ...given }
  return slidePartsOf(drawingOf(drawLayer(layer, context)))
}

/** The slide as another program reads it: an XML document in an archive. */
async function tableIn(fields: Partial<TableLayer>) {
  const [part, ...others] = partsOf(fields)
  if (part?.kind !== 'data' || part.data.kind !== 'table') throw new Error('There is no table')
  expect(others).toEqual([])
  const deck = new PptxGenJS()
  addTable(deck.addSlide(), part.data, part.alt, { x: 1, y: 2, w: 5, h: 3 })
  const bytes = await deck.write({ outputType: 'arraybuffer' })
  if (!(bytes instanceof ArrayBuffer)) throw new Error('No presentation was written')
  const slide = unzipSync(new Uint8Array(bytes))['ppt/slides/slide1.xml'] ?? new Uint8Array()
  return parseDocument(strFromU8(slide), { xmlMode: true })
}

type Part = Parameters<typeof DomUtils.getElementsByTagName>[1]
const all = (name: string, part: Part) => DomUtils.getElementsByTagName(name, part)
const first = (name: string, part: Part) => all(name, part)[0]?.attribs

it('writes a table as one that PowerPoint can edit, cell by cell', async () => {
  const slide = await tableIn({ alt: 'Plans "and" prices' })
  const words = all('a:tr', slide).map((row) =>
    all('a:tc', row).map((cell) => all('a:t', cell).map(DomUtils.textContent).join('')),
  )
  expect(words).toEqual(ROWS.map(({ cells }) => cells))
  expect(all('p:sp', slide)).toEqual([])
  expect(first('p:cNvPr', all('p:graphicFrame', slide))?.['name']).toBe('Plans "and" prices')
})

it('keeps the columns, rows, headings, stripes and directions of the slide', async () => {
  const slide = await tableIn({ zebra: { color: '#eeeeee' }, header: { color: '#111111' } })
  const widths = all('a:gridCol', slide).map(({ attribs }) => Number(attribs['w']))
  expect(widths.reduce((sum, width) => sum + width, 0) / 914_400).toBeCloseTo(5, 3)
  const [head = [], body = [], stripe = []] = all('a:tr', slide).map((row) => all('a:tc', row))
  const colors = [head, body, stripe].map((row) => {
    const own = all('a:tcPr', row).flatMap(({ children }) => children)
    // The fills of borders are nested deeper.
    return first('a:srgbClr', DomUtils.getElementsByTagName('a:solidFill', own, false))?.['val']
  })
  expect(colors).toEqual(['111111', undefined, 'EEEEEE'])
  expect(head.map((cell) => first('a:rPr', cell)?.['b'])).toEqual(['1', '1'])
  expect(body.map((cell) => first('a:pPr', cell)?.['algn'])).toEqual(['l', 'r'])
  expect(first('a:pPr', stripe)).toMatchObject({ algn: 'r', rtl: '1' })
})

it('draws what presentations have no table for: one that is turned, transparent or continues on the next slide', () => {
  const kinds = (fields: Partial<TableLayer>) => partsOf(fields).map(({ kind }) => kind)
  expect(kinds({ rotation: 20 })).not.toContain('data')
  expect(kinds({ opacity: 0.5 })).not.toContain('data')
  expect(kinds({ continues: true })).not.toContain('data')
})

it('is drawn without its data for everything else', () => {
  expect(partsOf({}, {}).map(({ kind }) => kind)).not.toContain('data')
})
