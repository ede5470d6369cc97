import { ownValue } from '@postwright/core/own-value'
import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OfferedPlan, startTrial } from '@postwright/core/api/billing'
import type { BillingInterval } from '@postwright/core/model/subscription'
import { call } from '@/lib/api-client.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { type Billing, type Purchase, useBillingChanged } from '../data/billing.ts'
import { formatAmount, formatBillingDay } from '@/ui/format-amount.ts'
import classes from './billing.module.css'
import { ReviewChange } from './review-change.tsx'

type Props = { uid: string; billing: Billing; onClose: () => void }

/** Compares plans by month or year. Choosing a plan shows its exact price before any payment. */
export function ChangePlanDialog({ uid, billing, onClose }: Props) {
  const { t } = useTranslation('billing')
  const [interval, setInterval] = useState<BillingInterval>(billing.subscription?.interval ?? 'month')
  const [chosen, setChosen] = useState<Purchase | null>(null)
  if (chosen) {
    return (
      <Dialog title={t('billing:change.reviewTitle')} onClose={onClose} size="xl">
        <ReviewChange uid={uid} billing={billing} purchase={chosen} onBack={() => setChosen(null)} onDone={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('billing:change.title')} onClose={onClose} size="xl">
      <Stack gap="lg">
        <SegmentedControl
          aria-label={t('billing:change.interval')}
          value={interval}
          onChange={(value) => setInterval(value === 'year' ? 'year' : 'month')}
          data={[
            { value: 'month', label: t('billing:change.month') },
            { value: 'year', label: t('billing:change.year') },
          ]}
        />
        <ul className={classes.plans}>
          {billing.plans.map((plan) => (
            <PlanOption
              key={plan.planId}
              uid={uid}
              billing={billing}
              plan={plan}
              interval={interval}
              onChoose={setChosen}
              onDone={onClose}
            />
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

type OptionProps = {
  uid: string
  billing: Billing
  plan: OfferedPlan
  interval: BillingInterval
  onChoose: (purchase: Purchase) => void
  onDone: () => void
}

function PlanOption({ uid, billing, plan, interval, onChoose, onDone }: OptionProps) {
  const { t } = useTranslation('billing')
  const { run, isRunning, failure } = useApiCall()
  const online = useOnline()
  const changed = useBillingChanged(uid)
  const { subscription, canTry } = billing
  const currency = currencyFor(billing, plan)
  const price = currency === undefined ? undefined : ownValue(plan.prices, currency)
  if (currency === undefined || !price) return null
  const { planId, version, name, tagline, trialDays } = plan
  const purchase = { planId, version, interval, currency }
  const isOwn = subscription?.status === 'active' && subscription.planId === planId
  const isCurrent = isOwn && subscription.interval === interval
  const amount = formatAmount(price[interval], currency)

  const tryOut = () =>
    run(async () => {
      const { trialEnd } = await call(startTrial, purchase)
      await changed()
      toast.success(t('billing:trial.started', { date: formatBillingDay(trialEnd) }))
      onDone()
    })

  return (
    <li className={classes.option}>
      <h3 className={classes.name}>
        {name}
        {isCurrent && <StateBadge tone="positive">{t('billing:change.current')}</StateBadge>}
      </h3>
      <p className={classes.aside}>{tagline}</p>
      <p className={classes.price}>
        {interval === 'month' ? t('billing:change.perMonth', { amount }) : t('billing:change.perYear', { amount })}
      </p>
      <FormError message={failure} />
      <Group gap="sm">
        <Button onClick={() => onChoose(purchase)} disabled={isCurrent || !online}>
          {t('billing:change.review', { plan: name })}
        </Button>
        {canTry && trialDays > 0 && (
          <Button variant="default" onClick={() => void tryOut()} loading={isRunning} disabled={!online}>
            {t('billing:change.try', { plan: name, count: trialDays })}
          </Button>
        )}
      </Group>
    </li>
  )
}

/** Returns the currency of the current subscription if the plan has a price in it, otherwise the plan's first; undefined without prices. */
function currencyFor({ subscription }: Billing, { prices }: OfferedPlan): string | undefined {
  const currencies = Object.keys(prices)
  const own = subscription?.currency
  return own !== undefined && currencies.includes(own) ? own : currencies[0]
}
