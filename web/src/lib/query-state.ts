import type { UseQueryResult } from '@tanstack/react-query'

type QueryState<Data> =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void }
  | { status: 'ready'; data: Data }

/** A read by calls in the form that live reads have. */
export function queryState<Data>(query: UseQueryResult<Data>): QueryState<Data> {
  if (query.status === 'pending') return { status: 'loading' }
  if (query.status === 'error') return { status: 'error', error: query.error, retry: () => void query.refetch() }
  return { status: 'ready', data: query.data }
}
