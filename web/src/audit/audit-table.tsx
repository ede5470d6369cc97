import { useTranslation } from 'react-i18next'
import { foldEntries, type FoldedRow } from '@postwright/core/audit/fold-entries'
import type { AuditEntry, AuditFilter } from '@postwright/core/model/audit-entry'
import { useAdminList } from '@/session/use-admin-list.ts'
import type { DataColumn } from '@/ui/data-table-column.ts'
import { DataTable } from '@/ui/data-table.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { viewerZone } from '@/ui/format-time.ts'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { auditQuery } from './data/audit-query.ts'
import { AuditFacts } from './audit-facts.tsx'
import { EntrySentence } from './entry-sentence.tsx'
import { RecordNamesContext } from './record-names.ts'
import { useRecordNames } from './use-record-names.ts'
import classes from './audit.module.css'

type Props = { filter: AuditFilter; isFiltered: boolean; size: number }

type Row = FoldedRow<AuditEntry>

/** The pages of the log, with noise folded; the caller gives another filter another `key`. */
export function AuditTable({ filter, isFiltered, size }: Props) {
  const { t } = useTranslation('audit-log')
  const { page, paging } = useAdminList(auditQuery(filter), size)
  const names = useRecordNames(page.status === 'ready' ? page.data : [])
  const columns: DataColumn<Row>[] = [
    { key: 'entry', header: t('audit-log:column.entry'), cell: sentenceOf, isRowHeader: true },
    { key: 'workspace', header: t('audit-log:column.workspace'), cell: ({ first }) => workspaceOf(first) },
    { key: 'time', header: t('audit-log:column.time'), cell: timeOf, fit: true },
  ]
  const workspaceOf = ({ workspaceId }: AuditEntry) =>
    workspaceId === null ? (
      <span className={classes.none}>{t('audit-log:noWorkspace')}</span>
    ) : (
      (names.workspaces.get(workspaceId) ?? <span className={classes.id}>{workspaceId}</span>)
    )
  const empty = paging.hasPrevious ? 'beyond' : isFiltered ? 'filtered' : 'nothing'
  const rows = page.status === 'ready' ? { ...page, data: foldEntries(page.data, paging.hasNext) } : page

  return (
    <RecordNamesContext value={names}>
      <DataTable
        caption={t('audit-log:title')}
        columns={columns}
        page={rows}
        rowKey={({ first }) => first.id}
        pageSize={size}
        paging={paging}
        details={detailsOf}
        errorTitle={t('audit-log:error')}
        empty={
          <EmptyState
            drawing={isFiltered ? 'search' : 'inbox'}
            title={t(`audit-log:empty.${empty}`)}
            text={t(`audit-log:empty.${empty}Text`)}
          />
        }
      />
    </RecordNamesContext>
  )
}

function sentenceOf(row: Row) {
  return <EntrySentence row={row} />
}

function timeOf({ first }: Row) {
  return <ZonedTimeText instant={first.createdAt} tzid={viewerZone()} />
}

/** One entry with all its facts; folded ones one below the other. */
function detailsOf({ entries }: Row) {
  return (
    <div className={classes.opened}>
      {entries.map((entry) => (
        <AuditFacts key={entry.id} entry={entry} />
      ))}
    </div>
  )
}
