import { useTranslation } from 'react-i18next'
import { engagementRate } from '@postwright/core/analytics/post-sums'
import { Sparkline } from '@/ui/sparkline.tsx'
import { StatDelta } from '@/ui/stat-delta.tsx'
import type { ReportProps } from './analytics-data.ts'
import { changeText, followerGrowth, growth, numberText, shareText, tallyOf, valueOf } from './analytics-text.ts'
import styles from './analytics.module.css'

type Card = {
  key: 'publications' | 'views' | 'engagement' | 'rate' | 'clicks' | 'followers'
  value: string
  share: number | null
  /** Number of posts that report the metric, if not all do. */
  of: number | null
  points: readonly number[]
}

/** The most important metrics with their change; a card notes how many posts report the metric if not all do. */
export function FigureCards({ report: { current, before }, view }: ReportProps) {
  const { t } = useTranslation('analytics')
  const since = t(view.comparison === 'year' ? 'analytics:since.year' : 'analytics:since.before')
  return (
    <ul className={styles.cards} aria-label={t('analytics:cards')}>
      {listCards({ current, before }).map(({ key, value, share, of, points }) => (
        <li key={key} className={styles.card}>
          <dl>
            <dt>{t(`analytics:figure.${key}`)}</dt>
            <dd className={styles.value}>{value}</dd>
            {share !== null && (
              <dd>
                <StatDelta delta={{ share, since }} />
              </dd>
            )}
            {of !== null && (
              <dd className={styles.soft}>
                {of === 0 ? t('analytics:untold') : t('analytics:coverage', { of, count: current.total.publications })}
              </dd>
            )}
          </dl>
          {points.some((point) => point > 0) && (
            <div className={styles.course} aria-hidden="true">
              <Sparkline points={points} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function listCards({ current, before }: Pick<ReportProps['report'], 'current' | 'before'>): Card[] {
  const { total } = current
  const counted = (['publications', 'views', 'engagement', 'clicks'] as const).map((key): Card => {
    const tally = tallyOf(total, key)
    const of = tally?.of ?? 0
    return {
      key,
      value: numberText(tally?.sum),
      share: growth(tally?.sum, before && tallyOf(before.total, key)?.sum),
      of: of < total.publications ? of : null,
      points: tally ? current.days.map(({ sums }) => valueOf(sums, key) ?? 0) : [],
    }
  })
  const rate = engagementRate(total)
  const viewed = total.viewedEngagement?.of ?? 0
  const gained = followerGrowth(current)
  const rates: Card = {
    key: 'rate',
    value: shareText(rate),
    share: growth(rate, before && engagementRate(before.total)),
    of: viewed < total.publications ? viewed : null,
    points: [],
  }
  const followers: Card = {
    key: 'followers',
    value: changeText(gained),
    share: null,
    of: null,
    points: [],
  }
  return [...counted.slice(0, 3), rates, ...counted.slice(3), followers]
}
