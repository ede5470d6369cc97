import { useQuery } from '@tanstack/react-query'
import { listPaymentMethods, orderPaymentMethods } from '@postwright/core/api/manual-payments'
import type { PaymentMethod } from '@postwright/core/model/payment-method'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

/** Returns all methods in order; `refresh` reads them again and returns them. */
export function useMethods() {
  const query = useQuery({ queryKey: ['admin', 'payment-methods'], queryFn: readMethods })
  return {
    methods: queryState(query),
    refresh: async (): Promise<PaymentMethod[]> => (await query.refetch()).data ?? [],
  }
}

async function readMethods(): Promise<PaymentMethod[]> {
  return (await call(listPaymentMethods, {})).methods
}

/** @throws ApiError */
export async function changeOrder(methodIds: string[]): Promise<void> {
  await call(orderPaymentMethods, { methodIds })
}
