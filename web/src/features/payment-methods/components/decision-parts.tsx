import { Button, Group, NumberInput, Stack } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusePayment, type ReviewedPayment } from '@postwright/core/api/manual-payments'
import { APPROVALS_NEEDED } from '@postwright/core/model/payment'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FIELD_ORDER } from '@/ui/field-label.tsx'
import { formatAmount, getMinorUnits } from '@/ui/format-amount.ts'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useFocusBack } from '@/ui/use-focus-back.ts'
import { approve, refund, refuse, useDecision, useDecisionWords } from '../data/payments.ts'
import { makeRefundSchema, type RefundFormValues } from '../refund-form.ts'
import classes from './payments.module.css'

type Props = { payment: ReviewedPayment; onCancel: () => void; onDone: () => void }

/** Asks for confirmation before the user's approval; the last approval settles the invoice. */
export function ApprovePart({ payment, onCancel, onDone }: Props) {
  const { t } = useTranslation('payment-methods')
  const { run, isRunning, failure } = useApiCall(useDecisionWords())
  const { decide, dialog } = useDecision()
  const isLast = payment.approvals.length + 1 >= APPROVALS_NEEDED
  const send = async () => {
    const decided = await decide(() => approve(payment))
    if (!decided) return
    toast.success(t(decided.status === 'paid' ? 'payment-methods:approve.paid' : 'payment-methods:approve.done'))
    onDone()
  }
  return (
    <Part title={t('payment-methods:approve.title')}>
      <FormError message={failure} takesFocus />
      <p>{t(isLast ? 'payment-methods:approve.lastText' : 'payment-methods:approve.firstText')}</p>
      <Group gap="sm">
        <Button loading={isRunning} onClick={() => void run(send)}>
          {t('payment-methods:approve.confirm', { amount: formatAmount(payment.amount, payment.currency) })}
        </Button>
        <CancelButton onCancel={onCancel} />
      </Group>
      {dialog}
    </Part>
  )
}

/** Asks for the reason of a refusal, which is shown to the payer. */
export function RefusePart({ payment, onCancel, onDone }: Props) {
  const { t } = useTranslation('payment-methods')
  const { decide, dialog } = useDecision()
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: refusePayment.input,
    defaultValues: { paymentId: payment.id, reason: '' },
    words: useDecisionWords(),
    async send(values) {
      if (!(await decide(() => refuse(values)))) return
      toast.success(t('payment-methods:refuse.done'))
      onDone()
    },
  })
  return (
    <Part title={t('payment-methods:refuse.title')}>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          <TextField
            {...form.register('reason')}
            label={t('payment-methods:refuse.reason')}
            hint={t('payment-methods:refuse.reasonHint')}
            error={errorOf('reason', t('payment-methods:refuse.reasonWrong'))}
          />
          <Group gap="sm">
            <Button type="submit" color="red" loading={isSending}>
              {t('payment-methods:refuse.confirm')}
            </Button>
            <CancelButton onCancel={onCancel} />
          </Group>
        </Stack>
      </form>
      {dialog}
    </Part>
  )
}

/** Refunds a payment: the whole remaining amount, unless a smaller one is entered. */
export function RefundPart({ payment, onCancel, onDone }: Props) {
  const { t } = useTranslation('payment-methods')
  const { id: paymentId, currency, provider } = payment
  const { decide, dialog } = useDecision()
  // Idempotency key: a repeated press, and a retry after a lost response, are the same refund.
  const [refundKey] = useState(() => crypto.randomUUID())
  const left = payment.amount - payment.refundedAmount
  const units = getMinorUnits(currency)
  const { form, submit, isSending, failure, errorOf, field } = useApiForm<RefundFormValues, RefundFormValues>({
    schema: makeRefundSchema(currency, left),
    defaultValues: { amount: left / units, reason: '' },
    words: useDecisionWords(),
    async send({ amount, reason }) {
      if (!(await decide(() => refund({ paymentId, amount, reason, refundKey })))) return
      toast.success(t('payment-methods:refund.done', { amount: formatAmount(amount, currency) }))
      onDone()
    },
  })
  const amount = field('amount')
  return (
    <Part title={t('payment-methods:refund.title')}>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          <p>{t(provider === 'manual' ? 'payment-methods:refund.manualText' : 'payment-methods:refund.stripeText')}</p>
          <NumberInput
            label={t('payment-methods:refund.amount', { currency: currency.toUpperCase() })}
            description={t('payment-methods:refund.left', { amount: formatAmount(left, currency) })}
            inputWrapperOrder={FIELD_ORDER}
            value={amount.value}
            onChange={(typed) => amount.onChange(Number(typed))}
            error={errorOf('amount', t('payment-methods:refund.amountWrong', { most: formatAmount(left, currency) }))}
            decimalScale={Math.round(Math.log10(units))}
            allowNegative={false}
            hideControls
          />
          <TextField
            {...form.register('reason')}
            label={t('payment-methods:refund.reason')}
            error={errorOf('reason', t('payment-methods:refund.reasonWrong'))}
            optional
          />
          <Group gap="sm">
            <Button type="submit" color="red" loading={isSending}>
              {t('payment-methods:refund.confirm', {
                amount: formatAmount(Math.round(amount.value * units), currency),
              })}
            </Button>
            <CancelButton onCancel={onCancel} />
          </Group>
        </Stack>
      </form>
      {dialog}
    </Part>
  )
}

/** The form of one decision in the dialog: it takes the focus, and returns it to the button that opened it. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  useFocusBack()

  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section ref={place} className={classes.decision} aria-labelledby={id}>
      <h3 className={classes.heading} id={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}

function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="subtle" onClick={onCancel}>
      {t('common:action.cancel')}
    </Button>
  )
}
