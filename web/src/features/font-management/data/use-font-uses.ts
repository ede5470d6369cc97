import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'
import { readFontUses } from './font-commands.ts'

/** The templates that are set in a font, read once they are asked for. */
export function useFontUses(fontId: string, isAsked: boolean) {
  return queryState(
    useQuery({
      queryKey: ['admin', 'fonts', fontId, 'uses'],
      queryFn: () => readFontUses(fontId),
      enabled: isAsked,
      gcTime: 0,
    }),
  )
}
