import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'
import { readFontUses } from './font-commands.ts'

/** The decks that are set in a font, read once they are asked for; `refresh` reads them again. */
export function useFontUses(workspaceId: string, fontId: string, isAsked: boolean) {
  const query = useQuery({
    queryKey: ['fonts', workspaceId, fontId, 'uses'],
    queryFn: () => readFontUses(workspaceId, fontId),
    enabled: isAsked,
    gcTime: 0,
  })
  return { uses: queryState(query), refresh: () => void query.refetch() }
}
