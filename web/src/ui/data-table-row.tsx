import { ActionIcon, Table } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataColumn } from './data-table-column.ts'
import classes from './data-table.module.css'

type Props<Row> = {
  row: Row
  columns: readonly DataColumn<Row>[]
  actions: ((row: Row) => ReactNode) | undefined
  details: ((row: Row) => ReactNode) | undefined
}

/** One record, what can be done with it, and what it shows when it is opened. */
export function DataTableRow<Row>({ row, columns, actions, details }: Props<Row>) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const width = columns.length + (details ? 1 : 0) + (actions ? 1 : 0)

  return (
    <>
      <Table.Tr className={classes.row} data-open={isOpen || undefined}>
        {columns.map((column) => (
          <DataTableCell key={column.key} column={column} row={row} id={`${id}-name`} />
        ))}
        {details && (
          <Table.Td className={classes.tools}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t(isOpen ? 'common:table.hideDetails' : 'common:table.showDetails')}
              aria-describedby={`${id}-name`}
              aria-expanded={isOpen}
              aria-controls={`${id}-details`}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronDown size="1.125rem" stroke={1.7} className={classes.chevron} aria-hidden />
            </ActionIcon>
          </Table.Td>
        )}
        {actions && <Table.Td className={classes.tools}>{actions(row)}</Table.Td>}
      </Table.Tr>
      {details && (
        <Table.Tr className={classes.details} id={`${id}-details`} hidden={!isOpen}>
          <Table.Td colSpan={width}>{isOpen && details(row)}</Table.Td>
        </Table.Tr>
      )}
    </>
  )
}

function DataTableCell<Row>({ column, row, id }: { column: DataColumn<Row>; row: Row; id: string }) {
  const { header, cell, align, fit = false, isRowHeader = false } = column
  const look = { 'data-label': header, 'data-align': align, 'data-fit': fit || undefined }
  if (!isRowHeader) return <Table.Td {...look}>{cell(row)}</Table.Td>
  return (
    <Table.Th {...look} scope="row" id={id} className={classes.name}>
      {cell(row)}
    </Table.Th>
  )
}
