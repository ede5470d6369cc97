import { useQuery } from '@tanstack/react-query'
import { getAdminFigures, getAdminHome } from '@postwright/core/api/admin-home'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

/** Refresh interval of both parts while the tab is visible. */
const EVERY = 60_000

/** Returns the items that need an admin, and the state of publishing. Metrics and usage are a separate read, so that neither waits for the other. */
export function useHome() {
  const home = useQuery({
    queryKey: ['admin', 'home'],
    queryFn: () => call(getAdminHome, {}),
    refetchInterval: EVERY,
    staleTime: 0,
  })
  const figures = useQuery({
    queryKey: ['admin', 'home', 'figures'],
    queryFn: () => call(getAdminFigures, {}),
    refetchInterval: EVERY,
    staleTime: 0,
  })
  return {
    home: queryState(home),
    figures: queryState(figures),
    /** Time at which the server read the data; null before that. */
    readAt: home.data?.readAt ?? null,
    isReading: home.isFetching || figures.isFetching,
    refresh: () => void Promise.all([home.refetch(), figures.refetch()]),
  }
}
