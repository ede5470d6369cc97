import { useTranslation } from 'react-i18next'
import { type RedemptionView, REDEMPTIONS_PAGE_MAX } from '@postwright/core/api/coupons'
import { DataTable, type DataColumn } from '@/ui/data-table.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { formatAmount } from '@/ui/format-amount.ts'
import { viewerZone } from '@/ui/format-time.ts'
import { StateBadge } from '@/ui/state-badge.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { useRedemptions } from '../data/redemptions.ts'
import classes from './coupons.module.css'

/** Redemptions of a coupon, each with its person, its discount and the discounted invoice. */
export function RedemptionsPart({ couponId }: { couponId: string }) {
  const { t } = useTranslation('coupon-management')
  const { page, paging } = useRedemptions(couponId)
  const columns: DataColumn<RedemptionView>[] = [
    { key: 'person', header: t('coupon-management:redemptions.person'), cell: personOf, isRowHeader: true },
    { key: 'code', header: t('coupon-management:redemptions.code'), cell: codeOf },
    { key: 'amount', header: t('coupon-management:redemptions.amount'), cell: amountOf, align: 'end', fit: true },
    { key: 'invoice', header: t('coupon-management:redemptions.invoice'), cell: invoiceOf },
    { key: 'time', header: t('coupon-management:redemptions.time'), cell: timeOf },
  ]
  return (
    <DataTable
      caption={t('coupon-management:detail.redemptions')}
      columns={columns}
      page={page}
      rowKey={({ id }) => id}
      pageSize={REDEMPTIONS_PAGE_MAX}
      paging={paging}
      errorTitle={t('coupon-management:redemptions.error')}
      empty={
        <EmptyState
          title={t('coupon-management:redemptions.empty')}
          text={t('coupon-management:redemptions.emptyText')}
        />
      }
    />
  )
}

function personOf({ person }: RedemptionView) {
  return <Person person={person} />
}

function Person({ person }: Pick<RedemptionView, 'person'>) {
  const { t } = useTranslation('coupon-management')
  if (!person) return t('coupon-management:redemptions.gone')
  return (
    <>
      <div>{person.fullName}</div>
      <div className={classes.hint}>{person.email}</div>
    </>
  )
}

function codeOf({ code }: RedemptionView) {
  return <span className={classes.code}>{code}</span>
}

function amountOf({ amount, currency }: RedemptionView) {
  return formatAmount(amount, currency)
}

function invoiceOf({ invoice }: RedemptionView) {
  return <InvoiceCell invoice={invoice} />
}

function InvoiceCell({ invoice }: Pick<RedemptionView, 'invoice'>) {
  const { t } = useTranslation('coupon-management')
  if (!invoice) return t('coupon-management:redemptions.noInvoice')
  return (
    <span className={classes.name}>
      {invoice.number}
      <StateBadge tone={invoice.isPaid ? 'positive' : 'neutral'}>
        {t(invoice.isPaid ? 'coupon-management:redemptions.paid' : 'coupon-management:redemptions.open')}
      </StateBadge>
    </span>
  )
}

function timeOf({ createdAt }: RedemptionView) {
  return <ZonedTimeText instant={createdAt} tzid={viewerZone()} />
}
