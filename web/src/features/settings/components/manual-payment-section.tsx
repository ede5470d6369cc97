import { ownValue } from '@postwright/core/own-value'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferedMethod } from '@postwright/core/api/manual-payments'
import type { Invoice } from '@postwright/core/model/invoice'
import { DataState } from '@/ui/data-state.tsx'
import { formatBillingDay } from '@/ui/format-amount.ts'
import { formatBytes } from '@/ui/format-bytes.ts'
import { Notice } from '@/ui/notice.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { type ManualPayment, useManualPayment } from '../data/billing.ts'
import { ManualPaymentForm } from './manual-payment-form.tsx'
import { Section } from './section.tsx'
import settings from './settings.module.css'

type Props = {
  uid: string
  invoice: Invoice
  /** True if the invoice can also be paid by card. */
  hasCards: boolean
}

/** Lets the user pay an open invoice without a card, and shows the state of the review. */
export function ManualPaymentSection({ uid, invoice, hasCards }: Props) {
  const { t } = useTranslation('billing')
  return (
    <DataState
      read={useManualPayment(uid, invoice.id)}
      loading={<SkeletonList rows={3} label={t('billing:manual.loading')} />}
      errorTitle={t('billing:manual.failed')}
    >
      {(found) => {
        // With card payment available, an empty list of methods is not shown.
        if (hasCards && found.payment === null && found.methods.length === 0) return null
        const isReviewed = found.payment?.status === 'in_review'
        return (
          <Section
            id="manual-payment"
            title={isReviewed ? t('billing:manual.reviewHeading') : nameTitle(t, found.methods)}
            text={isReviewed ? t('billing:manual.reviewFor', { number: invoice.number }) : t('billing:manual.text')}
          >
            <PaymentState uid={uid} invoice={invoice} hasCards={hasCards} found={found} />
          </Section>
        )
      }}
    </DataState>
  )
}

type Translate = ReturnType<typeof useTranslation<'billing'>>['t']

function nameTitle(t: Translate, methods: readonly OfferedMethod[]): string {
  const [only] = methods
  return only && methods.length === 1 ? t('billing:manual.titleOne', { method: only.name }) : t('billing:manual.title')
}

type StateProps = Props & { found: ManualPayment }

function PaymentState({ uid, invoice, hasCards, found }: StateProps) {
  const { t } = useTranslation('billing')
  const { payment, methods } = found
  if (payment?.status === 'in_review') return <UnderReview payment={payment} methods={methods} />
  if (payment?.status === 'paid' || payment?.status === 'refunded')
    return <Notice title={t('billing:manual.paidTitle')} text={t('billing:manual.paidText')} />
  return (
    <>
      {payment?.status === 'refused' && (
        <Notice
          tone="warning"
          title={t('billing:manual.refusedTitle')}
          text={t('billing:manual.refusedText', { reason: payment.reason ?? '' })}
        />
      )}
      {methods.length === 0 ? (
        <NoMethods invoice={invoice} hasCards={hasCards} />
      ) : (
        <ManualPaymentForm uid={uid} invoice={invoice} payment={payment} methods={methods} />
      )}
    </>
  )
}

type ReviewProps = { payment: NonNullable<ManualPayment['payment']>; methods: readonly OfferedMethod[] }

/** Shows the submitted payment while it is in review. */
function UnderReview({ payment, methods }: ReviewProps) {
  const { t } = useTranslation('billing')
  const method = methods.find(({ id }) => id === payment.methodId)
  const answers = (method?.fields ?? []).flatMap(({ key, label }) => {
    const value = ownValue(payment.answers, key)
    return value === undefined ? [] : [[label, value] as const]
  })
  const { submittedAt, proof } = payment
  const facts = [
    ...(method ? [[t('billing:manual.reviewMethod'), method.name] as const] : []),
    ...(submittedAt === null ? [] : [[t('billing:manual.reviewAt'), formatBillingDay(submittedAt)] as const]),
    ...answers,
    ...(proof ? [[t('billing:manual.proof'), fileText(t, proof)] as const] : []),
  ]
  return (
    <>
      <Notice title={t('billing:manual.reviewTitle')} text={t('billing:manual.reviewText')} />
      <dl className={settings.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}

function fileText(t: Translate, { name, bytes }: { name: string; bytes: number }): string {
  return t('billing:manual.proofFile', { name, size: formatBytes(bytes) })
}

function NoMethods({ invoice, hasCards }: Pick<Props, 'invoice' | 'hasCards'>) {
  const { t } = useTranslation('billing')
  const { number, details } = invoice
  const currency = invoice.currency.toUpperCase()
  const country = details.country && new Intl.DisplayNames('en', { type: 'region' }).of(details.country)
  return (
    <Notice
      tone="warning"
      title={
        country
          ? t('billing:manual.noneTitleCountry', { currency, country })
          : t('billing:manual.noneTitle', { currency })
      }
      text={hasCards ? t('billing:manual.noneTextCard', { number }) : t('billing:manual.noneText', { number })}
    />
  )
}
