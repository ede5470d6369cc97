import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/notice.tsx'
import type { PaymentRead } from '../data/billing.ts'

const TONES = { pending: 'info', paid: 'info', in_review: 'warning', refused: 'warning' } as const

/** Shows the result of a payment after the user returns from the checkout; `read` is null for a user who left the checkout. */
export function PaymentReturn({ read }: { read: PaymentRead | null }) {
  const { t } = useTranslation('billing')
  if (read === null)
    return <Notice title={t('billing:payment.canceledTitle')} text={t('billing:payment.canceledText')} />
  if (read.status === 'error') {
    return (
      <Notice tone="warning" title={t('billing:payment.failedTitle')} text={t('billing:payment.failedText')}>
        <Button variant="default" onClick={read.retry}>
          {t('common:action.retry')}
        </Button>
      </Notice>
    )
  }
  if (read.checkAgain !== null) {
    return (
      <Notice tone="warning" title={t('billing:payment.unconfirmedTitle')} text={t('billing:payment.unconfirmedText')}>
        <Button variant="default" onClick={read.checkAgain}>
          {t('billing:payment.checkAgain')}
        </Button>
      </Notice>
    )
  }
  const status = read.status === 'ready' ? read.data.status : 'pending'
  if (status === 'refunded') return null
  const title = t(`billing:payment.${status}Title`)
  return <Notice tone={TONES[status]} title={title} text={t(`billing:payment.${status}Text`)} />
}
