import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { Panel } from '@/ui/panel.tsx'
import { OUTCOME_TEXT } from '../outcome-text.ts'
import { addsUp, OUTCOMES, type WeekOutcomes } from '../week-outcomes.ts'
import classes from './status.module.css'

/** Every publication of the last seven days, by outcome; the sum is checked against a count of its own. */
export function WeekBlock({ week }: { week: UseQueryResult<WeekOutcomes> }) {
  const { t } = useTranslation('overview')
  return (
    <Panel id="week" title={t('overview:week.title')}>
      {week.status === 'pending' && <Skeleton height={44} />}
      {week.status === 'error' && <ErrorPanel title={t('overview:week.error')} onRetry={() => void week.refetch()} />}
      {week.status === 'success' && <WeekLine week={week.data} />}
    </Panel>
  )
}

function WeekLine({ week }: { week: WeekOutcomes }) {
  const { t } = useTranslation('overview')
  if (week.total === 0) return <p className={classes.text}>{t('overview:week.none')}</p>
  const present = OUTCOMES.filter((outcome) => week.counts[outcome] > 0)
  const sum = present.map((outcome) => week.counts[outcome]).join(' + ')
  return (
    <>
      <p className={classes.lead}>{t('overview:week.due', { count: week.total })}</p>
      <div className={classes.bar} aria-hidden="true">
        {present.map((outcome) => (
          <span key={outcome} data-outcome={outcome} style={{ flexGrow: week.counts[outcome] }} />
        ))}
      </div>
      <ul className={classes.outcomes}>
        {present.map((outcome) => (
          <li key={outcome} data-outcome={outcome}>
            <strong>{week.counts[outcome]}</strong> {t(OUTCOME_TEXT[outcome], { count: week.counts[outcome] })}
          </li>
        ))}
      </ul>
      <p className={classes.sum}>
        {addsUp(week) ? t('overview:week.adds', { sum, total: week.total }) : t('overview:week.moving')}
      </p>
    </>
  )
}
