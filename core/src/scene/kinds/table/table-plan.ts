import { mixColors, contrastRatio, READABLE_RATIO } from '../../drawing/colors.ts'
import type { DrawItem, DrawTable } from '../../draw-node.ts'
import { bidiLevels } from '../../layout/bidi-levels.ts'
import { layoutText } from '../../layout/layout-text.ts'
import { paragraphsOf, type TextStyle } from '../../text-content.ts'
import { resolveColor, resolveFamily, type Theme } from '../../theme.ts'
import { readNumber } from '../chart/chart-data.ts'
import { columnCount } from '../grid.ts'
import { area, fittedPlan, type Measuring, type Plan } from '../labels.ts'
import type { TableLayer } from './table-layer.ts'

/** Padding between a cell's edges and its text, as multiples of the text size. */
const PADDING = { x: 0.5, y: 0.32 }

/** Returns a function that plans the cells of a table for a text size: column widths and row heights follow their text. */
export function planTable(layer: TableLayer, context: Measuring): (size: number) => Plan {
  const columns = columnCount(layer.rows)
  const looks = looksOf(layer, columns, context.theme)
  return (size) => planCells(layer, size, { columns, looks, ...context })
}

type Cells = Measuring & { columns: number; looks: ReturnType<typeof looksOf> }

function planCells(layer: TableLayer, size: number, cells: Cells): Plan {
  const { box, header } = layer
  const { texts, widths, rowHeights, needed } = measureCells(layer, size, cells)
  const [padX, padY] = [size * PADDING.x, size * PADDING.y]
  const tops = rowHeights.map((_, row) => sum(rowHeights.slice(0, row)))
  const lefts = widths.map((_, at) => sum(widths.slice(0, at)))
  const rule = ruleOf(layer, size, cells.theme)
  const shapes = texts.flatMap((_, row): DrawItem[] => {
    const place = { x: 0, y: tops[row] ?? 0, width: box.width, height: rowHeights[row] ?? 1 }
    const fill = fillOf(layer, row, cells.theme)
    if (header && row === 0) return fill === null ? [] : [area(place, fill)]
    const under = area({ ...place, y: place.y + place.height - 1, height: rule.width }, rule.color)
    return [...(fill === null ? [] : [area(place, fill)]), under]
  })
  const labels = texts.flatMap((row, at) =>
    row.map((text, column) => ({
      text,
      box: {
        x: (lefts[column] ?? 0) + padX,
        y: (tops[at] ?? 0) + padY / 2,
        width: Math.max(1, (widths[column] ?? 1) - 2 * padX),
        height: Math.max(1, (rowHeights[at] ?? 1) - padY),
      },
      look: cells.looks(at, column),
      cell: { row: at, column },
    })),
  )
  return { shapes, labels, height: needed, isCrowded: needed > box.height + 1 }
}

/** Returns the data for a native table in presentations: the same cells, with the same column and row sizes. */
export function tableData(layer: TableLayer, context: Measuring): DrawTable {
  const { theme } = context
  const columns = columnCount(layer.rows)
  const looks = looksOf(layer, columns, theme)
  const { size } = fittedPlan(layer.style, planTable(layer, context), context)
  const { texts, widths, rowHeights } = measureCells(layer, size, { ...context, columns, looks })
  const rule = ruleOf(layer, size, theme)
  return {
    kind: 'table',
    columns: widths,
    rows: texts.map((cells, row) => ({
      height: rowHeights[row] ?? 1,
      fill: fillOf(layer, row, theme),
      rule: layer.header && row === 0 ? null : rule,
      cells: cells.map((text, column) => {
        const { align, color, weight } = { ...layer.style, ...looks(row, column) }
        const isRtl = bidiLevels(text, layer.style.direction).direction === 'rtl'
        return {
          text,
          align: align === 'center' ? 'center' : (align === 'end') === isRtl ? 'left' : 'right',
          isRtl,
          isBold: weight >= 600,
          color: resolveColor(theme, color),
        }
      }),
    })),
    padding: size * PADDING.x,
    text: { family: resolveFamily(theme, layer.style.family), size, isItalic: layer.style.isItalic },
  }
}

