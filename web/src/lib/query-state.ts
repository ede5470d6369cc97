import type { UseQueryResult } from '@tanstack/react-query'

type QueryState<Data> =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void }
  | { status: 'ready'; data: Data }

/** Converts a query result to the state format of live reads. */
export function queryState<Data>(query: UseQueryResult<Data>): QueryState<Data> {
  if (query.status === 'pending') return { status: 'loading' }
  if (query.status === 'error') return { status: 'error', error: query.error, retry: () => void query.refetch() }
  return { status: 'ready', data: query.data }
}
