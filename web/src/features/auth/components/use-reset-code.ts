import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { addressOfResetCode } from '../data/reset-code.ts'

const refusalSchema = z.object({
  code: z.enum([
    'auth/expired-action-code',
    'auth/invalid-action-code',
    'auth/user-disabled',
    'auth/user-not-found',
    'auth/missing-code',
  ]),
})

export type ResetCode = { status: 'checking' } | { status: 'refused' } | { status: 'usable'; email: string | null }

/** Checks the code of a letter when the page opens. When the provider cannot be asked, the server decides later. */
export function useResetCode(oobCode: string): ResetCode {
  const { data, error, status } = useQuery({
    queryKey: ['reset-code', oobCode],
    queryFn: () => addressOfResetCode(oobCode),
    enabled: oobCode !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (oobCode === '') return { status: 'refused' }
  if (status === 'pending') return { status: 'checking' }
  if (status === 'error') {
    return refusalSchema.safeParse(error).success ? { status: 'refused' } : { status: 'usable', email: null }
  }
  return { status: 'usable', email: data }
}
