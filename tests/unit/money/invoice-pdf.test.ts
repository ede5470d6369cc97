import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { INVOICE_FORMAT, INVOICE_SLIDE, invoiceScene, type InvoiceSheet } from '@postwright/core/money/invoice-sheet'
import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { writePdf } from '@/decks/export/pdf/make-documents.ts'
import { findCommand } from '../../../scripts/setup/find-command.mjs'

const fileOf = (weight: number) =>
  new Uint8Array(readFileSync(`node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`))

const MEASURE = {
  widthOf: (text: string, { size }: { size: number }) => text.length * size * 0.55,
  metricsOf: ({ size }: { size: number }) => ({ ascent: 0.95 * size, descent: 0.25 * size }),
}

const LINE = ['Team plan', 'Jul 15, 2027 to Aug 15, 2027', '1', '€29.00', '€29.00']

const SHEET: InvoiceSheet = {
  title: 'Invoice PW-000042',
  facts: [
    ['Date', 'July 15, 2027'],
    ['Status', 'Paid'],
  ],
  parties: [
    { title: 'From', lines: ['Postwright GmbH', 'Lindenallee 4', '10115 Berlin', 'DE', 'VAT ID DE123456789'] },
    { title: 'Billed to', lines: ['Ada Lovelace Ltd', '12 St James Square', 'London', 'GB'] },
  ],
  columns: ['Description', 'Period', 'Quantity', 'Unit price', 'Amount'],
  rows: [LINE, ['Unused time on Solo', 'Jul 15, 2027 to Jul 31, 2027', '1', '-€4.65', '-€4.65']],
  totals: [
    ['Subtotal', '€24.35'],
    ['Tax 19% (DE)', '€4.63'],
  ],
  total: ['Total', '€28.98'],
  notes: ['Reverse charge: the customer accounts for the value-added tax.'],
}

const folder = mkdtempSync(join(tmpdir(), 'invoice-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function written(sheet: InvoiceSheet): Promise<string> {
  const drawing = drawSlide(invoiceScene(sheet), INVOICE_SLIDE, INVOICE_FORMAT, MEASURE)
  const fonts = { '400': fileOf(400), '700': fileOf(700) }
  const nothing = () => Promise.resolve(null)
  const { bytes } = await writePdf(
    {
      title: sheet.title,
      author: '',
      language: 'en',
      createdAt: new Date(0),
      slides: [{ title: sheet.title, drawing }],
    },
    {
      measure: MEASURE,
      cut: (text, { weight }) => [{ text, file: weight >= 600 ? '700' : '400' }],
      fontFile: (file) => Promise.resolve(file === '700' ? fonts['700'] : fonts['400']),
      picture: nothing,
      shadow: nothing,
      rasterise: nothing,
    },
  )
  const path = join(folder, `${sheet.rows.length}.pdf`)
  writeFileSync(path, bytes)
  return path
}

const read = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' })

it.skipIf(!findCommand('pdftotext'))(
  'an invoice is one tagged page whose words and amounts can be read and copied',
  async () => {
    const path = await written(SHEET)
    expect(read('pdfinfo', path)).toMatch(/Tagged: +yes[^]*Pages: +1/)
    const text = read('pdftotext', path, '-').replaceAll(/\s+/g, ' ')
    const { title, facts, parties, columns, rows, totals, total, notes } = SHEET
    const said = [title, ...[...facts, ...rows, ...totals, total].flat(), ...columns, ...notes]
    const lines = [...said, ...parties.flatMap((party) => [party.title, ...party.lines])]
    expect(lines.filter((line) => !text.includes(line))).toEqual([])
  },
)

it.skipIf(!findCommand('pdfinfo'))('its lines are a table with headings for programs that read it aloud', async () => {
  const tags = read('pdfinfo', '-struct-text', await written(SHEET))
  expect(tags).toMatch(/H1[^]*Invoice PW-000042/)
  expect(tags.match(/^ *TH\b/gm)).toHaveLength(SHEET.columns.length)
  expect(tags.match(/^ *Table\b/gm)).toHaveLength(4)
})

it.skipIf(!findCommand('pdftotext'))(
  'an invoice with as many lines as there may be stays one page with all of them',
  async () => {
    const path = await written({
      ...SHEET,
      rows: Array.from({ length: 20 }, (_, at) => [`Plan ${at + 1}`, ...LINE.slice(1)]),
    })
    expect(read('pdfinfo', path)).toMatch(/Pages: +1\n/)
    const text = read('pdftotext', path, '-')
    expect(Array.from({ length: 20 }, (_, at) => `Plan ${at + 1}`).filter((line) => !text.includes(line))).toEqual([])
  },
)
