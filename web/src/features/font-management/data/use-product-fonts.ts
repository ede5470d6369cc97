import { useQuery } from '@tanstack/react-query'
import { query } from 'firebase/firestore'
import { fonts } from '@postwright/core/collections/fonts'
import { ITEMS_PER_PAGE, MEDIA_URL_TTL } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { usePagedList } from '@/lib/live/use-paged-list.ts'
import { readFonts } from './font-commands.ts'

/** The fonts of the product, live, a page at a time, and the files of those that passed their check. */
export function useProductFonts() {
  const { page, paging } = usePagedList(query(collectionRef(fonts), ...listOrder(fonts)), ITEMS_PER_PAGE)
  const passed = page.status === 'ready' ? page.data.filter(({ check }) => check === 'passed').map(({ id }) => id) : []
  const served = useQuery({
    queryKey: ['admin', 'fonts', passed.join()],
    queryFn: readFonts,
    placeholderData: (before) => before,
    staleTime: MEDIA_URL_TTL / 2,
    refetchInterval: MEDIA_URL_TTL / 2,
  })
  return { page, paging, served: served.data }
}
