import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'
import { readOffered } from './gallery-commands.ts'

/** The palettes or the sets of hashtags of the gallery. */
export function useOfferedSets(kind: 'palette' | 'hashtags') {
  return queryState(useQuery({ queryKey: ['gallery', kind], queryFn: () => readOffered(kind) }))
}
