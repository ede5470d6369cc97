import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PricedPlan } from '@postwright/core/api/pricing'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import records from '@/ui/record-list.module.css'
import { PlanRow } from './components/plan-row.tsx'
import { changeOffer, changeOrder, usePricedPlans } from './data/priced-plans.ts'

const DraftDialog = lazyPart(async () => (await import('./components/draft-dialog.tsx')).DraftDialog)
const PublishDialog = lazyPart(async () => (await import('./components/publish-dialog.tsx')).PublishDialog)

type Open = { dialog: 'draft'; plan: PricedPlan | null } | { dialog: 'publish'; plan: PricedPlan } | null

/** The plans with their versions: drafts are written, published and offered here. */
export function Component() {
  const { t } = useTranslation('pricing-management')
  const { plans, refresh } = usePricedPlans()
  const [open, setOpen] = useState<Open>(null)
  const { run, isRunning, failure } = useApiCall()
  const close = () => setOpen(null)

  const move = (all: readonly PricedPlan[], from: number, to: number) =>
    run(async () => {
      const ids = all.map(({ id }) => id)
      ids.splice(to, 0, ...ids.splice(from, 1))
      await changeOrder(ids)
      await refresh()
    })
  const offer = ({ id, isVisible }: PricedPlan) =>
    run(async () => {
      await changeOffer(id, !isVisible)
      await refresh()
      toast.success(t(isVisible ? 'pricing-management:retired' : 'pricing-management:restored'))
    })

  return (
    <Stack gap="md">
      <Group>
        <Button onClick={() => setOpen({ dialog: 'draft', plan: null })}>{t('pricing-management:add')}</Button>
      </Group>
      <FormError message={failure} />
      <DataState
        read={plans}
        loading={<SkeletonList rows={3} />}
        errorTitle={t('pricing-management:error')}
        empty={<EmptyState title={t('pricing-management:empty')} text={t('pricing-management:emptyText')} />}
      >
        {(found) => (
          <ul className={records.list}>
            {found.map((plan, index) => (
              <PlanRow
                key={plan.id}
                plan={plan}
                isBusy={isRunning}
                onUp={index === 0 ? null : () => void move(found, index, index - 1)}
                onDown={index === found.length - 1 ? null : () => void move(found, index, index + 1)}
                onEdit={() => setOpen({ dialog: 'draft', plan })}
                onPublish={() => setOpen({ dialog: 'publish', plan })}
                onOffer={() => void offer(plan)}
              />
            ))}
          </ul>
        )}
      </DataState>
      {open?.dialog === 'draft' && <DraftDialog plan={open.plan} onClose={close} onSaved={refresh} />}
      {open?.dialog === 'publish' && <PublishDialog plan={open.plan} onClose={close} onPublished={refresh} />}
    </Stack>
  )
}
