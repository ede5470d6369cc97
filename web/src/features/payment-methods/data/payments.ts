import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  approvePayment,
  listPayments,
  PAYMENTS_PAGE_MAX,
  readPaymentProof,
  refundPayment,
  refusePayment,
  type ReviewedPayment,
} from '@postwright/core/api/manual-payments'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import type { PaymentStatus } from '@postwright/core/model/payment'
import { call } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import type { PagedList } from '@/lib/live/use-paged-list.ts'
import type { ErrorWords } from '@/lib/use-api-call.ts'
import { usePagedRead } from '@/lib/use-paged-read.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'

type Decided = OutputOf<typeof approvePayment>

const KEY = ['admin', 'payments'] as const

/** Returns the payments of a status, the latest first, one page at a time. */
export function usePayments(status: PaymentStatus): PagedList<ReviewedPayment> {
  return usePagedRead<ReviewedPayment, string>(
    {
      key: [...KEY, status],
      async read({ after }) {
        const { payments, before } = await call(listPayments, { status, ...(after !== null && { before: after }) })
        return { data: payments, unreadable: 0, endCursor: before }
      },
    },
    PAYMENTS_PAGE_MAX,
  )
}

/** Returns true if a payment's amount differs from its invoice's. */
export function hasMismatch({ amount, invoice }: ReviewedPayment): boolean {
  return invoice !== null && invoice.total !== amount
}

/** Approves the reviewed submission: a payment that was submitted again meanwhile is refused. @throws ApiError */
export const approve = ({ id, submittedAt }: ReviewedPayment): Promise<Decided> =>
  call(approvePayment, { paymentId: id, ...(submittedAt !== null && { submittedAt }) })

/** @throws ApiError */
export const refuse = (input: InputOf<typeof refusePayment>): Promise<Decided> => call(refusePayment, input)

/** @throws ApiError */
export const refund = (input: InputOf<typeof refundPayment>): Promise<Decided> => call(refundPayment, input)

/** Runs a decision, for which the server may require the password; `dialog` asks for it. */
export function useDecision() {
  const queries = useQueryClient()
  const sensitive = useSensitive()
  return {
    dialog: sensitive.dialog,
    /**
     * Returns the payment after the decision; null when the user cancelled the confirmation. The lists are reloaded even after a refusal, because
     * another admin may have decided.
     * @throws ApiError
     */
    async decide(work: () => Promise<Decided>): Promise<ReviewedPayment | null> {
      try {
        const outcome = await sensitive.run(work)
        return outcome.done ? outcome.value.payment : null
      } finally {
        void queries.invalidateQueries({ queryKey: KEY })
      }
    },
  }
}

/** Returns the texts for refused decisions, which have a different meaning for an admin than for a payer. */
export function useDecisionWords(): ErrorWords {
  const { t } = useTranslation('payment-methods')
  return (error) => {
    if (!(error instanceof ApiError)) return undefined
    if (error.code === 'approval_refused') return t('payment-methods:approve.refused')
    if (error.code === 'billing_state') return t('payment-methods:decided')
    return error.code === 'payment_mismatch' ? t('payment-methods:approve.mismatch') : undefined
  }
}

/**
 * Reads the bytes of a proof. The server records each read, so nothing reads it twice automatically.
 * @throws ApiError
 */
export async function readProof(paymentId: string): Promise<Blob> {
  const { data, type } = await call(readPaymentProof, { paymentId })
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)], { type })
}
