import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Campaign } from '@postwright/core/model/campaign'
import { routes } from '@/config/routes.ts'
import type { OfferedAction } from '@/config/action.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { formatDateRange, formatLongDate } from '@/ui/format-time.ts'
import { STATE_TONES } from '../state-tones.ts'
import styles from './campaigns.module.css'

type Props = { campaign: Campaign; actions: readonly OfferedAction[]; grip?: ReactNode; children?: ReactNode }

/** Shows a campaign's name, state and dates, with its actions. */
export function CampaignCard({ campaign, actions, grip, children }: Props) {
  const { t } = useTranslation('campaigns')
  const { id, name, state } = campaign
  return (
    <>
      <div className={styles.row}>
        {grip}
        <Link className={styles.name} to={routes.campaign.href(id)}>
          {name}
        </Link>
        <ActionMenu label={t('campaigns:action.actions', { name })} actions={actions} />
      </div>
      <div className={styles.row}>
        {campaign.isTemplate ? (
          <StateBadge tone="neutral">{t('campaigns:template')}</StateBadge>
        ) : (
          <StateBadge tone={STATE_TONES[state]}>{t(`campaigns:state.${state}`)}</StateBadge>
        )}
        <span className={styles.soft}>
          <CampaignDates campaign={campaign} />
        </span>
      </div>
      {children}
    </>
  )
}

export function CampaignDates({ campaign: { startDay, endDay } }: { campaign: Pick<Campaign, 'startDay' | 'endDay'> }) {
  const { t } = useTranslation('campaigns')
  if (startDay === '' && endDay === '') return t('campaigns:noDates')
  if (startDay !== '' && startDay <= endDay) return formatDateRange(startDay, endDay)
  const show = (day: string) => (day === '' ? '…' : formatLongDate(day))
  return t('campaigns:dates', { start: show(startDay), end: show(endDay) })
}
