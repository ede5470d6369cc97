import { z } from 'zod'
import { GRID_CELL_MAX, GRID_COLUMNS_MAX, GRID_ROWS_MAX } from '../../limits.ts'
import { oneLineOrNothing } from '../../text/one-line.ts'

/** Rows of cells as they were typed. Rows are objects, because the database knows no list of lists. */
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

/** The words of a grid, a line for each row. */
export function gridWords(grid: Grid): string {
  return grid
    .map(({ cells }) => cells.filter(Boolean).join(' · '))
    .filter(Boolean)
    .join('\n')
}
