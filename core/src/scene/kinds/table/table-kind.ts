import { contrastRatio, READABLE_RATIO } from '../../drawing/contrast-ratio.ts'
import { mixColors } from '../../drawing/mix-colors.ts'
import { placeholderItems } from '../../drawing/placeholder-items.ts'
import { rectanglePath } from '../../drawing/shapes/rectangle-path.ts'
import type { DrawItem } from '../../draw-node.ts'
import { layoutText } from '../../layout/layout-text.ts'
import { paragraphsOf, type TextStyle } from '../../text-content.ts'
import { resolveColor, resolveFamily, type Theme } from '../../theme.ts'
import { readNumber } from '../chart/chart-data.ts'
import { columnCount, gridWords, isBlankGrid } from '../grid.ts'
import { area, type Measuring, type Plan, planFit, planItems } from '../labels.ts'
import { DECORATION, type LayerKind } from '../layer-kind.ts'
import { scaledStyle } from '../scaled-lengths.ts'
import type { TableLayer } from './table-layer.ts'

/** Between a cell's edges and its words, in sizes of the text. */
const PADDING = { x: 0.5, y: 0.32 }

export const tableKind: LayerKind<TableLayer> = {
  ...DECORATION,
  draw(layer, context) {
    if (!isBlankGrid(layer.rows)) return planItems(layer.style, planTable(layer, context), context)
    const frame = { x: 0, y: 0, width: layer.box.width, height: layer.box.height }
    return placeholderItems(rectanglePath(layer.box), frame, 'table', context.theme)
  },
  role: ({ alt }) => ({ role: 'paragraph', alt }),
  words: ({ rows }) => gridWords(rows),
  spoken: ({ rows, alt }) => alt || gridWords(rows).replaceAll('\n', '; '),
  captionLines: ({ rows }) => gridWords(rows).split('\n'),
  stretch: () => 'both',
  scaled: (layer, scaling) => ({ ...layer, style: scaledStyle(layer.style, scaling) }),
  fit: (layer, theme, measure) =>
    isBlankGrid(layer.rows)
      ? { isOverflowing: false, height: 0, size: null }
      : planFit(layer.style, planTable(layer, { theme, measure }), { theme, measure }),
  harmedBy: 'safeZone',
  missing: ({ rows }) => (isBlankGrid(rows) ? 'emptyData' : null),
}

/** The cells of a table by the size of its text: columns as wide as their words ask for, rows as high. */
function planTable(layer: TableLayer, context: Measuring): (size: number) => Plan {
  const columns = columnCount(layer.rows)
  const looks = looksOf(layer, columns, context.theme)
  return (size) => planCells(layer, size, { columns, looks, ...context })
}

type Cells = Measuring & { columns: number; looks: ReturnType<typeof looksOf> }

function planCells(layer: TableLayer, size: number, { columns, looks, theme, measure }: Cells): Plan {
  const { rows, box, header, zebra } = layer
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
  const needed = heights.reduce((sum, height) => sum + height + 2 * padY, 0)
  // Rows share what the box has to spare, up to twice their padding.
  const spare = Math.max(0, Math.min((box.height - needed) / Math.max(1, rows.length), 2 * padY))
  const rowHeights = heights.map((height) => height + 2 * padY + spare)
  const tops = rowHeights.map((_, row) => rowHeights.slice(0, row).reduce((sum, height) => sum + height, 0))
  const lefts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0))
  const line = mixColors(theme.colors.background, resolveColor(theme, layer.style.color), 0.22)
  const shapes = rows.flatMap((_, row): DrawItem[] => {
    const place = { x: 0, y: tops[row] ?? 0, width: box.width, height: rowHeights[row] ?? 1 }
    if (header && row === 0) return [area(place, resolveColor(theme, header.color))]
    const under = area({ ...place, y: place.y + place.height - 1, height: Math.max(1, size * 0.04) }, line)
    return [...(zebra && isStriped(layer, row) ? [area(place, resolveColor(theme, zebra.color))] : []), under]
  })
  const labels = texts.flatMap((cells, row) =>
    cells.map((text, at) => ({
      text,
      box: {
        x: (lefts[at] ?? 0) + padX,
        y: (tops[row] ?? 0) + padY / 2,
        width: Math.max(1, (widths[at] ?? 1) - 2 * padX),
        height: Math.max(1, (rowHeights[row] ?? 1) - padY),
      },
      look: looks(row, at),
    })),
  )
  return { shapes, labels, height: needed, isCrowded: needed > box.height + 1 }
}

/** Each column gets what its longest word needs, and shares the rest by the length of its texts. */
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

/** How words are set by their row and column. */
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

/** Every second row below the header. */
function isStriped({ header, zebra }: TableLayer, row: number): boolean {
  return zebra !== null && (row - (header ? 1 : 0)) % 2 === 1
}

/** The text's own colour where it can be read on a ground, else the one that is read best. */
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
