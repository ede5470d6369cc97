import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { confirmPayment, getBilling, listInvoices, previewChange } from '@postwright/core/api/billing'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import type { Invoice } from '@postwright/core/model/invoice'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { getManualPayment, uploadPaymentProof } from '@postwright/core/api/manual-payments'

export type Billing = OutputOf<typeof getBilling>
export type Purchase = InputOf<typeof previewChange>

/** Key prefix of all billing queries. */
const BILLING_KEY = 'billing'

/** Returns the user's plan, the plans for sale and the payment options of this installation. */
export function useBilling(uid: string) {
  return queryState(useQuery({ queryKey: [BILLING_KEY, uid], queryFn: () => call(getBilling, {}) }))
}

/** Returns the exact price of a change of plan, in minor units. */
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

/** Returns a page of invoices before a time, or the latest page. */
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
/** Time for which a pending payment is polled before the user is asked to check again, in milliseconds. */
const CONFIRM_FOR = 120_000

/**
 * Polls the state of a payment while it is pending, for `CONFIRM_FOR` and again whenever the tab is shown; once it is settled, reloads plan and
 * invoices. `checkAgain` restarts the polling; null while it runs.
 */
export function usePaymentStatus(uid: string, paymentId: string | null) {
  const queries = useQueryClient()
  const [hasStopped, setStopped] = useState(false)
  const query = useQuery({
    // Separate from the other keys: reloading them does not request the payment again.
    queryKey: ['payment', uid, paymentId],
    enabled: paymentId !== null,
    queryFn: async () => {
      const reply = await call(confirmPayment, { paymentId: paymentId ?? '' })
      if (reply.status !== 'pending') {
        // A pending read may have started before the payment was settled.
        await queries.cancelQueries({ queryKey: [BILLING_KEY, uid] })
        void queries.invalidateQueries({ queryKey: [BILLING_KEY, uid] })
      }
      return reply
    },
    refetchInterval: ({ state }) => (state.data?.status === 'pending' && !hasStopped ? CONFIRM_EVERY : false),
  })
  const isPending = query.data?.status === 'pending'
  const { refetch } = query

  useEffect(() => {
    if (!isPending || hasStopped) return
    const timer = setTimeout(() => setStopped(true), CONFIRM_FOR)
    return () => clearTimeout(timer)
  }, [isPending, hasStopped])

  const checkAgain = useCallback(() => {
    setStopped(false)
    void refetch()
  }, [refetch])

  useEffect(() => {
    if (!isPending) return
    const goOn = () => {
      if (document.visibilityState === 'visible') checkAgain()
    }
    document.addEventListener('visibilitychange', goOn)
    return () => document.removeEventListener('visibilitychange', goOn)
  }, [isPending, checkAgain])

  return { ...queryState(query), checkAgain: isPending && hasStopped ? checkAgain : null }
}

/** Returns a function that reloads plan and invoices after a change. */
export function useBillingChanged(uid: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [BILLING_KEY, uid] })
}

export type ManualPayment = OutputOf<typeof getManualPayment>

/** Returns the manual payment of an invoice, and the methods allowed for its currency and country. */
export function useManualPayment(uid: string, invoiceId: string) {
  return queryState<ManualPayment>(
    useQuery({
      queryKey: [BILLING_KEY, uid, 'manual-payment', invoiceId],
      queryFn: () => call(getManualPayment, { invoiceId }),
    }),
  )
}

const NAME_MAX = 120

/** Stores a file as the proof of a payment, replacing the previous one. @throws ApiError */
export async function sendProof(invoiceId: string, file: File): Promise<void> {
  const body = new Blob([file], { type: 'application/octet-stream' })
  await call(uploadPaymentProof, { invoiceId, name: file.name.slice(0, NAME_MAX) }, { body })
}
