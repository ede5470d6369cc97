import { Button, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ReviewedPayment } from '@postwright/core/api/manual-payments'
import { APPROVALS_NEEDED, type PaymentStatus, paymentStatusSchema } from '@postwright/core/model/payment'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { formatAmount } from '@/ui/format-amount.ts'
import { Pager } from '@/ui/pager.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import records from '@/ui/record-list.module.css'
import { hasMismatch, usePayments } from '../data/payments.ts'
import classes from './payments.module.css'

const PaymentDialog = lazyPart(async () => (await import('./payment-dialog.tsx')).PaymentDialog)

/** Statuses in the order of the filter: payments that wait for a decision first. */
const STATUSES: readonly PaymentStatus[] = ['in_review', 'paid', 'refused', 'refunded', 'pending']

/** Payments by status, which is in the address, and the open one. */
export function PaymentsPart() {
  const { t } = useTranslation('payment-methods')
  const [params, setParams] = useSearchParams()
  const asked = paymentStatusSchema.safeParse(params.get('status'))
  const status = asked.success ? asked.data : 'in_review'
  return (
    <Stack gap="md" className={classes.payments}>
      <div className={classes.filter}>
        <SegmentedControl
          aria-label={t('payment-methods:payments.filter')}
          value={status}
          onChange={(chosen) => setParams(chosen === 'in_review' ? {} : { status: chosen }, { replace: true })}
          data={STATUSES.map((value) => ({ value, label: t(`payment-methods:status.${value}`) }))}
        />
      </div>
      <Payments key={status} status={status} />
    </Stack>
  )
}

function Payments({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('payment-methods')
  const { page, paging } = usePayments(status)
  const [opened, setOpened] = useState<ReviewedPayment | null>(null)
  const rows = page.status === 'ready' ? page.data : []
  const shown = opened && (rows.find(({ id }) => id === opened.id) ?? opened)
  const title = t('payment-methods:payments.title')
  return (
    <>
      <DataState
        read={page}
        loading={<SkeletonList rows={4} label={t('payment-methods:payments.loading')} />}
        errorTitle={t('payment-methods:payments.error')}
        empty={
          <EmptyState
            title={t(`payment-methods:payments.empty.${status}`)}
            text={t(`payment-methods:payments.emptyText.${status}`)}
          />
        }
      >
        {(found) => (
          <ul className={records.list} aria-label={title}>
            {found.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} onOpen={() => setOpened(payment)} />
            ))}
          </ul>
        )}
      </DataState>
      <Pager list={title} paging={paging} />
      {shown && <PaymentDialog payment={shown} onClose={() => setOpened(null)} />}
    </>
  )
}

type RowProps = { payment: ReviewedPayment; onOpen: () => void }

function PaymentRow({ payment, onOpen }: RowProps) {
  const { t } = useTranslation('payment-methods')
  const { user } = useSignedIn()
  const { person, uid, amount, currency, invoice, invoiceId, methodName, provider, status } = payment
  const name = person?.fullName ?? uid
  const isManual = provider === 'manual'
  const needsReview = status === 'in_review'
  const hasApproved = payment.approvals.some(({ by }) => by === user.id)
  const money = formatAmount(amount, currency)
  const facts = [
    t('payment-methods:payments.invoice', { number: invoice?.number ?? invoiceId }),
    isManual ? (methodName ?? t('payment-methods:payments.methodGone')) : t('payment-methods:payments.stripe'),
  ]
  return (
    <li className={`${records.row} ${classes.row}`} aria-label={t('payment-methods:payments.row', { name, money })}>
      <div className={records.words}>
        <span className={records.name}>{name}</span>
        {person && <span className={records.faint}>{person.email}</span>}
        <span className={records.faint}>
          {facts.join(' · ')} · <RelativeTime instant={payment.submittedAt ?? payment.createdAt} />
        </span>
        {needsReview && isManual && (
          <span className={records.faint}>
            {t('payment-methods:payments.approvals', { done: payment.approvals.length, needed: APPROVALS_NEEDED })}
            {hasApproved && ` · ${t('payment-methods:payments.youApproved')}`}
          </span>
        )}
      </div>
      <div className={classes.end}>
        <div className={classes.money}>
          <span className={classes.amount}>{money}</span>
          {payment.refundedAmount > 0 && (
            <span className={records.faint}>
              {t('payment-methods:payments.refunded', { amount: formatAmount(payment.refundedAmount, currency) })}
            </span>
          )}
          {hasMismatch(payment) && <StateBadge tone="warning">{t('payment-methods:payments.mismatch')}</StateBadge>}
          {needsReview && !isManual && <StateBadge tone="warning">{t('payment-methods:payments.held')}</StateBadge>}
        </div>
        <Button
          size="compact-sm"
          variant="default"
          className={classes.open}
          aria-label={t(needsReview ? 'payment-methods:payments.reviewOf' : 'payment-methods:payments.openOf', {
            name,
            money,
          })}
          onClick={onOpen}
        >
          {t(needsReview ? 'payment-methods:payments.review' : 'payment-methods:payments.open')}
        </Button>
      </div>
    </li>
  )
}
