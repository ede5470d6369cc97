import { Skeleton, Table } from '@mantine/core'
import classes from './data-table.module.css'

/** More than a screen holds need not be drawn. */
const ROWS_MAX = 8

type Props = { rows: number; columns: number }

/** Placeholder of a page while it is read; it appears only after a moment, so that quick reads do not flicker. */
export function DataTableSkeleton({ rows, columns }: Props) {
  return Array.from({ length: Math.min(rows, ROWS_MAX) }, (_, row) => (
    <Table.Tr key={row} className={classes.placeholder} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <Table.Td key={column}>
          <Skeleton height={12} width={`${80 - (((row + column) * 17) % 38)}%`} />
        </Table.Td>
      ))}
    </Table.Tr>
  ))
}
