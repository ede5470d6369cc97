import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'
import { readApps } from './integration-commands.ts'

/** The app keys of this installation, as far as they are shown; `refresh` reads them again. */
export function useApps() {
  const query = useQuery({ queryKey: ['admin', 'platform-apps'], queryFn: readApps })
  return { apps: queryState(query), refresh: () => void query.refetch() }
}
