import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { HourRate, HourRates } from '@postwright/core/learning/hour-rates'
import { bestHours, hoursToTry, JUDGED_FROM_MIN } from '@postwright/core/learning/suggest-hours'
import { nextHour } from '@postwright/core/time/next-hour'
import { useNewPost } from '@/posts/begin/use-new-post.ts'
import { zoneTown } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { liftText } from '../lift-text.ts'
import { HeatMap } from './heat-map.tsx'
import { HourList } from './hour-list.tsx'
import { HourNumbers } from './hour-numbers.tsx'
import styles from './timing.module.css'

type Props = { rates: Extract<HourRates, { status: 'known' }>; tzid: string }

/** The hours of the week by the own numbers: a picture, the best, and what is worth a trial. */
export function TimingReport({ rates: { hours, count, isFlat }, tzid }: Props) {
  const { t } = useTranslation('optimizer')
  const newPost = useNewPost()
  const [isInNumbers, { toggle }] = useDisclosure(false)
  const best = bestHours(hours)
  const plan = (hour: HourRate) => void newPost(nextHour(hour, tzid, Date.now()))
  const range = ({ low, high }: HourRate) => ({ low: liftText(low), high: liftText(high) })
  return (
    <div className={styles.report}>
      <Panel
        title={t('optimizer:timing.map')}
        description={t('optimizer:timing.mapHint', { count, town: zoneTown(tzid) })}
        id="map"
        actions={
          <Button variant="default" size="xs" aria-expanded={isInNumbers} onClick={toggle}>
            {t('optimizer:timing.numbers')}
          </Button>
        }
      >
        {isFlat && <p className={styles.flat}>{t('optimizer:timing.flat')}</p>}
        <HeatMap hours={hours} label={t('optimizer:timing.mapLabel', { count })} />
        {isInNumbers && <HourNumbers hours={hours} />}
      </Panel>
      <div className={styles.lists}>
        <HourList
          id="best"
          title={t('optimizer:timing.best')}
          hint={t('optimizer:timing.bestHint', { posts: JUDGED_FROM_MIN })}
          hours={best}
          none={t('optimizer:timing.bestNone')}
          wordsOf={(hour) =>
            t('optimizer:timing.bestWords', { count: hour.count, lift: liftText(hour.lift), ...range(hour) })
          }
          onPlan={plan}
        />
        <HourList
          id="try"
          title={t('optimizer:timing.try')}
          hint={t('optimizer:timing.tryHint')}
          hours={hoursToTry(hours)}
          none={t('optimizer:timing.tryNone')}
          wordsOf={(hour) =>
            hour.count === 0
              ? t('optimizer:timing.tryNever', range(hour))
              : t('optimizer:timing.tryWords', { count: hour.count, ...range(hour) })
          }
          onPlan={plan}
        />
      </div>
    </div>
  )
}
