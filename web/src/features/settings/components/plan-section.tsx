import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setCancellation, setPause } from '@postwright/core/api/billing'
import type { SubscriptionStatus } from '@postwright/core/model/subscription'
import { call } from '@/lib/api-client.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { type Billing, useBillingChanged } from '../data/billing.ts'
import { formatAmount, formatBillingDay } from '@/ui/format-amount.ts'
import classes from './billing.module.css'
import { Section } from './section.tsx'

const ChangePlanDialog = lazyPart(async () => (await import('./change-plan-dialog.tsx')).ChangePlanDialog)
const OpenInvoice = lazyPart(async () => (await import('./open-invoice.tsx')).OpenInvoice)
const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

const TONES = {
  trialing: 'accent',
  active: 'positive',
  past_due: 'negative',
  paused: 'warning',
  canceled: 'neutral',
} as const satisfies Record<SubscriptionStatus, BadgeTone>

type Props = { uid: string; billing: Billing }
type Open = 'change' | 'cancel' | 'pause' | null

/** Shows the plan with its state, the next event and the available actions. */
export function PlanSection({ uid, billing }: Props) {
  const { t } = useTranslation('billing')
  const [open, setOpen] = useState<Open>(null)
  const { subscription, openInvoice, plans, providers } = billing
  const isPaid = subscription !== null && subscription.status !== 'canceled'
  const close = () => setOpen(null)
  return (
    <Section id="plan" title={t('billing:plan.title')} text={t('billing:plan.text')}>
      {subscription && openInvoice && (
        <OpenInvoice uid={uid} invoice={openInvoice} status={subscription.status} providers={providers} />
      )}
      <div className={classes.plan}>
        <p className={classes.name}>
          {isPaid ? subscription.planName : t('billing:plan.free')}
          {isPaid && (
            <StateBadge tone={TONES[subscription.status]}>{t(`billing:plan.status.${subscription.status}`)}</StateBadge>
          )}
        </p>
        <PlanFacts billing={billing} />
      </div>
      {plans.length === 0 && !isPaid && <p className={classes.aside}>{t('billing:plan.none')}</p>}
      <PlanActions uid={uid} billing={billing} onOpen={setOpen} />
      {open === 'change' && <ChangePlanDialog uid={uid} billing={billing} onClose={close} />}
      {(open === 'cancel' || open === 'pause') && subscription && (
        <LeaveDialog uid={uid} kind={open} subscription={subscription} onClose={close} />
      )}
    </Section>
  )
}

function PlanFacts({ billing: { subscription } }: { billing: Billing }) {
  const { t } = useTranslation('billing')
  if (!subscription) return <p className={classes.aside}>{t('billing:plan.freeText')}</p>
  const { status, periodEnd, trialEnd, resumeAt, graceUntil, cancelAtPeriodEnd, pendingChange } = subscription
  const facts: string[] = []
  if (status === 'trialing') facts.push(t('billing:plan.trialText', { date: formatBillingDay(trialEnd ?? periodEnd) }))
  if (status === 'active') {
    const date = formatBillingDay(periodEnd)
    if (cancelAtPeriodEnd) facts.push(t('billing:plan.endsText', { date }))
    else facts.push(pendingChange ? t('billing:plan.changesText', { date }) : t('billing:plan.renewsText', { date }))
    facts.push(subscription.hasCard ? t('billing:plan.card') : t('billing:plan.noCard'))
  }
  if (status === 'paused' && resumeAt !== null)
    facts.push(t('billing:plan.pausedText', { date: formatBillingDay(resumeAt) }))
  if (status === 'canceled') {
    const hadPlan = subscription.graceUntil !== null
    facts.push(hadPlan ? t('billing:plan.canceledText', { plan: subscription.planName }) : t('billing:plan.freeText'))
    if (graceUntil !== null) facts.push(t('billing:plan.graceText', { date: formatBillingDay(graceUntil) }))
  }
  const { creditBalance, currency, discount } = subscription
  if (discount && status !== 'canceled') {
    const { code, endsAt } = discount
    if (endsAt === null) facts.push(t('billing:plan.discount', { code }))
    else if (endsAt > periodEnd) facts.push(t('billing:plan.discountUntil', { code, date: formatBillingDay(endsAt) }))
  }
  if (creditBalance > 0) facts.push(t('billing:plan.credit', { amount: formatAmount(creditBalance, currency) }))
  return facts.map((fact) => (
    <p key={fact} className={classes.aside}>
      {fact}
    </p>
  ))
}

function PlanActions({ uid, billing, onOpen }: Props & { onOpen: (open: Open) => void }) {
  const { t } = useTranslation('billing')
  const { run, isRunning, failure } = useApiCall()
  const online = useOnline()
  const changed = useBillingChanged(uid)
  const { subscription, plans } = billing
  const status = subscription?.status ?? 'canceled'
  const isLeaving = subscription?.cancelAtPeriodEnd ?? false
  const canChange = plans.length > 0 && (status === 'canceled' || status === 'trialing' || status === 'active')
  const isEnding = status === 'active' && (isLeaving || subscription?.pendingChange !== null)

  const keep = () =>
    run(async () => {
      await call(setCancellation, { cancelAtPeriodEnd: false })
      await changed()
      toast.success(t('billing:leave.kept'))
    })
  const resume = () =>
    run(async () => {
      await call(setPause, { months: 0 })
      await changed()
      toast.success(t('billing:leave.resumed'))
    })

  return (
    <>
      <FormError message={failure} />
      <Group gap="sm">
        {canChange && (
          <Button onClick={() => onOpen('change')} disabled={!online}>
            {status === 'active' ? t('billing:plan.change') : t('billing:plan.choose')}
          </Button>
        )}
        {status === 'paused' && (
          <Button onClick={() => void resume()} loading={isRunning} disabled={!online}>
            {t('billing:plan.resume')}
          </Button>
        )}
        {isEnding && (
          <Button variant="default" onClick={() => void keep()} loading={isRunning} disabled={!online}>
            {t('billing:plan.keep')}
          </Button>
        )}
        {status === 'active' && !isLeaving && (
          <Button variant="default" onClick={() => onOpen('pause')} disabled={!online}>
            {t('billing:plan.pause')}
          </Button>
        )}
        {(status === 'active' || status === 'past_due') && !isLeaving && (
          <Button variant="subtle" onClick={() => onOpen('cancel')} disabled={!online}>
            {t('billing:plan.cancel')}
          </Button>
        )}
      </Group>
    </>
  )
}
