import type { CSSProperties } from 'react'
import { FileView, clampRatio } from './file-view.tsx'
import styles from './media-grid.module.css'
import type { PreviewFile } from './preview-content.ts'

type Props = {
  files: readonly PreviewFile[]
  layout: GridLayout
  /** Minimum and maximum aspect ratio of a single file. */
  single: readonly [tallest: number, widest: number]
  /** Number of the first file, for its label. */
  from?: number
  /** True if the network shows that a file has alt text. */
  showsAlt?: boolean
}

/** Shows the files of a post in the grid of its network; the last cell shows the number of files that do not fit. */
export function MediaGrid({ files, layout, single, from = 1, showsAlt = true }: Props) {
  const [only] = files
  if (only === undefined) return null
  const shown = files.slice(0, gridRoom(layout))
  const { columns, ratio, cells } = gridPlan(layout, shown.length)
  const more = files.length - shown.length
  const shape = shown.length === 1 ? clampRatio(only.ratio, single) : ratio
  const grid: CSSProperties = { gridTemplateColumns: `repeat(${columns}, 1fr)`, aspectRatio: shape }
  return (
    <div className={styles.grid} style={grid} data-count={shown.length}>
      {shown.map((file, at) => {
        const cell = cells[at]
        const place = cell && { gridColumn: `span ${cell.columns}`, gridRow: `span ${cell.rows}` }
        return (
          <div key={file.key} className={styles.cell} style={place}>
            <FileView file={file} number={from + at} showsAlt={showsAlt} />
            {more > 0 && at === shown.length - 1 && <span className={styles.rest}>+{more}</span>}
          </div>
        )
      })}
    </div>
  )
}

/** Layout in which a network shows several files. */
type GridLayout = 'quad' | 'lead' | 'rows' | 'mosaic'

/** Grid for a given number of files: its columns, its aspect ratio, and the size of each cell. */
type GridPlan = { columns: number; ratio: number; cells: readonly { columns: number; rows: number }[] }

const cells = (count: number, columns: number, rows: number) => Array.from({ length: count }, () => ({ columns, rows }))

const ONE: GridPlan = { columns: 1, ratio: 1, cells: cells(1, 1, 1) }

const PAIR = cells(2, 1, 1)

const TALL_THEN_TWO = [{ columns: 1, rows: 2 }, ...PAIR]

/** Cells for five files: two above, three below. */
const FIVE = [...cells(2, 3, 3), ...cells(3, 2, 2)]

const PLANS: Record<GridLayout, readonly GridPlan[]> = {
  quad: [
    ONE,
    { columns: 2, ratio: 16 / 9, cells: PAIR },
    { columns: 2, ratio: 16 / 9, cells: TALL_THEN_TWO },
    { columns: 2, ratio: 16 / 9, cells: cells(4, 1, 1) },
  ],
  lead: [
    ONE,
    { columns: 2, ratio: 2, cells: PAIR },
    { columns: 3, ratio: 1.5, cells: [{ columns: 2, rows: 2 }, ...PAIR] },
    { columns: 4, ratio: 1.33, cells: [{ columns: 3, rows: 3 }, ...cells(3, 1, 1)] },
    { columns: 6, ratio: 1.2, cells: FIVE },
  ],
  rows: [
    ONE,
    { columns: 2, ratio: 2, cells: PAIR },
    { columns: 2, ratio: 1, cells: [{ columns: 2, rows: 1 }, ...PAIR] },
    { columns: 2, ratio: 1, cells: cells(4, 1, 1) },
    { columns: 6, ratio: 1.2, cells: FIVE },
  ],
  mosaic: [
    ONE,
    { columns: 2, ratio: 2, cells: PAIR },
    { columns: 3, ratio: 1.5, cells: [{ columns: 2, rows: 2 }, ...PAIR] },
    { columns: 2, ratio: 1.4, cells: cells(4, 1, 1) },
    { columns: 6, ratio: 1.2, cells: FIVE },
    { columns: 3, ratio: 1.5, cells: cells(6, 1, 1) },
    { columns: 6, ratio: 1, cells: [...cells(2, 3, 2), ...cells(2, 3, 2), ...cells(3, 2, 2)] },
    { columns: 6, ratio: 1, cells: [...cells(2, 3, 2), ...cells(6, 2, 2)] },
    { columns: 3, ratio: 1, cells: cells(9, 1, 1) },
    { columns: 6, ratio: 0.8, cells: [...cells(4, 3, 2), ...cells(6, 2, 2)] },
  ],
}

/** Returns the maximum number of files that a layout shows; the rest is shown as a count. */
function gridRoom(layout: GridLayout): number {
  return PLANS[layout].length
}

function gridPlan(layout: GridLayout, count: number): GridPlan {
  return PLANS[layout][Math.min(count, gridRoom(layout)) - 1] ?? ONE
}
