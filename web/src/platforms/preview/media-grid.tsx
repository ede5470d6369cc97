import type { CSSProperties } from 'react'
import { clampRatio } from './clamp-ratio.ts'
import { FileView } from './file-view.tsx'
import { gridPlan, gridRoom, type GridLayout } from './grid-plan.ts'
import styles from './media-grid.module.css'
import type { PreviewFile } from './preview-content.ts'

type Props = {
  files: readonly PreviewFile[]
  layout: GridLayout
  /** The tallest and the widest shape of a single file. */
  single: readonly [tallest: number, widest: number]
  /** The number of the first file, for its name. */
  from?: number
  /** Whether the network shows that a file is described. */
  showsAlt?: boolean
}

/** The files of a post in the grid of its network; what is beyond its room is counted on the last one. */
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
