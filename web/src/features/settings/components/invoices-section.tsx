import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice, InvoiceStatus } from '@postwright/core/model/invoice'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import { useInvoices } from '../data/billing.ts'
import { formatAmount, formatBillingDay } from '@/ui/format-amount.ts'
import { useSaveInvoice } from '../invoices.ts'
import { Section } from './section.tsx'
import classes from './sessions.module.css'

const TONES = {
  draft: 'neutral',
  open: 'warning',
  paid: 'positive',
  void: 'neutral',
  refunded: 'neutral',
} as const satisfies Record<InvoiceStatus, BadgeTone>

/** Lists invoices and credit notes, latest first; further pages are appended on request. */
export function InvoicesSection({ uid }: { uid: string }) {
  const { t } = useTranslation('billing')
  const [pages, setPages] = useState<readonly (number | null)[]>([null])
  return (
    <Section id="invoices" title={t('billing:invoices.title')} text={t('billing:invoices.text')}>
      {pages.map((before, at) => (
        <InvoicePage
          key={before ?? 'latest'}
          uid={uid}
          before={before}
          onMore={at === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
        />
      ))}
    </Section>
  )
}

type PageProps = { uid: string; before: number | null; onMore: ((before: number) => void) | null }

function InvoicePage({ uid, before, onMore }: PageProps) {
  const { t } = useTranslation('billing')
  const read = useInvoices(uid, before)
  const next = read.status === 'ready' ? read.data.before : null
  const rows = read.status === 'ready' ? { status: 'ready' as const, data: read.data.invoices } : read
  return (
    <>
      <DataState
        read={rows}
        loading={<SkeletonList rows={2} label={t('billing:invoices.loading')} />}
        errorTitle={t('billing:invoices.failed')}
        empty={before === null ? <p>{t('billing:invoices.empty')}</p> : null}
      >
        {(invoices) => (
          <ul className={classes.list}>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )}
      </DataState>
      {onMore && next !== null && (
        <Button variant="default" onClick={() => onMore(next)}>
          {t('billing:invoices.more')}
        </Button>
      )}
    </>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('billing')
  const save = useSaveInvoice()
  const [isSaving, setSaving] = useState(false)
  const { kind, number, status, issuedAt, total, currency, lines } = invoice
  const name = kind === 'credit_note' ? t('billing:invoices.creditNote') : lines[0]?.planName
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.device}>
          {number} <StateBadge tone={TONES[status]}>{t(`billing:invoices.status.${status}`)}</StateBadge>
        </p>
        <p className={classes.when}>
          {name}, {formatBillingDay(issuedAt)}
        </p>
      </div>
      <span>{formatAmount(total, currency)}</span>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload size="1rem" aria-hidden />}
        aria-label={t('billing:invoices.downloadNamed', { number })}
        loading={isSaving}
        onClick={() => {
          setSaving(true)
          void save(invoice).finally(() => setSaving(false))
        }}
      >
        {t('billing:invoices.download')}
      </Button>
    </li>
  )
}
