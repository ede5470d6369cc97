import { Table, Skeleton, ActionIcon } from '@mantine/core'
import { useRef, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadState } from './data-state.tsx'
import classes from './data-table.module.css'
import { ErrorPanel } from './error-panel.tsx'
import { Pager, type Paging } from './pager.tsx'
import { UnreadableNote } from './unreadable-note.tsx'
import { IconChevronDown } from '@tabler/icons-react'

/** The rows of one page, or the reason why there are none yet. */
type DataTableRows<Row> = Exclude<ReadState<readonly Row[]>, { status: 'missing' }>

type Props<Row> = {
  /** Accessible description of the table's contents. */
  caption: string
  columns: readonly DataColumn<Row>[]
  page: DataTableRows<Row>
  rowKey: (row: Row) => string
  /** Shown instead of the table if the page has no rows. */
  empty: ReactNode
  errorTitle: string
  /** Rows of a full page, and the number of placeholder rows while a page loads. */
  pageSize: number
  /** Paging controls; omitted if there is only one page. */
  paging?: Paging
  /** Menus and buttons at the end of a row; each has an accessible name that includes its row. */
  actions?: (row: Row) => ReactNode
  /** Content of an expanded row. */
  details?: (row: Row) => ReactNode
  /** Offset of the sticky header while the page scrolls, for example the height of the top bar. */
  stickyOffset?: string
}

/** Shows records in rows and columns, page by page; on narrow screens each row is a card. Loading the records is up to the caller. */
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

/** Maximum number of placeholder rows, about one screen. */
const ROWS_MAX = 8

type DataTableSkeletonProps = { rows: number; columns: number }

/** Placeholder while a page loads; it appears after a short delay, so that quick reads do not flicker. */
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

/** Shows one record with its actions and its expandable details. */
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

export type DataColumn<Row> = {
  /** Unique among the columns. */
  key: string
  /** Header of the column, and the label of its value if rows are shown as cards. */
  header: string
  cell: (row: Row) => ReactNode
  /** True for the column that names its row: announced before every other value, and the title of a card. At most one. */
  isRowHeader?: boolean
  /** `end` for amounts, so that their digits are aligned. */
  align?: 'start' | 'end'
  /** True for a column that is as narrow as its content. */
  fit?: boolean
}
