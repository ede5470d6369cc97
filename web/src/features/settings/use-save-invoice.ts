import { useTranslation } from 'react-i18next'
import { getInvoice } from '@postwright/core/api/billing'
import type { Invoice } from '@postwright/core/model/invoice'
import { call } from '@/lib/api-client.ts'
import { log } from '@/lib/log.ts'
import { saveFile } from '@/lib/save-file.ts'
import { toast } from '@/ui/toast.tsx'
import { useInvoiceWords } from './invoice-words.ts'

/** Saves an invoice as a document; it holds no pictures. */
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
