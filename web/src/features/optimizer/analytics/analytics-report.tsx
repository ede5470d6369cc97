import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/notice.tsx'
import { Panel } from '@/ui/panel.tsx'
import { type ReportProps, useCampaignNames } from './analytics-data.ts'
import { BestPosts } from './best-posts.tsx'
import { FigureCards } from './figure-cards.tsx'
import { FigureGaps } from './figure-gaps.tsx'
import { ChannelTable, PartTable } from './figures-tables.tsx'
import { FollowersChart } from './followers-chart.tsx'
import { PeriodChart } from './period-chart.tsx'
import styles from './analytics.module.css'

type Props = ReportProps & {
  /** Whether these are the figures of the view before. */
  isRenewing: boolean
  onChange: (changes: Readonly<Record<string, string | null>>) => void
}

/** The figures of a period: as cards, over its days, by channel, label and campaign, with the best posts and what networks don't tell. */
export function AnalyticsReport({ isRenewing, onChange, ...props }: Props) {
  const { t } = useTranslation('analytics')
  const { report, view, workspaceId } = props
  const { current, before } = report
  const names = useCampaignNames(
    workspaceId,
    current.campaigns.map(({ name }) => name),
  )
  return (
    <div className={styles.report} aria-busy={isRenewing}>
      <p className="visually-hidden" role="status">
        {isRenewing && t('analytics:loading')}
      </p>
      {report.isCut && <Notice tone="warning" title={t('analytics:cut.title')} text={t('analytics:cut.text')} />}
      <FigureCards {...props} />
      <Panel>
        <PeriodChart {...props} onFigure={(figure) => onChange({ figure })} />
      </Panel>
      <BestPosts {...props} />
      <ChannelTable {...props} />
      <FollowersChart {...props} />
      {view.filter === null && (
        <>
          <PartTable
            id="labels"
            title={t('analytics:labels.title')}
            description={t('analytics:labels.description')}
            parts={current.labels.map(({ name, sums }) => ({ key: name, name, sums }))}
            before={before?.labels ?? null}
            others={current.otherLabels}
            empty={t('analytics:labels.empty')}
          />
          <PartTable
            id="campaigns"
            title={t('analytics:campaigns.title')}
            parts={current.campaigns.map(({ name, sums }) => {
              return { key: name, name: names.get(name) ?? t('analytics:deletedCampaign'), sums }
            })}
            before={before?.campaigns ?? null}
            others={current.otherCampaigns}
            empty={t('analytics:campaigns.empty')}
          />
        </>
      )}
      <FigureGaps {...props} />
    </div>
  )
}
