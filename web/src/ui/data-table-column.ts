import type { ReactNode } from 'react'

/** One column of a `DataTable`. */
export type DataColumn<Row> = {
  /** Unique among the columns. */
  key: string
  /** Head of the column, and the label of its value where rows are stacked as cards. */
  header: string
  cell: (row: Row) => ReactNode
  /** The column that names its row: said before every other value, and the title of a card. One at most. */
  isRowHeader?: boolean
  /** `end` for amounts, whose digits then stand below each other. */
  align?: 'start' | 'end'
  /** As narrow as its content. */
  fit?: boolean
}
