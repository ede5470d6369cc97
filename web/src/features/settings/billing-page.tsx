import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { EntitlementsSection } from './components/entitlements-section.tsx'
import { InvoicesSection } from './components/invoices-section.tsx'
import { PaymentReturn } from './components/payment-return.tsx'
import { PlanSection } from './components/plan-section.tsx'
import { useBilling, usePaymentStatus } from './data/billing.ts'

const LedgerSection = lazyPart(async () => (await import('./components/ledger-section.tsx')).LedgerSection)
const ManualPaymentSection = lazyPart(
  async () => (await import('./components/manual-payment-section.tsx')).ManualPaymentSection,
)
const BillingDetailsSection = lazyPart(
  async () => (await import('./components/billing-details-section.tsx')).BillingDetailsSection,
)

/** `/dashboard/settings/billing`: the user's plan, billing details and invoices. */
export function Component() {
  const { t } = useTranslation(['billing', 'settings'])
  const { user } = useSignedIn()
  const read = useBilling(user.id)
  // The provider's return URL contains the id of the payment.
  const [params] = useSearchParams()
  const paymentId = params.get('paid')
  const payment = usePaymentStatus(user.id, paymentId)
  const isConfirming = payment.status === 'loading' || (payment.status === 'ready' && payment.data.status === 'pending')
  // A payment that is being confirmed must not be offered again.
  const isPaying = paymentId !== null && isConfirming
  return (
    <>
      {paymentId !== null && <PaymentReturn read={payment} />}
      {params.has('canceled') && <PaymentReturn read={null} />}
      <DataState
        read={read}
        loading={<SkeletonList rows={4} label={t('billing:plan.loading')} />}
        errorTitle={t('billing:plan.failed')}
      >
        {(billing) => (
          <>
            <PlanSection uid={user.id} billing={isPaying ? { ...billing, openInvoice: null } : billing} />
            {!isPaying && billing.openInvoice && billing.openInvoice.total > 0 && (
              <ManualPaymentSection
                uid={user.id}
                invoice={billing.openInvoice}
                hasCards={billing.providers.includes('stripe')}
              />
            )}
            <EntitlementsSection entitlements={billing.entitlements} />
            <BillingDetailsSection uid={user.id} billing={billing} />
          </>
        )}
      </DataState>
      <InvoicesSection uid={user.id} />
      <LedgerSection uid={user.id} />
    </>
  )
}
