import { useTranslation } from 'react-i18next'
import type { Invoice } from '@postwright/core/model/invoice'
import type { SubscriptionStatus } from '@postwright/core/model/subscription'
import { formatAmount, formatBillingDay } from '@/ui/format-amount.ts'
import { Notice } from '@/ui/notice.tsx'
import { type Billing, useManualPayment } from '../data/billing.ts'
import { Button } from '@mantine/core'
import { payInvoice } from '@postwright/core/api/billing'
import { call } from '@/lib/api-client.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { useOnline } from '@/ui/use-online.ts'

type Props = { uid: string; invoice: Invoice; status: SubscriptionStatus; providers: Billing['providers'] }

/** Shows the unpaid invoice with its available actions; renders nothing while a manual payment is loading or in review. */
export function OpenInvoice({ uid, invoice, status, providers }: Props) {
  const { t } = useTranslation('billing')
  const manual = useManualPayment(uid, invoice.id)
  if (manual.status === 'loading' || (manual.status === 'ready' && manual.data.payment?.status === 'in_review'))
    return null
  const amount = formatAmount(invoice.total, invoice.currency)
  const payNow = providers.includes('stripe') && invoice.total > 0 ? <PayNow invoiceId={invoice.id} /> : undefined
  if (status === 'past_due') {
    const date = formatBillingDay(invoice.nextAttemptAt ?? invoice.dueAt)
    return (
      <Notice
        tone="warning"
        title={t('billing:plan.pastDueTitle')}
        text={t('billing:plan.pastDueText', { amount, date })}
      >
        {payNow}
      </Notice>
    )
  }
  const text = t('billing:plan.openText', { amount, number: invoice.number })
  return (
    <Notice title={t('billing:plan.openTitle')} text={text}>
      {payNow}
    </Notice>
  )
}

/** Opens the checkout of an open invoice. */
function PayNow({ invoiceId }: { invoiceId: string }) {
  const { t } = useTranslation('billing')
  const { run, isRunning, failure } = useApiCall()
  const online = useOnline()
  const pay = () =>
    run(async () => {
      const { url } = await call(payInvoice, { invoiceId })
      globalThis.location.assign(url)
    })
  return (
    <div>
      <FormError message={failure} />
      <Button onClick={() => void pay()} loading={isRunning} disabled={!online}>
        {t('billing:plan.payNow')}
      </Button>
    </div>
  )
}
