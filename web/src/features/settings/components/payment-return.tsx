import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { PaymentStatus } from '@postwright/core/model/payment'
import { Notice } from '@/ui/notice.tsx'
import { usePaymentStatus } from '../data/billing-data.ts'

const TONES = { pending: 'info', paid: 'info', in_review: 'warning', refused: 'warning' } as const

/** What became of the payment that a person comes back from. The provider's address names it as `paid` or `canceled`. */
export function PaymentReturn({ uid }: { uid: string }) {
  const { t } = useTranslation('billing')
  const [params] = useSearchParams()
  const paymentId = params.get('paid')
  if (paymentId) return <PaymentState uid={uid} paymentId={paymentId} />
  if (params.get('canceled') === null) return null
  return <Notice title={t('billing:payment.canceledTitle')} text={t('billing:payment.canceledText')} />
}

function PaymentState({ uid, paymentId }: { uid: string; paymentId: string }) {
  const { t } = useTranslation('billing')
  const read = usePaymentStatus(uid, paymentId)
  const status: PaymentStatus = read.status === 'ready' ? read.data.status : 'pending'
  if (read.status === 'error') {
    return (
      <Notice tone="warning" title={t('billing:payment.failedTitle')} text={t('billing:payment.failedText')}>
        <Button variant="default" onClick={read.retry}>
          {t('common:action.retry')}
        </Button>
      </Notice>
    )
  }
  if (status === 'refunded') return null
  const title = t(`billing:payment.${status}Title`)
  return <Notice tone={TONES[status]} title={title} text={t(`billing:payment.${status}Text`)} />
}
