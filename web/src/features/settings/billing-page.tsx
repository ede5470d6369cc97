import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/later-part.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { InvoicesSection } from './components/invoices-section.tsx'
import { PaymentReturn } from './components/payment-return.tsx'
import { PlanSection } from './components/plan-section.tsx'
import { useBilling } from './data/billing-data.ts'

const BillingDetailsSection = lazyPart(
  async () => (await import('./components/billing-details-section.tsx')).BillingDetailsSection,
)

/** `/dashboard/settings/billing`: the person's plan, who it is billed to, and the invoices. */
export function Component() {
  const { t } = useTranslation(['billing', 'settings'])
  const { user } = useSignedIn()
  const read = useBilling(user.id)
  return (
    <>
      <PaymentReturn uid={user.id} />
      <DataState
        read={read}
        loading={<SkeletonList rows={4} label={t('billing:plan.loading')} />}
        errorTitle={t('billing:plan.failed')}
      >
        {(billing) => (
          <>
            <PlanSection uid={user.id} billing={billing} />
            <BillingDetailsSection uid={user.id} billing={billing} />
          </>
        )}
      </DataState>
      <InvoicesSection uid={user.id} />
    </>
  )
}
