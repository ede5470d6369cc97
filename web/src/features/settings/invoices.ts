import { useTranslation } from 'react-i18next'
import type { Invoice, InvoiceLine, TaxLine } from '@postwright/core/model/invoice'
import type { InvoiceSheet } from '@postwright/core/money/invoice-sheet'
import { formatAmount, formatBillingDay } from '@/ui/format-amount.ts'
import { getInvoice } from '@postwright/core/api/billing'
import { call } from '@/lib/api-client.ts'
import { log } from '@/lib/log.ts'
import { saveFile } from '@/lib/save-file.ts'
import { toast } from '@/ui/toast.tsx'

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

/** Returns a function that formats the name of a tax line; `rate` is in basis points. */
export function useTaxName(): (tax: TaxLine) => string {
  const { t } = useTranslation('billing')
  return ({ treatment, rate, country }) => {
    if (treatment === 'taxed') return t('billing:change.tax', { rate: PERCENT.format(rate / 10_000), country })
    return t(treatment === 'reverse_charge' ? 'billing:change.reverseCharge' : 'billing:change.notTaxed', { country })
  }
}

/** Returns a function that renders an invoice or credit note as text; `corrected` is the number of the invoice that a credit note corrects. */
export function useInvoiceWords(): (invoice: Invoice, corrected: string | null) => InvoiceSheet {
  const { t } = useTranslation('billing')
  const nameTax = useTaxName()

  const rowOf = (line: InvoiceLine, currency: string) => [
    t(`billing:document.line.${line.kind}`, { plan: line.planName }),
    t('billing:document.period', {
      from: formatBillingDay(line.periodStart),
      to: formatBillingDay(line.periodEnd),
    }),
    `${line.quantity}`,
    formatAmount(line.unitAmount, currency),
    formatAmount(line.amount, currency),
  ]

  return (invoice, corrected) => {
    const { kind, number, currency, seller, details, lines, discount, tax, creditUsed, net, total, status } = invoice
    const money = (amount: number) => formatAmount(amount, currency)
    const isNote = kind === 'credit_note'
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
    return {
      title: t(isNote ? 'billing:document.creditNote' : 'billing:document.invoice', { number }),
      facts: [
        [t('billing:document.issued'), formatBillingDay(invoice.issuedAt)],
        ...(corrected === null ? [] : [[t('billing:document.corrects'), corrected] as const]),
        ...(status === 'open' ? [[t('billing:document.due'), formatBillingDay(invoice.dueAt)] as const] : []),
        ...(invoice.paidAt === null || isNote
          ? []
          : [[t('billing:document.paid'), formatBillingDay(invoice.paidAt)] as const]),
        [t('billing:document.status'), t(`billing:invoices.status.${isNote ? 'refunded' : status}`)],
      ],
      parties: [
        { title: t('billing:document.from'), lines: partyLines(seller, t('billing:document.vatId')) },
        { title: t('billing:document.to'), lines: partyLines(details, t('billing:document.vatId')) },
      ],
      columns: (['description', 'period', 'quantity', 'unitPrice', 'amount'] as const).map((name) =>
        t(`billing:document.columns.${name}`),
      ),
      rows: lines.map((line) => rowOf(line, currency)),
      totals: [
        ...(discount === null && tax.length === 0 ? [] : [[t('billing:document.subtotal'), money(subtotal)] as const]),
        ...(discount === null
          ? []
          : ([
              [t('billing:document.discount', { code: discount.code }), money(-discount.amount)],
              [t('billing:document.net'), money(net)],
            ] as const)),
        ...tax.map((line) => [nameTax(line), money(line.amount)] as const),
        ...(creditUsed > 0 ? [[t('billing:change.creditUsed'), money(-creditUsed)] as const] : []),
      ],
      total: [t(isNote ? 'billing:document.refunded' : 'billing:document.total'), money(total)],
      notes: tax.some(({ treatment }) => treatment === 'reverse_charge') ? [t('billing:document.reverseCharge')] : [],
    }
  }
}

function partyLines(
  { name, address, country, vatId }: Invoice['details'] | Invoice['seller'],
  vatName: string,
): string[] {
  return [name, ...address.split('\n'), country ?? '', vatId === '' ? '' : `${vatName} ${vatId}`].filter(
    (line) => line.trim() !== '',
  )
}

/** Returns a function that saves an invoice as a document without images. */
export function useSaveInvoice(): (invoice: Invoice) => Promise<void> {
  const { t, i18n } = useTranslation('billing')
  const words = useInvoiceWords()
  return async (invoice) => {
    const { number, creditOf, issuedAt: createdAt, seller } = invoice
    try {
      const [{ makeDocument }, { invoiceScene }, corrected] = await Promise.all([
        import('@/decks/export/make-document.ts'),
        import('@postwright/core/money/invoice-sheet'),
        creditOf === null ? null : call(getInvoice, { invoiceId: creditOf }),
      ])
      const scene = invoiceScene(words(invoice, corrected?.invoice.number ?? null))
      const source = (mediaId: string) => Promise.reject(new Error(`An invoice shows no ${mediaId}.`))
      const { name, blob } = await makeDocument(scene, {
        author: seller.name,
        language: i18n.language,
        createdAt,
        source,
      })
      saveFile(name, blob, blob.type)
      toast.success(t('billing:invoices.saved', { number }))
    } catch (error) {
      log.error('Billing: an invoice could not be saved', error)
      toast.error(t('billing:invoices.saveFailed', { number }))
    }
  }
}
