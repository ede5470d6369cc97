import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { ReportRow } from './report-row.ts'
import { ReportItem } from './report-item.tsx'
import styles from './report.module.css'

const STEP = 50

/** Rows of a report; many of them are shown step by step. */
export function ReportList({ rows, channels }: { rows: readonly ReportRow[]; channels: readonly Connection[] }) {
  const { t } = useTranslation('brand')
  const [shown, setShown] = useState(STEP)
  return (
    <>
      <ul className={styles.list} aria-label={t('report.list')}>
        {rows.slice(0, shown).map((row) => (
          <ReportItem
            key={`${row.id} ${row.connectionId}`}
            row={row}
            channel={channels.find(({ id }) => id === row.connectionId) ?? null}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + STEP)}>
          {t('report.more', { count: rows.length - shown })}
        </Button>
      )}
    </>
  )
}
