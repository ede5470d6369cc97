import { useQuery } from '@tanstack/react-query'
import { getManualPayment, uploadPaymentProof } from '@postwright/core/api/manual-payments'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { BILLING_KEY } from './billing-data.ts'

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
