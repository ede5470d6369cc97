import { Button, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { excerptOf } from '@postwright/core/text/excerpt'
import { ServiceButton } from '@/services/service-button.tsx'
import { formatMoment } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { toImportRow, type CheckedRow } from '../check-rows.ts'
import { faultText } from '../import-faults.ts'
import styles from './import.module.css'

const EXCERPT = 140
/** Number of rows rendered at first; more are shown on request. */
const STEP = 50

type Props = {
  rows: readonly CheckedRow[]
  /** Queue for rows without a time; null for drafts. */
  queue: string | null
  isBusy: boolean
  onImport: (which: 'good' | 'all') => void
  onBadRows: () => void
}

/** Shows every row as the post it would become, with all its problems; then imports all rows or only the valid ones. */
export function DryRun({ rows, queue, isBusy, onImport, onBadRows }: Props) {
  const { t } = useTranslation(['import', 'studio'])
  const [shown, setShown] = useState<'all' | 'bad'>('all')
  const [most, setMost] = useState(STEP)
  const bad = rows.filter(({ faults }) => faults.length > 0)
  const good = rows.length - bad.length
  const storable = bad.filter((row) => toImportRow(row, { asDraft: true, queueId: null }) !== null).length
  const listed = shown === 'bad' ? bad : rows
  return (
    <section className={styles.card} aria-labelledby="import-dry-run">
      <div className={styles.head}>
        <h2 id="import-dry-run" className={styles.title}>
          {t('import:dry.title')}
        </h2>
        <p role="status" className={styles.text}>
          {t('import:dry.good', { count: good })} {bad.length > 0 && t('import:dry.bad', { count: bad.length })}
        </p>
        {bad.length > 0 && (
          <SegmentedControl
            size="xs"
            aria-label={t('import:dry.show')}
            data={[
              { value: 'all', label: t('import:dry.showAll', { count: rows.length }) },
              { value: 'bad', label: t('import:dry.showBad', { count: bad.length }) },
            ]}
            value={shown}
            onChange={(value) => setShown(value === 'bad' ? 'bad' : 'all')}
          />
        )}
      </div>
      <ol className={styles.rows}>
        {listed.slice(0, most).map((row) => (
          <DryRow key={row.row} row={row} queue={queue} />
        ))}
      </ol>
      {listed.length > most && (
        <Button variant="subtle" onClick={() => setMost(most + STEP)}>
          {t('import:dry.more', { count: listed.length - most })}
        </Button>
      )}
      <div className={styles.foot}>
        {bad.length > 0 && (
          <Button variant="subtle" leftSection={<IconDownload size="1rem" aria-hidden />} onClick={onBadRows}>
            {t('import:dry.download')}
          </Button>
        )}
        {bad.length > 0 && storable > 0 && (
          <ServiceButton service="post_imports" variant="default" loading={isBusy} onClick={() => onImport('all')}>
            {t('import:dry.importAll')}
          </ServiceButton>
        )}
        <ServiceButton service="post_imports" loading={isBusy} disabled={good === 0} onClick={() => onImport('good')}>
          {t('import:dry.importGood', { count: good })}
        </ServiceButton>
      </div>
    </section>
  )
}

type RowProps = { row: CheckedRow; queue: string | null }

function DryRow({ row: { row, read, faults, notices }, queue }: RowProps) {
  const { t } = useTranslation(['import', 'studio'])
  const now = useNow(60_000)
  const { draft, when } = read
  const images = read.pictures.length + read.threadPictures.length
  const moment = when && formatMoment(toZonedTime(when.local, when.tzid).instant, when.tzid, now)
  return (
    <li className={styles.row} data-bad={faults.length > 0 || undefined}>
      <span className={styles.number}>{t('import:dry.row', { number: row })}</span>
      <div className={styles.words}>
        <p className={styles.excerpt}>{excerptOf(draft.text, EXCERPT) || t('import:dry.noText')}</p>
        <p className={styles.facts}>
          {moment ?? (queue === null ? t('import:dry.draft') : t('import:dry.queue', { name: queue }))}
          {draft.connectionIds.length > 0 && ` · ${t('import:dry.channels', { count: draft.connectionIds.length })}`}
          {images > 0 && ` · ${t('import:dry.pictures', { count: images })}`}
          {draft.thread.length > 0 && ` · ${t('import:dry.parts', { count: draft.thread.length })}`}
        </p>
        {(faults.length > 0 || notices.length > 0) && (
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={faultText(t, fault)} data-fault>
                {faultText(t, fault)}
              </li>
            ))}
            {notices.map((notice) => (
              <li key={notice}>{t(`import:notice.${notice}`)}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
