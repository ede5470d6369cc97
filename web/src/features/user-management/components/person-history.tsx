import { useTranslation } from 'react-i18next'
import { WHOLE_LOG } from '@postwright/core/model/audit-entry'
import { AuditTable } from '@/audit/audit-table.tsx'
import { Panel } from '@/ui/panel.tsx'

const SIZE = 20

/** Shows the audit log entries made by a user or about a user. */
export function PersonHistory({ uid }: { uid: string }) {
  const { t } = useTranslation('audit-log')
  return (
    <Panel id="history" title={t('audit-log:history.title')} description={t('audit-log:history.description')} flush>
      <AuditTable key={uid} filter={{ ...WHOLE_LOG, person: uid }} isFiltered={false} size={SIZE} />
    </Panel>
  )
}
