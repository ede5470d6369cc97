import { placeholderItems } from '../../drawing/placeholder-items.ts'
import { rectanglePath } from '../../drawing/shapes/shape-outlines.ts'
import type { DrawGrid } from '../../draw-node.ts'
import { columnCount, gridWords, isBlankGrid } from '../grid.ts'
import { planFit, planItems } from '../labels.ts'
import { DECORATION, type LayerKind, scaledStyle } from '../layer-kind.ts'
import { planTable, tableData } from './table-plan.ts'
import type { TableLayer } from './table-layer.ts'

export const tableKind: LayerKind<TableLayer> = {
  ...DECORATION,
  draw(layer, context) {
    if (!isBlankGrid(layer.rows)) return planItems(layer.style, planTable(layer, context), context)
    const frame = { x: 0, y: 0, width: layer.box.width, height: layer.box.height }
    return placeholderItems(rectanglePath(layer.box), frame, 'table', context.theme)
  },
  data: (layer, context) => (isBlankGrid(layer.rows) ? null : tableData(layer, context)),
  grid: (layer) => (isBlankGrid(layer.rows) ? null : gridOfTable(layer)),
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

/** Returns the grid of a table. The first column holds row headings if its header cell is empty. */
function gridOfTable({ rows, header }: TableLayer): DrawGrid {
  const columns = columnCount(rows)
  const cells = rows.map((row) => Array.from({ length: columns }, (_, at) => row.cells[at] ?? ''))
  const hasHeaderRow = header !== null
  return { rows: cells, hasHeaderRow, hasHeaderColumn: hasHeaderRow && columns > 1 && cells[0]?.[0] === '' }
}
