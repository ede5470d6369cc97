import { gridOf } from '../scene/kinds/grid.ts'
import type { Scene } from '../scene/scene.ts'
import { overridesOf, placed, type Piece, type Rect } from '../scene/templates/builders/piece.ts'
import { shape } from '../scene/templates/builders/layers.ts'
import { slide, theme } from '../scene/templates/builders/template.ts'
import { text, lookOf } from '../scene/templates/builders/text.ts'

/** The texts of a printed invoice, in the language of its reader. */
export type InvoiceSheet = {
  title: string
  /** Names and values below the title, such as dates and status. */
  facts: readonly (readonly [name: string, value: string])[]
  parties: readonly { title: string; lines: readonly string[] }[]
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  totals: readonly (readonly [name: string, amount: string])[]
  /** Amount to be paid, or amount paid. */
  total: readonly [name: string, amount: string]
  notes: readonly string[]
}

/** Format whose proportions are closest to a sheet of paper. */
export const INVOICE_FORMAT = '2:3'

export const INVOICE_SLIDE = 'invoice'

/** Theme in black on white, for printing and scanning. */
const THEME = theme(['#ffffff', '#f3f1ec', '#201d18', '#5c564d', '#201d18', '#201d18'], ['Inter', 'Inter'])
const MARGIN = 84
const WIDTH = 1080 - 2 * MARGIN
const GAP = 48
const ROW = 46
const TOTALS_WIDTH = 500
const LINES_TOP = 610
const FACTS_TOP = 180
/** Maximum number of rows at full height; if there are more, they share the same total height. */
const ROWS_AT_FULL_HEIGHT = 11

/** Draws an invoice on one page as a scene, which is laid out and exported like any slide; long content gets a smaller font size. */
export function invoiceScene(sheet: InvoiceSheet): Scene {
  const { title, facts, parties, columns, rows, totals, total, notes } = sheet
  const width = (WIDTH - GAP * (parties.length - 1)) / Math.max(1, parties.length)
  const linesHeight = ROW * (1 + Math.min(rows.length, ROWS_AT_FULL_HEIGHT))
  const totalsTop = LINES_TOP + linesHeight + 28
  const totalsHeight = totals.length * ROW
  const totalTop = totalsTop + totalsHeight + 8
  const atEnd = MARGIN + WIDTH - TOTALS_WIDTH
  const { slide: built } = slide('content', '@background', [
    text(title, { family: '@heading', weight: 700, size: 52, sizeMin: 28 }, { at: [MARGIN, MARGIN, WIDTH, 72] }),
    table(facts, { at: [MARGIN - 12, FACTS_TOP, TOTALS_WIDTH + 60, facts.length * ROW] }, ['start', 'start']),
    ...parties.flatMap((each, at) => party(each, [MARGIN + at * (width + GAP), 390, width, 190])),
    table([columns, ...rows], { at: [MARGIN, LINES_TOP, WIDTH, linesHeight], hasHeader: true }, [
      ...columns.slice(0, 1).map(() => 'start' as const),
      ...columns.slice(1).map(() => 'end' as const),
    ]),
    ...(totals.length === 0 ? [] : [table(totals, { at: [atEnd, totalsTop, TOTALS_WIDTH, totalsHeight] })]),
    shape('rectangle', '@surface', { at: [atEnd, totalTop, TOTALS_WIDTH, 64], radius: 8 }),
    table([total], { at: [atEnd, totalTop + 8, TOTALS_WIDTH, 48], weight: 700, size: 28 }),
    ...words(notes.join('\n'), { at: [MARGIN, totalTop + 110, WIDTH, 180], size: 22 }),
  ])
  return {
    deck: { name: title, format: INVOICE_FORMAT, theme: THEME },
    slides: [{ ...built, id: INVOICE_SLIDE, deckId: INVOICE_SLIDE, place: 0 }],
  }
}

function party({ title, lines }: InvoiceSheet['parties'][number], [x, y, width, height]: Rect): Piece[] {
  return [
    text(title, { weight: 700, size: 22, sizeMin: 14, color: '@muted' }, { at: [x, y, width, 34] }),
    ...words(lines.join('\n'), { at: [x, y + 38, width, height - 38], size: 24 }),
  ]
}

function words(content: string, { at, size }: { at: Rect; size: number }): Piece[] {
  return content.trim() === '' ? [] : [text(content, { size, sizeMin: 10 }, { at })]
}

type TablePlace = { at: Rect; hasHeader?: boolean; weight?: number; size?: number }

function table(
  rows: readonly (readonly string[])[],
  { at, hasHeader = false, weight = 400, size = 22 }: TablePlace,
  aligns: readonly ('start' | 'end')[] = ['start', 'end'],
): Piece {
  return {
    layer: {
      ...placed({ at }),
      type: 'table',
      rows: gridOf(rows),
      header: hasHeader ? { color: '@surface' } : null,
      zebra: null,
      aligns: [...aligns],
      style: lookOf({ size, sizeMin: 10, lineHeight: 1.2, weight }),
    },
    overrides: overridesOf({ at }),
    slots: [],
  }
}
