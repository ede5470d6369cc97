import { Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MeasuredCampaign } from '@postwright/core/api/campaigns'
import { goalShare, isOnTrack, timeShare } from '@postwright/core/campaigns/campaign-progress'
import type { Campaign } from '@postwright/core/model/campaign'
import { StateBadge } from '@/ui/state-badge.tsx'
import { reachedOf } from '../campaign-figures.ts'
import styles from './campaigns.module.css'

type Props = {
  campaign: Campaign
  /** Measured progress; undefined while loading. */ measured: MeasuredCampaign | undefined
  today: string
}

const NUMBERS = new Intl.NumberFormat('en')
const PERCENT = new Intl.NumberFormat('en', { style: 'percent' })

/** Shows the completed share of a campaign's goal and of its duration. */
export function CampaignProgress({ campaign, measured, today }: Props) {
  const { t } = useTranslation('campaigns')
  const { goalMetric, goalTarget, name } = campaign
  const metric = t(`campaigns:metric.${goalMetric}`)
  const time = timeShare(campaign, today)
  if (!measured) {
    return <p className={styles.soft}>{goalTarget === 0 ? t('campaigns:noGoal') : t('campaigns:progress.loading')}</p>
  }
  const reached = reachedOf(goalMetric, measured)
  const share = goalShare(campaign, reached)
  const onTrack = isOnTrack(campaign, reached, today)
  const shown = { reached: NUMBERS.format(reached), target: NUMBERS.format(goalTarget), metric }
  return (
    <div className={styles.progress}>
      <span className={styles.row}>
        <span>{goalTarget === 0 ? t('campaigns:progress.reached', shown) : t('campaigns:progress.goal', shown)}</span>
        {onTrack !== null && campaign.state === 'running' && (
          <StateBadge tone={onTrack ? 'positive' : 'warning'}>
            {t(onTrack ? 'campaigns:progress.onTrack' : 'campaigns:progress.behind')}
          </StateBadge>
        )}
      </span>
      {share !== null && (
        <Progress value={share * 100} aria-label={t('campaigns:progress.label', { name })} size="md" />
      )}
      {time !== null && (
        <span className={styles.soft}>{t('campaigns:progress.time', { percent: PERCENT.format(time) })}</span>
      )}
    </div>
  )
}
