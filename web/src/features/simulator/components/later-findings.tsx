import { useTranslation } from 'react-i18next'
import type { Finding } from '@postwright/core/simulate/finding'
import { formatDay, formatZoned } from '@/ui/format-time.ts'
import { findingValues } from '../finding-values.ts'
import { MendButton } from './mend-button.tsx'
import styles from './simulator.module.css'

type Props = {
  workspaceId: string
  findings: readonly Finding[]
  tzid: string
  now: number
  onMended: () => Promise<unknown>
}

/** What is found again on later days, folded: each with its time, its words and the step that mends it. */
export function LaterFindings({ workspaceId, findings, tzid, now, onMended }: Props) {
  const { t } = useTranslation('simulator')
  const last = findings.at(-1)
  if (!last) return null
  return (
    <details className={styles.later}>
      <summary>{t('simulator:later', { count: findings.length, until: formatDay(last.at, tzid) })}</summary>
      <ul className={styles.laterList}>
        {findings.map((finding) => (
          <li key={finding.at} className={styles.laterEntry}>
            <time dateTime={new Date(finding.at).toISOString()}>{formatZoned(finding.at, tzid, now)}</time>
            <span>{t(`simulator:finding.${finding.code}.what`, findingValues(t, finding, { tzid, now }))}</span>
            <MendButton workspaceId={workspaceId} finding={finding} now={now} onMended={onMended} />
          </li>
        ))}
      </ul>
    </details>
  )
}