/** Returns the cells of all rows with column and row sizes, at one text size. */
function measureCells(layer: TableLayer, size: number, { columns, looks, theme, measure }: Cells) {
  const { rows, box } = layer
  const widths = columnWidths(layer, columns, size, { theme, measure })
  const [padX, padY] = [size * PADDING.x, size * PADDING.y]
  const texts = rows.map(({ cells }) => widths.map((_, at) => cells[at] ?? ''))
  const heights = texts.map((cells, row) =>
    Math.max(
      size * layer.style.lineHeight,
      ...cells.map((text, at) => {
        const style = { ...layer.style, ...looks(row, at), size, sizeMin: size }
        const room = { width: Math.max(1, (widths[at] ?? 1) - 2 * padX), height: 1 }
        return text === ''
          ? 0
          : layoutText({ paragraphs: paragraphsOf(text), style, padding: 0 }, room, theme, measure).height
      }),
    ),
  )
  const needed = heights.reduce((all, height) => all + height + 2 * padY, 0)
  // Rows share the free height of the box, up to twice their padding.
  const spare = Math.max(0, Math.min((box.height - needed) / Math.max(1, rows.length), 2 * padY))
  return { texts, widths, rowHeights: heights.map((height) => height + 2 * padY + spare), needed }
}

function ruleOf({ style }: TableLayer, size: number, theme: Theme) {
  const color = mixColors(theme.colors.background, resolveColor(theme, style.color), 0.22)
  return { width: Math.max(1, size * 0.04), color }
}

function fillOf(layer: TableLayer, row: number, theme: Theme): string | null {
  const { header, zebra } = layer
  if (header && row === 0) return resolveColor(theme, header.color)
  return zebra && isStriped(layer, row) ? resolveColor(theme, zebra.color) : null
}

/** Returns column widths: each column gets the width of its longest word, and a share of the rest by the length of its text. */
function columnWidths(layer: TableLayer, columns: number, size: number, { theme, measure }: Measuring): number[] {
  const { family, weight, isItalic } = layer.style
  const font = { family: resolveFamily(theme, family), weight: Math.max(weight, 700), isItalic, size }
  const widthOf = (text: string) => (text === '' ? 0 : measure.widthOf(text, font))
  const pad = 2 * size * PADDING.x + 2
  const sizes = Array.from({ length: columns }, (_, at) => {
    const texts = layer.rows.map(({ cells }) => cells[at] ?? '')
    const longest = Math.max(0, ...texts.flatMap((text) => text.split(/\s+/u)).map(widthOf))
    return { least: longest + pad, whole: Math.max(0, ...texts.map(widthOf)) + pad }
  })
  const [least, whole] = [sum(sizes.map((own) => own.least)), sum(sizes.map((own) => own.whole))]
  const { width } = layer.box
  if (least >= width) return sizes.map((own) => (own.least / least) * width)
  const share = Math.min(1, (width - least) / Math.max(1, whole - least))
  const wanted = sizes.map((own) => own.least + (own.whole - own.least) * share)
  const rest = (width - sum(wanted)) / Math.max(1, columns)
  return wanted.map((own) => own + rest)
}

/** Returns a function that gives the text style of a cell by row and column. */
function looksOf(layer: TableLayer, columns: number, theme: Theme) {
  const { rows, header, zebra, aligns, style } = layer
  const body = rows.slice(header ? 1 : 0)
  const isNumbers = Array.from({ length: columns }, (_, at) => {
    const filled = body.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
    return filled.length > 0 && filled.every((cell) => readNumber(cell, { locale: 'en' }) !== null)
  })
  const [onHeader, onStripe] = [header, zebra].map((ground) => {
    return ground ? readableOn(resolveColor(theme, ground.color), style.color, theme) : style.color
  })
  return (row: number, column: number): Partial<TextStyle> => {
    const own = aligns[column] ?? 'auto'
    const align = own === 'auto' ? (isNumbers[column] ? 'end' : 'start') : own
    const isHeader = header !== null && row === 0
    const color = (isHeader ? onHeader : isStriped(layer, row) ? onStripe : style.color) ?? style.color
    return { align, verticalAlign: 'middle', color, ...(isHeader && { weight: 700 }) }
  }
}

/** Returns whether a row is striped: every second row below the header. */
function isStriped({ header, zebra }: TableLayer, row: number): boolean {
  return zebra !== null && (row - (header ? 1 : 0)) % 2 === 1
}

/** Returns the text's own colour if it is readable on a background, otherwise the most readable of the theme's two colours, white and black. */
function readableOn(ground: string, color: string, theme: Theme): string {
  const ratio = (other: string) => contrastRatio(resolveColor(theme, other), ground)
  if (ratio(color) >= READABLE_RATIO) return color
  return (
    ['@background', '@text', '#ffffff', '#000000']
      .toSorted((a, b) => ratio(b) - ratio(a))
      .find((each) => ratio(each) >= READABLE_RATIO) ?? '#000000'
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
