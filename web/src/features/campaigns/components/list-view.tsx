import { useTranslation } from 'react-i18next'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import styles from './campaigns.module.css'
import type { ViewProps } from './views.ts'

/** Shows campaigns as cards with their progress. */
export function ListView({ campaigns, measuredOf, actionsOf, today }: ViewProps) {
  const { t } = useTranslation('campaigns')
  return (
    <ul className={styles.cards} aria-label={t('campaigns:title')}>
      {campaigns.map((campaign) => (
        <li key={campaign.id} className={styles.card}>
          <CampaignCard campaign={campaign} actions={actionsOf(campaign)}>
            {!campaign.isTemplate && (
              <CampaignProgress campaign={campaign} measured={measuredOf(campaign.id)} today={today} />
            )}
          </CampaignCard>
        </li>
      ))}
    </ul>
  )
}
