import { useTranslation } from 'react-i18next'
import { OUTCOME_TEXT } from '../outcome-text.ts'
import { addsUp, OUTCOMES, type WeekOutcomes } from '../week-outcomes.ts'
import classes from './status.module.css'

/** The outcomes that occurred, in proportion and in numbers, and their sum. */
export function WeekLine({ week }: { week: WeekOutcomes }) {
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
