import { useTranslation } from 'react-i18next'
import { foldEntries, type FoldedRow } from '@postwright/core/audit/fold-entries'
import type { AuditEntry, AuditFilter } from '@postwright/core/model/audit-entry'
import { useAdminList } from '@/session/use-admin-list.ts'
import { DataTable, type DataColumn } from '@/ui/data-table.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { viewerZone } from '@/ui/format-time.ts'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { auditQuery } from './data/audit-query.ts'
import { RecordNamesContext, type RecordNames, useNamesShown, useRecordNames } from './record-names.ts'
import classes from './audit.module.css'
import { factText } from '@/config/audit-text.ts'
import { entrySentence, FilledSentence, foldedSentence } from './audit-sentence.tsx'
import { AuditSubject, AuditName } from './audit-subject.tsx'

type Props = { filter: AuditFilter; isFiltered: boolean; size: number }

type Row = FoldedRow<AuditEntry>

/** Shows the pages of the log, with similar entries folded. Callers must pass a new `key` when the filter changes. */
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

/** Returns the details of a row with all facts; folded entries are listed one below the other. */
function detailsOf({ entries }: Row) {
  return (
    <div className={classes.opened}>
      {entries.map((entry) => (
        <AuditFacts key={entry.id} entry={entry} />
      ))}
    </div>
  )
}

/** Shows all data of an entry: its facts, its workspace, the ids of its actor, subject and entry, and its exact time. */
function AuditFacts({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('user-management')
  const names = useNamesShown()
  const facts = Object.entries(entry.facts).map(([name, value]) => factText(t, name, value))
  const rest: [string, string][] = [
    ...(entry.workspaceId === null
      ? []
      : [workspaceFact(t('user-management:audit.workspace'), entry.workspaceId, names)]),
    [t('user-management:audit.person'), entry.actorUid],
    [t('user-management:audit.record'), entry.subject],
    [t('user-management:audit.instant'), new Date(entry.createdAt).toISOString()],
    [t('user-management:audit.entry'), entry.id],
  ]
  return (
    <dl className={classes.facts}>
      {[...facts, ...rest].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function workspaceFact(label: string, id: string, { workspaces }: RecordNames): [string, string] {
  const name = workspaces.get(id)
  return [label, name === undefined ? id : `${name} · ${id}`]
}

/** Shows an event as a sentence with the users and the record in it, and the facts below. */
function EntrySentence({ row }: { row: FoldedRow<AuditEntry> }) {
  const { t } = useTranslation(['audit-log', 'user-management'])
  const { first, entries, isCut } = row
  const sentence = entries.length > 1 ? foldedSentence(t, first, entries.length) : entrySentence(t, first)
  const facts = entries.length > 1 ? [] : Object.entries(first.facts).map(([name, value]) => factText(t, name, value))
  return (
    <span className={classes.sentence}>
      <span>
        <FilledSentence
          sentence={sentence}
          actor={<AuditName uid={first.actorUid} />}
          target={<AuditSubject entry={first} />}
        />
      </span>
      {isCut && entries.length > 1 && <span className={classes.summary}>{t('audit-log:folded.cut')}</span>}
      {facts.length > 0 && (
        <span className={classes.summary}>
          {facts.map(([name, value]) => t('audit-log:fact', { name, value })).join(' · ')}
        </span>
      )}
    </span>
  )
}
