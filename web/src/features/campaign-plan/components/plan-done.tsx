import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import styles from './campaign-plan.module.css'

type Props = { campaignId: string; count: number; onAnother: () => void }

/** Confirms that the drafts are created, with links to the campaign, the drafts and the calendar, and a button for another plan. */
export function PlanDone({ campaignId, count, onAnother }: Props) {
  const { t } = useTranslation('campaign-plan')
  return (
    <EmptyState
      drawing="check"
      title={t('campaign-plan:drafts.done', { count })}
      text={t('campaign-plan:drafts.doneText')}
      action={
        <div className={styles.tools}>
          <Button component={Link} to={routes.campaign.href(campaignId)}>
            {t('campaign-plan:drafts.campaign')}
          </Button>
          <Button variant="default" component={Link} to={routes.contentStudio.href()}>
            {t('campaign-plan:drafts.studio')}
          </Button>
          <Button variant="default" component={Link} to={routes.contentScheduler.href()}>
            {t('campaign-plan:drafts.calendar')}
          </Button>
          <Button variant="subtle" onClick={onAnother}>
            {t('campaign-plan:drafts.another')}
          </Button>
        </div>
      }
    />
  )
}
