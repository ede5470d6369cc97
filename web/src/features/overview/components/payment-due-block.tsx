import { Button } from '@mantine/core'
import { doc } from 'firebase/firestore'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { subscriptions } from '@postwright/core/collections/subscriptions'
import { routes } from '@/config/routes.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveDoc } from '@/lib/live/use-live.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Notice } from '@/ui/notice.tsx'

/** Says that the person's own payment failed, and where to pay; nothing otherwise. Live. */
export function PaymentDueBlock() {
  const { t } = useTranslation('overview')
  const { user } = useSignedIn()
  const read = useLiveDoc(doc(collectionRef(subscriptions), user.id))
  if (read.status !== 'ready' || read.data.status !== 'past_due') return null
  return (
    <Notice tone="warning" title={t('overview:paymentDue.title')} text={t('overview:paymentDue.text')}>
      <Button component={Link} to={routes.settingsBilling.href()} size="compact-sm" variant="default">
        {t('overview:paymentDue.action')}
      </Button>
    </Notice>
  )
}
