import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'
import { readOwnContributions } from './contribution-commands.ts'

/** What this person has offered; `refresh` reads it again. */
export function useOwnContributions() {
  const query = useQuery({ queryKey: ['contributions', 'own'], queryFn: readOwnContributions })
  return { own: queryState(query), refresh: () => void query.refetch() }
}
