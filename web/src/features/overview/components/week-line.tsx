import { useTranslation } from 'react-i18next'
import { StatTile, type StatTone } from '@/ui/stat-tile.tsx'
import { OUTCOME_TEXT } from '../outcome-text.ts'
import { addsUp, OUTCOMES, type Outcome, type WeekOutcomes } from '../week-outcomes.ts'
import classes from './status.module.css'

const TONES = {
  published: 'positive',
  under_way: 'accent',
  failed: 'negative',
  unconfirmed: 'warning',
  held: 'warning',
  cancelled: 'neutral',
} as const satisfies Record<Outcome, StatTone>

/** The outcomes that occurred, each with its number, and their sum. */
export function WeekLine({ week }: { week: WeekOutcomes }) {
  const { t } = useTranslation('overview')
  if (week.total === 0) return <p className={classes.text}>{t('overview:week.none')}</p>
  const present = OUTCOMES.filter((outcome) => week.counts[outcome] > 0)
  const sum = present.map((outcome) => week.counts[outcome]).join(' + ')
  return (
    <>
      <p className={classes.lead}>{t('overview:week.due', { count: week.total })}</p>
      <div className={classes.tiles}>
        {present.map((outcome) => (
          <StatTile key={outcome} label={t(OUTCOME_TEXT[outcome])} value={week.counts[outcome]} tone={TONES[outcome]} />
        ))}
      </div>
      <p className={classes.sum}>
        {addsUp(week) ? t('overview:week.adds', { sum, total: week.total }) : t('overview:week.moving')}
      </p>
    </>
  )
}
