import { Table } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataColumn } from './data-table-column.ts'
import { DataTableRow } from './data-table-row.tsx'
import { DataTableSkeleton } from './data-table-skeleton.tsx'
import type { ReadState } from './data-state.tsx'
import classes from './data-table.module.css'
import { ErrorPanel } from './error-panel.tsx'
import { Pager, type Paging } from './pager.tsx'
import { UnreadableNote } from './unreadable-note.tsx'

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
