import { Anchor, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { StuckPayment } from '@postwright/core/api/stuck-work'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { formatAmount } from '@/ui/format-amount.ts'
import { Pager } from '@/ui/pager.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import records from '@/ui/record-list.module.css'
import { useRefresh } from '../data/failed-posts.ts'
import { askAboutPayment, useStuckPayments } from '../data/stuck-work.ts'
import styles from './failed-posts.module.css'

/** Held payment events and card payments that are not settled. */
export function StuckPayments() {
  const { t } = useTranslation('failed-posts')
  const { page, paging } = useStuckPayments()
  const title = t('failed-posts:part.payments')
  return (
    <section aria-label={title}>
      <DataState
        read={page}
        loading={<SkeletonList rows={4} label={t('failed-posts:payments.loading')} />}
        errorTitle={t('failed-posts:payments.error')}
        empty={<EmptyState title={t('failed-posts:payments.empty')} text={t('failed-posts:payments.emptyText')} />}
      >
        {(found) => (
          <ul className={records.list} aria-label={title}>
            {found.map((payment) => (
              <PaymentRow key={`${payment.paymentId} ${payment.eventId}`} payment={payment} />
            ))}
          </ul>
        )}
      </DataState>
      <Pager list={title} paging={paging} />
    </section>
  )
}

function PaymentRow({ payment }: { payment: StuckPayment }) {
  const { t } = useTranslation('failed-posts')
  const refresh = useRefresh()
  const { run, isRunning, failure } = useApiCall()
  const { paymentId, eventId, type, status, amount, currency, since, person } = payment
  const ask = () =>
    run(async () => {
      const { status: after, isHeld } = await askAboutPayment(payment)
      const isSettled = !isHeld && after !== 'pending'
      toast.success(
        isSettled
          ? t('failed-posts:payments.settled')
          : t('failed-posts:payments.still', { status: t(`failed-posts:payments.status.${after}`) }),
      )
      await refresh()
    })
  return (
    <li className={records.row} aria-label={paymentId}>
      <div className={records.words}>
        <span className={records.name}>
          {amount === null || currency === null ? t('failed-posts:payments.unknown') : formatAmount(amount, currency)}
          {person && ` · ${person.fullName} · ${person.email}`}
        </span>
        <span className={records.faint}>
          {eventId === null ? t('failed-posts:payments.pending') : t('failed-posts:payments.event', { type })}
          {status !== null && ` · ${t(`failed-posts:payments.status.${status}`)}`}
          {' · '}
          {t('failed-posts:payments.since')} <RelativeTime instant={since} />
        </span>
        <Anchor component={Link} to={routes.admin.href('payment-methods')} size="sm">
          {t('failed-posts:payments.open')}
        </Anchor>
        <FormError message={failure} />
      </div>
      {status !== null && (
        <div className={styles.acts}>
          <Button size="compact-sm" loading={isRunning} onClick={() => void ask()}>
            {t('failed-posts:payments.retry')}
          </Button>
        </div>
      )}
    </li>
  )
}
