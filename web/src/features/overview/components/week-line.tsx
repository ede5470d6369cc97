import { useTranslation } from 'react-i18next'
import { StatTile } from '@/ui/stat-tile.tsx'
import { OUTCOME_TEXT, OUTCOME_TONE } from '../outcome-look.ts'
import { addsUp, presentIn, type WeekOutcomes } from '../week-outcomes.ts'
import classes from './status.module.css'

/** The outcomes that occurred, each with its number, and their sum. */
export function WeekLine({ week }: { week: WeekOutcomes }) {
  const { t } = useTranslation('overview')
  if (week.total === 0) return <p className={classes.text}>{t('overview:week.none')}</p>
  const present = presentIn(week.counts)
  const sum = present.map((outcome) => week.counts[outcome]).join(' + ')
  return (
    <>
      <p className={classes.lead}>{t('overview:week.due', { count: week.total })}</p>
      <div className={classes.tiles}>
        {present.map((outcome) => (
          <StatTile
            key={outcome}
            label={t(OUTCOME_TEXT[outcome])}
            value={week.counts[outcome]}
            tone={OUTCOME_TONE[outcome]}
          />
        ))}
      </div>
      <p className={classes.sum}>
        {addsUp(week) ? t('overview:week.adds', { sum, total: week.total }) : t('overview:week.moving')}
      </p>
    </>
  )
}
