import { z } from 'zod'
import { oneLineOrNothing } from '../../text/text-fields.ts'

/** Maximum rows and columns of a chart's or table's data, including headings, and maximum characters per cell. */
export const GRID_ROWS_MAX = 40
export const GRID_COLUMNS_MAX = 8
export const GRID_CELL_MAX = 120

/** Rows of cells as typed. Rows are objects because the database does not support nested lists. */
export const gridSchema = z
  .array(z.object({ cells: z.array(oneLineOrNothing(GRID_CELL_MAX)).max(GRID_COLUMNS_MAX) }))
  .max(GRID_ROWS_MAX)

export type Grid = z.infer<typeof gridSchema>

export function gridOf(rows: readonly (readonly string[])[]): Grid {
  return rows.map((cells) => ({ cells: [...cells] }))
}

export function columnCount(grid: Grid): number {
  return Math.max(0, ...grid.map(({ cells }) => cells.length))
}

export function isBlankGrid(grid: Grid): boolean {
  return grid.every(({ cells }) => cells.every((cell) => cell === ''))
}

/** Returns the text of a grid, one line per row. */
export function gridWords(grid: Grid): string {
  return grid
    .map(({ cells }) => cells.filter(Boolean).join(' · '))
    .filter(Boolean)
    .join('\n')
}
