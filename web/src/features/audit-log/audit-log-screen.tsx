import { useTranslation } from 'react-i18next'
import { AuditTable } from '@/audit/audit-table.tsx'
import { useSettings } from '@/preferences/settings.ts'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { Panel } from '@/ui/panel.tsx'
import classes from './components/audit-log.module.css'
import { CheckPanel } from './components/check-panel.tsx'
import { ExportMenu } from './components/export-menu.tsx'
import { LogFilters } from './components/log-filters.tsx'
import { toAuditFilter, useLogFilter } from './use-log-filter.ts'

/** Shows the whole audit log with its filters, its export and the check of its chain. The address holds the filters. */
export function Component() {
  const { t } = useTranslation('audit-log')
  const { itemsPerPage } = useSettings()
  const [filter, setFilter] = useLogFilter()
  const asked = toAuditFilter(filter)
  const isFiltered = Object.values(asked).some((value) => value !== null)

  return (
    <div className={classes.body}>
      <LogFilters filter={filter} onFilter={setFilter} isFiltered={isFiltered} />
      <OfflineNote text={t('audit-log:offline')} />
      <Panel id="audit" title={t('audit-log:entries')} actions={<ExportMenu filter={asked} />} flush>
        <AuditTable
          key={`${JSON.stringify(asked)} ${itemsPerPage}`}
          filter={asked}
          isFiltered={isFiltered}
          size={itemsPerPage}
        />
      </Panel>
      <CheckPanel />
    </div>
  )
}
