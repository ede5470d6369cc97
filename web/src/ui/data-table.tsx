import { Table, Skeleton, ActionIcon } from '@mantine/core'
import { useRef, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadState } from './data-state.tsx'
import classes from './data-table.module.css'
import { ErrorPanel } from './error-panel.tsx'
import { Pager, type Paging } from './pager.tsx'
import { UnreadableNote } from './unreadable-note.tsx'
import { IconChevronDown } from '@tabler/icons-react'

/** The rows of one page, or why there are none yet. */
type DataTableRows<Row> = Exclude<ReadState<readonly Row[]>, { status: 'missing' }>

type Props<Row> = {
  /** What the table holds, for those who cannot see what stands around it. */
  caption: string
  columns: readonly DataColumn<Row>[]
  page: DataTableRows<Row>
  rowKey: (row: Row) => string
  /** In place of the table when the page has no rows. */
  empty: ReactNode
  /** What could not be shown. */
  errorTitle: string
  /** Rows of a full page: as many are expected while one is read. */
  pageSize: number
  /** Without it there is one page. */
  paging?: Paging
  /** Menus and buttons at the end of a row; each names its row for those who cannot see it. */
  actions?: (row: Row) => ReactNode
  /** What a row shows when it is opened. */
  details?: (row: Row) => ReactNode
  /** Where the head stays while the page scrolls: below the top bar, for example. */
  stickyOffset?: string
}

/** Records in rows and columns, page by page; where it is narrow, each row is a card. Where they come from is the caller's part. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, page, empty, errorTitle, pageSize, paging, actions, details, stickyOffset = '0px' } = props
  const { t } = useTranslation()
  const top = useRef<HTMLDivElement>(null)
  const extra = [...(details ? [t('common:table.details')] : []), ...(actions ? [t('common:table.actions')] : [])]
  const unreadable = page.status === 'ready' ? (page.unreadable ?? 0) : 0
  const toTop = () => {
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ block: 'start' })
  }

  return (
    <div className={classes.place} ref={top}>
      <p className="visually-hidden" role="status">
        {page.status === 'loading' && t('common:table.loading', { caption })}
      </p>
      {page.status === 'error' && <ErrorPanel title={errorTitle} onRetry={page.retry} />}
      {page.status === 'ready' && page.data.length === 0 && unreadable === 0 && empty}
      {(page.status === 'loading' || (page.status === 'ready' && page.data.length > 0)) && (
        <Table
          className={classes.table}
          stickyHeader
          stickyHeaderOffset={stickyOffset}
          aria-busy={page.status === 'loading'}
        >
          <Table.Caption className="visually-hidden">{caption}</Table.Caption>
          <Table.Thead className={classes.head}>
            <Table.Tr>
              {columns.map(({ key, header, align }) => (
                <Table.Th key={key} scope="col" data-align={align}>
                  {header}
                </Table.Th>
              ))}
              {extra.map((header) => (
                <Table.Th key={header} scope="col">
                  <span className="visually-hidden">{header}</span>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {page.status === 'loading' ? (
              <DataTableSkeleton rows={pageSize} columns={columns.length + extra.length} />
            ) : (
              page.data.map((row) => (
                <DataTableRow key={props.rowKey(row)} row={row} columns={columns} actions={actions} details={details} />
              ))
            )}
          </Table.Tbody>
        </Table>
      )}
      <UnreadableNote count={unreadable} />
      {paging && <Pager list={caption} paging={paging} inset onTurn={toTop} />}
    </div>
  )
}

/** More than a screen holds need not be drawn. */
const ROWS_MAX = 8

type DataTableSkeletonProps = { rows: number; columns: number }

/** Placeholder of a page while it is read; it appears only after a moment, so that quick reads do not flicker. */
function DataTableSkeleton({ rows, columns }: DataTableSkeletonProps) {
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

type DataTableRowProps<Row> = {
  row: Row
  columns: readonly DataColumn<Row>[]
  actions: ((row: Row) => ReactNode) | undefined
  details: ((row: Row) => ReactNode) | undefined
}

/** One record, what can be done with it, and what it shows when it is opened. */
function DataTableRow<Row>({ row, columns, actions, details }: DataTableRowProps<Row>) {
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
