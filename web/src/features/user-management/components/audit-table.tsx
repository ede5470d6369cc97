import { useTranslation } from 'react-i18next'
import type { AuditAction, AuditEntry } from '@postwright/core/model/audit-entry'
import { useAdminList } from '@/session/use-admin-list.ts'
import type { DataColumn } from '@/ui/data-table-column.ts'
import { DataTable } from '@/ui/data-table.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { viewerZone } from '@/ui/format-time.ts'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { actionText } from '@/config/audit-text.ts'
import { auditQuery } from '../data/audit-query.ts'
import { useRecordNames } from '../data/use-record-names.ts'
import { RecordNamesContext } from '../record-names.ts'
import { AuditAbout } from './audit-about.tsx'
import { AuditFacts } from './audit-facts.tsx'
import { AuditName } from './audit-name.tsx'

type Props = { action: AuditAction | null; size: number }

/** The pages of the log; the caller gives another filter another `key`. */
export function AuditTable({ action, size }: Props) {
  const { t } = useTranslation('user-management')
  const { page, paging } = useAdminList(auditQuery(action), size)
  const names = useRecordNames(page.status === 'ready' ? page.data : [])
  const columns: DataColumn<AuditEntry>[] = [
    {
      key: 'action',
      header: t('user-management:audit.column.action'),
      cell: (entry) => actionText(t, entry.action),
      isRowHeader: true,
    },
    {
      key: 'time',
      header: t('user-management:audit.column.time'),
      cell: timeOf,
      fit: true,
    },
    {
      key: 'actor',
      header: t('user-management:audit.column.actor'),
      cell: actorOf,
    },
    {
      key: 'target',
      header: t('user-management:audit.column.target'),
      cell: aboutOf,
    },
  ]
  const emptyKey = paging.hasPrevious ? 'beyond' : action === null ? 'nothing' : 'filtered'

  return (
    <RecordNamesContext value={names}>
      <DataTable
        caption={t('user-management:audit.title')}
        columns={columns}
        page={page}
        rowKey={(entry) => entry.id}
        pageSize={size}
        paging={paging}
        details={factsOf}
        errorTitle={t('user-management:audit.error')}
        empty={
          <EmptyState
            drawing={action === null ? 'inbox' : 'search'}
            title={t(`user-management:audit.empty.${emptyKey}`)}
            text={t(`user-management:audit.empty.${emptyKey}Text`)}
          />
        }
      />
    </RecordNamesContext>
  )
}

function timeOf({ createdAt }: AuditEntry) {
  return <ZonedTimeText instant={createdAt} tzid={viewerZone()} />
}

function actorOf({ actorUid }: AuditEntry) {
  return <AuditName uid={actorUid} />
}

function aboutOf(entry: AuditEntry) {
  return <AuditAbout entry={entry} />
}

function factsOf(entry: AuditEntry) {
  return <AuditFacts entry={entry} />
}
