import { useQuery } from '@tanstack/react-query'
import { getAdminFigures, getAdminHome } from '@postwright/core/api/admin-home'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

/** Both parts are read anew each minute while the tab is visible. */
const EVERY = 60_000

/** What needs an admin, and how publishing does. Figures and usage are a read of their own: neither waits for the other. */
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
    /** When the server read what is shown; null before. */
    readAt: home.data?.readAt ?? null,
    isReading: home.isFetching || figures.isFetching,
    refresh: () => void Promise.all([home.refetch(), figures.refetch()]),
  }
}
