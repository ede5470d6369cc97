import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AUDIT_ACTIONS, knownAction } from '@postwright/core/model/audit-entry'
import { useSettings } from '@/preferences/settings.ts'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { Panel } from '@/ui/panel.tsx'
import { ACTION_TEXT } from '@/config/audit-text.ts'
import { AuditTable } from './audit-table.tsx'
import classes from './audit.module.css'

/** What was done, by whom and when, newest first. The address holds the filter. */
export function AuditLog() {
  const { t } = useTranslation('user-management')
  const { itemsPerPage } = useSettings()
  const [params, setParams] = useSearchParams()
  const action = knownAction(params.get('action') ?? '')

  return (
    <Panel
      id="audit"
      title={t('user-management:audit.title')}
      description={t('user-management:audit.description')}
      flush
      actions={
        <Select
          className={classes.filter}
          aria-label={t('user-management:audit.filter')}
          placeholder={t('user-management:audit.all')}
          data={AUDIT_ACTIONS.map((value) => ({ value, label: t(ACTION_TEXT[value]) }))}
          value={action}
          onChange={(chosen) => setParams(chosen === null ? {} : { action: chosen }, { replace: true })}
          clearable
          checkIconPosition="right"
        />
      }
    >
      <div className={classes.offline}>
        <OfflineNote text={t('user-management:audit.offline')} />
      </div>
      <div className={classes.table}>
        <AuditTable key={`${action} ${itemsPerPage}`} action={action} size={itemsPerPage} />
      </div>
    </Panel>
  )
}
