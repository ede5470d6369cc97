import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AUDIT_EXPORT_MAX } from '@postwright/core/api/audit-log'
import type { AuditFilter } from '@postwright/core/model/audit-entry'
import { saveFile } from '@/lib/save-file.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { exportLog } from '../data/log-calls.ts'
import { auditCsv, auditJsonLines } from '../export-files.ts'
import classes from './audit-log.module.css'

const COLUMNS = ['id', 'time', 'actor', 'action', 'workspace', 'subject', 'people', 'facts'] as const

/** Exports all pages of the filtered log. It can be cancelled; the export is recorded in the log itself. */
export function ExportMenu({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation('audit-log')
  const { run, isRunning, failure } = useApiCall()
  const [count, setCount] = useState(0)
  const abort = useRef<AbortController>(null)

  const save = (format: 'csv' | 'jsonl') =>
    run(async () => {
      setCount(0)
      const controller = new AbortController()
      abort.current = controller
      const exported = await exportLog({ filter, format, signal: controller.signal, onProgress: setCount })
      if (!exported || controller.signal.aborted) return
      const head = COLUMNS.map((column) => t(`audit-log:export.column.${column}`))
      if (format === 'csv') saveFile('audit-log.csv', auditCsv(exported.entries, head), 'text/csv')
      else saveFile('audit-log.jsonl', auditJsonLines(exported), 'application/x-ndjson')
      toast.success(
        exported.isFull
          ? t('audit-log:export.full', { max: AUDIT_EXPORT_MAX })
          : t('audit-log:export.done', { count: exported.entries.length }),
      )
    })

  return (
    <div className={classes.export}>
      <span role="status">{isRunning && t('audit-log:export.running', { count })}</span>
      {isRunning && (
        <Button variant="default" onClick={() => abort.current?.abort()}>
          {t('audit-log:export.cancel')}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size="1rem" aria-hidden />} loading={isRunning}>
            {t('audit-log:export.button')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void save('csv')}>{t('audit-log:export.csv')}</Menu.Item>
          <Menu.Item onClick={() => void save('jsonl')}>{t('audit-log:export.jsonl')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <FormError message={failure} />
    </div>
  )
}
