import { Button, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '@/ui/format-bytes.ts'
import type { ExportResult } from '../export-result.ts'
import styles from './export-dialog.module.css'
import { ExportNotes } from './export-notes.tsx'
import type { ExportJob } from './use-export-job.ts'

type Props = {
  job: Exclude<ExportJob, { state: 'idle' }>
  onCancel: () => void
  onBack: () => void
  onSaveAgain: (result: ExportResult) => void
  onClose: () => void
}

/** How far an export is, and what came of it. */
export function ExportOutcome({ job, onCancel, onBack, onSaveAgain, onClose }: Props) {
  const { t } = useTranslation(['export', 'common'])
  if (job.state === 'running') {
    const { done, of } = job
    return (
      <div className={styles.form}>
        <Progress value={of === 0 ? 0 : (done / of) * 100} aria-label={t('export:progress.label')} />
        <p className={styles.note} role="status">
          {of === 0 ? t('export:progress.begin') : t('export:progress.slide', { done, of })}
        </p>
        <div className={styles.actions}>
          <Button variant="default" onClick={onCancel}>
            {t('export:progress.cancel')}
          </Button>
        </div>
      </div>
    )
  }
  if (job.state === 'failed') {
    return (
      <div className={styles.form}>
        <p role="alert">{t(`export:failed.${job.fault}`)}</p>
        <div className={styles.actions}>
          <Button onClick={onBack}>{t('export:back')}</Button>
        </div>
      </div>
    )
  }
  const { result } = job
  const size = (result.archive ? [result.archive] : result.files).reduce((sum, { blob }) => sum + blob.size, 0)
  return (
    <div className={styles.form}>
      <p role="status">{t('export:done', { count: result.files.length, size: formatBytes(size) })}</p>
      <ExportNotes notes={result.notes} />
      <div className={styles.actions}>
        <Button variant="subtle" onClick={onBack}>
          {t('export:another')}
        </Button>
        <Button variant="default" onClick={() => onSaveAgain(result)}>
          {t('export:saveAgain')}
        </Button>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </div>
    </div>
  )
}
