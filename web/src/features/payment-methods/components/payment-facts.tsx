import { useTranslation } from 'react-i18next'
import type { ReviewedPayment } from '@postwright/core/api/manual-payments'
import { useSignedIn } from '@/session/use-session.ts'
import { formatAmount, formatBillingDay } from '@/ui/format-amount.ts'
import { viewerZone } from '@/ui/format-time.ts'
import { Notice } from '@/ui/notice.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { hasMismatch } from '../data/payments.ts'
import classes from './payments.module.css'

type Props = { payment: ReviewedPayment }

/** Person, amount, invoice and answers of a payment. */
export function PaymentFacts({ payment }: Props) {
  const { t } = useTranslation('payment-methods')
  const { person, uid, amount, currency, invoice, invoiceId, methodName, provider, reason, status, answers } = payment
  const money = (minor: number) => formatAmount(minor, currency)
  const method = methodName ?? t('payment-methods:payments.methodGone')
  return (
    <>
      {invoice && hasMismatch(payment) && (
        <Notice
          tone="warning"
          title={t('payment-methods:facts.mismatch')}
          text={t('payment-methods:facts.mismatchText', { amount: money(amount), total: money(invoice.total) })}
        />
      )}
      {status === 'in_review' && invoice && invoice.status !== 'open' && (
        <Notice
          tone="warning"
          title={t('payment-methods:facts.notOpen')}
          text={t('payment-methods:facts.notOpenText', {
            status: t(`payment-methods:invoiceStatus.${invoice.status}`),
          })}
        />
      )}
      <dl className={classes.facts}>
        <dt>{t('payment-methods:facts.person')}</dt>
        <dd>{person ? `${person.fullName} (${person.email})` : t('payment-methods:facts.personGone', { uid })}</dd>
        <dt>{t('payment-methods:facts.amount')}</dt>
        <dd className={classes.amount}>{money(amount)}</dd>
        <dt>{t('payment-methods:facts.total')}</dt>
        <dd>{invoice ? money(invoice.total) : t('payment-methods:facts.invoiceGone')}</dd>
        <dt>{t('payment-methods:facts.invoice')}</dt>
        <dd>
          {invoice
            ? t('payment-methods:facts.invoiceOf', {
                number: invoice.number,
                status: t(`payment-methods:invoiceStatus.${invoice.status}`),
                date: formatBillingDay(invoice.dueAt),
              })
            : invoiceId}
        </dd>
        <dt>{t('payment-methods:facts.method')}</dt>
        <dd>{provider === 'manual' ? method : t('payment-methods:payments.stripe')}</dd>
        {reason !== null && (
          <>
            <dt>{t('payment-methods:facts.reason')}</dt>
            <dd>{reason}</dd>
          </>
        )}
        {answers.map(({ label, value }, at) => (
          <Answer key={at} label={label} value={value} />
        ))}
      </dl>
    </>
  )
}

function Answer({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('payment-methods')
  return (
    <>
      <dt>{label}</dt>
      <dd>{value === '' ? t('payment-methods:facts.noAnswer') : value}</dd>
    </>
  )
}

type HistoryEvent = { at: number; text: string; reason?: string }

/** Submission, approvals, settlement and refunds of a payment in order. */
export function PaymentHistory({ payment }: Props) {
  const { t } = useTranslation('payment-methods')
  const { user } = useSignedIn()
  const { submittedAt, approvals, paidAt, refunds, currency } = payment
  const isOwn = (by: string) => by === user.id
  const events: HistoryEvent[] = [
    ...(submittedAt === null ? [] : [{ at: submittedAt, text: t('payment-methods:history.submitted') }]),
    ...approvals.map(({ by, at }) => ({
      at,
      text: t(isOwn(by) ? 'payment-methods:history.youApproved' : 'payment-methods:history.approved'),
    })),
    ...(paidAt === null ? [] : [{ at: paidAt, text: t('payment-methods:history.paid') }]),
    ...refunds.map(({ by, at, amount, reason }) => ({
      at,
      text: t(isOwn(by) ? 'payment-methods:history.youRefunded' : 'payment-methods:history.refunded', {
        amount: formatAmount(amount, currency),
      }),
      reason,
    })),
  ].toSorted((a, b) => a.at - b.at)
  if (events.length === 0) return null
  return (
    <section aria-labelledby="payment-history">
      <h3 className={classes.heading} id="payment-history">
        {t('payment-methods:history.title')}
      </h3>
      <ol className={classes.history}>
        {events.map((event, index) => (
          <li key={index}>
            <span>
              {event.text}
              {event.reason !== undefined && event.reason !== '' && ` · ${event.reason}`}
            </span>
            <span className={classes.faint}>
              <ZonedTimeText instant={event.at} tzid={viewerZone()} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
