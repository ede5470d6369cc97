import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawLayer } from '@postwright/core/scene/drawing/draw-layers'
import { gridOf } from '@postwright/core/scene/kinds/grid'
import { newTable, type TableLayer } from '@postwright/core/scene/kinds/table/table-layer'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { expect, it } from 'vitest'
import { findCommand } from '../../../scripts/setup/find-command.mjs'
import { sceneOf } from '../scene/sample-scene.ts'
import { written } from './written-pdf.ts'

const READER = 'pdfinfo'

const ROWS = gridOf([
  ['', 'Reach', 'Clicks'],
  ['May and the first days of June', '1,200', '30'],
  ['June', '', '41'],
])

/** The structure of a page with one table, as another program reads it. */
async function structureOf(fields: Partial<TableLayer>): Promise<string> {
  const layer = { ...newTable('table', { x: 20, y: 20, width: 360, height: 300 }), rows: ROWS, ...fields }
  const { theme } = sceneOf().deck
  const context = { theme, measure: MEASURE_BY_ADVANCES, page: { number: 1, count: 1 }, headingId: '' }
  const { bytes } = await written(drawLayer(layer, context))
  const folder = mkdtempSync(join(tmpdir(), 'table-'))
  writeFileSync(join(folder, 'table.pdf'), bytes)
  const text = execFileSync(READER, ['-struct-text', join(folder, 'table.pdf')], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return text
}

/** Rows of cells as their element, their scope and their words. */
function cellsIn(structure: string): string[][] {
  const [, ...rows] = structure.split(/^ *TR\b.*$/mu)
  return rows.map((row) => {
    const [, ...cells] = row.split(/^ *(?=T[HD]\b)/mu)
    return cells.map((cell) => {
      const scope = /\/Scope \/(\w+)/u.exec(cell)?.[1] ?? ''
      const words = [...cell.matchAll(/"(.*?)"/gsu)].map(([, text = '']) => text).join('')
      return [cell.slice(0, 2), scope, words.replaceAll(/\s+/gu, ' ').trim()].filter(Boolean).join(' ')
    })
  })
}

it.skipIf(!findCommand(READER))('tags a table as rows of cells, with headings that say what they are of', async () => {
  const structure = await structureOf({})
  expect(structure.match(/^ *Table\b/gmu)).toHaveLength(1)
  expect(cellsIn(structure)).toEqual([
    ['TD', 'TH Column Reach', 'TH Column Clicks'],
    ['TH Row May and the first days of June', 'TD 1,200', 'TD 30'],
    ['TH Row June', 'TD', 'TD 41'],
  ])
  expect(structure).not.toMatch(/^ *(?:P|Figure)\b/mu)
})

it.skipIf(!findCommand(READER))(
  'tags no headings where a table has none, and leads from cells to its link',
  async () => {
    const rows = gridOf([
      ['Monday', '9'],
      ['Tuesday', '10'],
    ])
    const structure = await structureOf({ rows, header: null, link: 'https://example.com/' })
    expect(cellsIn(structure)).toEqual([
      ['TD Monday', 'TD 9'],
      ['TD Tuesday', 'TD 10'],
    ])
    expect(structure.match(/^ *Link\b/gmu)).toHaveLength(4)
  },
)

it.skipIf(!findCommand(READER))(
  'describes a transparent table, which is one piece of the page, by its words',
  async () => {
    const structure = await structureOf({ opacity: 0.5 })
    expect(structure).toMatch(/^ *Figure\b/mu)
    expect(structure).not.toMatch(/^ *Table\b/mu)
  },
)

it('keeps the description of a table as its summary', async () => {
  const layer = {
    ...newTable('table', { x: 20, y: 20, width: 360, height: 300 }),
    rows: ROWS,
    alt: 'Reach (May, June)',
  }
  const { theme } = sceneOf().deck
  const context = { theme, measure: MEASURE_BY_ADVANCES, page: { number: 1, count: 1 }, headingId: '' }
  const { objects } = await written(drawLayer(layer, context))
  expect(objects).toContain('/Summary (Reach \\(May, June\\))')
})
