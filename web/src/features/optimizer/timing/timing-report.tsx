import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import {
  type HourRate,
  type HourRates,
  bestHours,
  hoursToTry,
  JUDGED_FROM_MIN,
} from '@postwright/core/learning/hour-rates'
import { nextHour } from '@postwright/core/time/next-hour'
import { useNewPost } from '@/posts/begin/use-new-post.ts'
import { zoneTown } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { liftText } from '../lift-text.ts'
import { HeatMap, hourName } from './heat-map.tsx'
import styles from './timing.module.css'
import { IconCalendarPlus } from '@tabler/icons-react'

type Props = { rates: Extract<HourRates, { status: 'known' }>; tzid: string }

/** The hours of the week by the workspace's own results: a heat map, the best hours, and hours worth testing. */
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

/** The tested hours as a table, the best first. */
function HourNumbers({ hours }: { hours: readonly HourRate[] }) {
  const { t } = useTranslation('optimizer')
  const tried = hours.filter(({ count }) => count > 0).toSorted((a, b) => b.lift - a.lift)
  return (
    <div className={styles.tableFrame} role="region" aria-label={t('optimizer:timing.numbers')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('optimizer:timing.column.hour')}</th>
            <th scope="col">{t('optimizer:timing.column.posts')}</th>
            <th scope="col">{t('optimizer:timing.column.lift')}</th>
            <th scope="col">{t('optimizer:timing.column.range')}</th>
          </tr>
        </thead>
        <tbody>
          {tried.map(({ weekday, hour, count, lift, low, high }) => (
            <tr key={`${weekday}-${hour}`}>
              <th scope="row">{hourName({ weekday, hour })}</th>
              <td>{count}</td>
              <td>{liftText(lift)}</td>
              <td>{t('optimizer:range', { low: liftText(low), high: liftText(high) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HourListProps = {
  id: string
  title: string
  hint: string
  hours: readonly HourRate[]
  /** Text shown when there are none. */
  none: string
  wordsOf: (hour: HourRate) => string
  onPlan: (hour: HourRate) => void
}

/** A few hours of the week, each with a button that plans a post for it. */
function HourList({ id, title, hint, hours, none, wordsOf, onPlan }: HourListProps) {
  const { t } = useTranslation('optimizer')
  return (
    <Panel title={title} description={hint} id={id} flush>
      {hours.length === 0 && <p className={styles.none}>{none}</p>}
      <ol className={styles.list}>
        {hours.map((hour) => {
          const name = hourName(hour)
          return (
            <li key={name} className={styles.item}>
              <div className={styles.itemWords}>
                <strong>{name}</strong>
                <span className={styles.soft}>{wordsOf(hour)}</span>
              </div>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconCalendarPlus size="1rem" aria-hidden />}
                aria-label={t('optimizer:timing.planLabel', { time: name })}
                onClick={() => onPlan(hour)}
              >
                {t('optimizer:timing.plan')}
              </Button>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
