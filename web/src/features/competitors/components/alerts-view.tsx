import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IconMoonStars, IconStack2, IconTrendingUp } from '@tabler/icons-react'
import { FALSE_ALARM_RATE, findAlerts, type RadarAlert } from '@postwright/core/radar/find-alerts'
import { DAY } from '@postwright/core/time/utc-day'
import { EmptyState } from '@/ui/empty-state.tsx'
import { formatMonthDay } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { useNow } from '@/ui/use-now.ts'
import { NUMBERS } from '../figures.ts'
import styles from '../competitors.module.css'
import { PostLine } from './post-line.tsx'
import type { RadarProps } from './radar-props.ts'

const SHOWN_DAYS = 30
const SHOWN_MAX = 50
const ICONS = { engagement: IconTrendingUp, burst: IconStack2, silence: IconMoonStars } as const

/** Shows unusual activity of sources, and the probability of such an alert by chance. */
export function AlertsView({ radar, sources, timeZone }: RadarProps) {
  const { t } = useTranslation('competitors')
  const now = useNow(60 * 60_000)
  const alerts = useMemo(() => {
    const bySource = Map.groupBy(radar.posts, ({ sourceId }) => sourceId)
    return sources
      .flatMap((source) =>
        findAlerts(bySource.get(source.id) ?? [], { since: now - SHOWN_DAYS * DAY, now }).map((alert) => ({
          source,
          alert,
        })),
      )
      .toSorted((a, b) => b.alert.at - a.alert.at)
      .slice(0, SHOWN_MAX)
  }, [radar, sources, now])
  const rate = t('competitors:alerts.rate', { count: Math.round(1 / FALSE_ALARM_RATE) })
  if (alerts.length === 0) {
    return (
      <EmptyState
        drawing="check"
        title={t('competitors:alerts.none')}
        text={`${t('competitors:alerts.noneText')} ${rate}`}
      />
    )
  }
  return (
    <Panel id="radar-alerts" title={t('competitors:alerts.title')} description={rate} flush>
      <ul className={styles.posts}>
        {alerts.map(({ source, alert }) => {
          const Icon = ICONS[alert.kind]
          const post =
            alert.kind === 'engagement'
              ? radar.posts.find(({ key, sourceId }) => key === alert.postKey && sourceId === source.id)
              : null
          return (
            <li key={`${source.id}${alert.kind}${alert.at}`} className={styles.alert}>
              <Icon size="1.25rem" aria-hidden className={styles.alertIcon} />
              <div className={styles.words}>
                <span className={styles.link}>{sentence(source.name, alert)}</span>
                <span className={styles.soft}>{formatMonthDay(alert.at, timeZone)}</span>
                {post && <PostLine post={post} sources={sources} timeZone={timeZone} />}
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )

  function sentence(name: string, { kind, value, usual }: RadarAlert): string {
    return t(`competitors:alerts.${kind}`, {
      name,
      value: NUMBERS.format(Math.round(value)),
      usual: NUMBERS.format(Math.round(usual)),
    })
  }
}
