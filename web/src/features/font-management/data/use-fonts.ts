import { useQuery } from '@tanstack/react-query'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { usePagedList } from '@/lib/live/use-paged-list.ts'
import { queryState } from '@/lib/query-state.ts'
import type { FontShelf } from './font-shelf.ts'

/** The fonts of a shelf, live, a page at a time, and the files of those that passed their check. */
export function useFonts({ key, list, pageSize, readServed }: FontShelf) {
  const { page, paging } = usePagedList(list, pageSize)
  const passed = page.status === 'ready' ? page.data.filter(({ check }) => check === 'passed').map(({ id }) => id) : []
  const served = useQuery({
    queryKey: [...key, passed.join()],
    queryFn: readServed,
    placeholderData: (before) => before,
    staleTime: MEDIA_URL_TTL / 2,
    refetchInterval: MEDIA_URL_TTL / 2,
  })
  return { page, paging, served: served.data }
}

/** What is set in a font, read once a person asks; `refresh` reads it again. */
export function useFontUses({ key, readUses }: FontShelf, fontId: string, isAsked: boolean) {
  const query = useQuery({
    queryKey: [...key, fontId, 'uses'],
    queryFn: () => readUses(fontId),
    enabled: isAsked,
    gcTime: 0,
  })
  return { uses: queryState(query), refresh: () => void query.refetch() }
}
