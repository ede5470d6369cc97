import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeasuredCampaign } from '@postwright/core/api/campaigns'
import { countDays } from '@postwright/core/time/utc-day'
import { gainOf, getBurnUp } from '@postwright/core/campaigns/campaign-progress'
import type { CampaignDraft } from '@postwright/core/model/campaign'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { useSignedIn } from '@/session/use-session.ts'
import { Chart } from '@/ui/chart.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { formatLongDate, formatTick } from '@/ui/format-time.ts'
import { useMeasured } from '../data/campaign-queries.ts'
import { reachedOf } from '../campaign-figures.ts'
import styles from './campaigns.module.css'

type Props = { campaignId: string; draft: CampaignDraft; today: string; timeZone: string }

const NUMBERS = new Intl.NumberFormat('en')

/** Shows the progress of a campaign against an even pace, as a chart and as a table. */
export function BurnUpPanel({ campaignId, ...props }: Props) {
  const { t } = useTranslation('campaigns')
  const { workspaceId } = useSignedIn()
  const read = useMeasured(workspaceId, [campaignId], false)
  const measured = read.status === 'ready' ? read.data.get(campaignId) : undefined
  return (
    <section className={styles.panel} aria-label={t('campaigns:burnUp.title')}>
      <DataState
        read={read}
        loading={<SkeletonList rows={3} label={t('campaigns:burnUp.loading')} />}
        errorTitle={t('campaigns:burnUp.error')}
      >
        {() => measured && <Course {...props} measured={measured} />}
      </DataState>
    </section>
  )
}

function Course({ draft, today, timeZone, measured }: Omit<Props, 'campaignId'> & { measured: MeasuredCampaign }) {
  const { t } = useTranslation('campaigns')
  const { goalMetric, goalTarget, startDay, endDay } = draft
  const metric = t(`campaigns:metric.${goalMetric}`)
  const data = useMemo(() => {
    const gains =
      goalMetric === 'posts'
        ? measured.published.map(({ publishedAt }) => ({ publishedAt, value: 1 }))
        : measured.publications.map(({ publishedAt, values }) => ({ publishedAt, value: gainOf(goalMetric, values) }))
    const dayOf = (instant: number) => fromInstant(instant, timeZone).local.slice(0, 10)
    const points = getBurnUp({ startDay, endDay, target: goalTarget, gains, today, dayOf })
    return {
      kind: 'line' as const,
      labels: points.map(({ day }) => formatLongDate(day)),
      ticks: points.map(({ day }) => formatTick(day)),
      series: [
        { name: t('campaigns:burnUp.reached'), tone: 'accent' as const, values: points.map(({ reached }) => reached) },
        { name: t('campaigns:burnUp.ideal'), tone: 'muted' as const, values: points.map(({ ideal }) => ideal) },
      ],
    }
  }, [measured, goalMetric, goalTarget, startDay, endDay, today, timeZone, t])
  const { open, scheduled, published } = measured.posts
  const reached = NUMBERS.format(reachedOf(goalMetric, measured))
  const shown = { reached, target: NUMBERS.format(goalTarget), metric }
  return (
    <>
      <p>
        {goalTarget === 0 ? t('campaigns:progress.reached', shown) : t('campaigns:progress.goal', shown)}
        {' · '}
        <span className={styles.soft}>{t('campaigns:progress.posts', { count: open, scheduled, published })}</span>
      </p>
      {goalTarget === 0 || countDays(startDay, endDay) === 0 ? (
        <p className={styles.soft}>{t('campaigns:burnUp.needs')}</p>
      ) : (
        <Chart
          {...data}
          title={t('campaigns:burnUp.title')}
          summary={t('campaigns:burnUp.summary', shown)}
          empty={t('campaigns:burnUp.empty')}
          height={220}
        />
      )}
      {goalMetric !== 'posts' && <p className={styles.soft}>{t('campaigns:burnUp.note')}</p>}
      {measured.isPartial && <p className={styles.soft}>{t('campaigns:burnUp.partial')}</p>}
    </>
  )
}
