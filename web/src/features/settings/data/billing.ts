import { useQuery, useQueryClient } from '@tanstack/react-query'
import { confirmPayment, getBilling, listInvoices, previewChange } from '@postwright/core/api/billing'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import type { Invoice } from '@postwright/core/model/invoice'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { getManualPayment, uploadPaymentProof } from '@postwright/core/api/manual-payments'

export type Billing = OutputOf<typeof getBilling>
export type Purchase = InputOf<typeof previewChange>

/** First part of the keys of all reads of billing. */
const BILLING_KEY = 'billing'

/** The person's plan, what they can buy, and how it is paid here. */
export function useBilling(uid: string) {
  return queryState(useQuery({ queryKey: [BILLING_KEY, uid], queryFn: () => call(getBilling, {}) }))
}

/** A change of plan to the minor unit. */
export function useChangePreview(uid: string, purchase: Purchase) {
  const { planId, version, interval, currency, code } = purchase
  return queryState(
    useQuery({
      queryKey: [BILLING_KEY, uid, 'preview', planId, version, interval, currency, code],
      queryFn: () => call(previewChange, purchase),
      staleTime: 0,
    }),
  )
}

/** A page of invoices, before a time or the latest. */
export function useInvoices(uid: string, before: number | null) {
  return queryState<{ invoices: Invoice[]; before: number | null }>(
    useQuery({
      queryKey: [BILLING_KEY, uid, 'invoices', before],
      queryFn: () => call(listInvoices, before === null ? {} : { before }),
    }),
  )
}

export type PaymentRead = ReturnType<typeof usePaymentStatus>

const CONFIRM_EVERY = 3_000
const CONFIRM_TIMES = 40

/** The state of a payment, asked for again while it is not confirmed. Plan and invoices are read anew once it is. */
export function usePaymentStatus(uid: string, paymentId: string | null) {
  const queries = useQueryClient()
  return queryState(
    useQuery({
      // Apart from the other keys: reading those anew does not ask for the payment again.
      queryKey: ['payment', uid, paymentId],
      enabled: paymentId !== null,
      queryFn: async () => {
        const reply = await call(confirmPayment, { paymentId: paymentId ?? '' })
        if (reply.status !== 'pending') {
          // A read that is under way was begun before the payment was settled.
          await queries.cancelQueries({ queryKey: [BILLING_KEY, uid] })
          void queries.invalidateQueries({ queryKey: [BILLING_KEY, uid] })
        }
        return reply
      },
      refetchInterval: ({ state }) =>
        state.data?.status === 'pending' && state.dataUpdateCount < CONFIRM_TIMES ? CONFIRM_EVERY : false,
    }),
  )
}

/** Reads plan and invoices anew after something has changed them. */
export function useBillingChanged(uid: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [BILLING_KEY, uid] })
}

export type ManualPayment = OutputOf<typeof getManualPayment>

/** The manual payment of an invoice, and the methods that its currency and country allow. */
export function useManualPayment(uid: string, invoiceId: string) {
  return queryState<ManualPayment>(
    useQuery({
      queryKey: [BILLING_KEY, uid, 'manual-payment', invoiceId],
      queryFn: () => call(getManualPayment, { invoiceId }),
    }),
  )
}

const NAME_MAX = 120

/** Keeps a file as the proof of a payment, in the place of the one before. @throws ApiError */
export async function sendProof(invoiceId: string, file: File): Promise<void> {
  const body = new Blob([file], { type: 'application/octet-stream' })
  await call(uploadPaymentProof, { invoiceId, name: file.name.slice(0, NAME_MAX) }, { body })
}
