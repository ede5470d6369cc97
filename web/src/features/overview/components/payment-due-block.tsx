import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Notice } from '@/ui/notice.tsx'
import { useSubscription } from '../data/use-subscription.ts'

/** Reports a failed payment of the user, with a link to pay; renders nothing otherwise. Live. */
export function PaymentDueBlock() {
  const { t } = useTranslation('overview')
  const { user } = useSignedIn()
  const read = useSubscription(user.id)
  if (read.status !== 'ready' || read.data.status !== 'past_due') return null
  return (
    <Notice tone="warning" title={t('overview:paymentDue.title')} text={t('overview:paymentDue.text')}>
      <Button component={Link} to={routes.settingsBilling.href()} size="compact-sm" variant="default">
        {t('overview:paymentDue.action')}
      </Button>
    </Notice>
  )
}
