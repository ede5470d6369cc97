import { useQuery } from '@tanstack/react-query'
import { query } from 'firebase/firestore'
import { workspaceFonts } from '@postwright/core/collections/workspace-fonts'
import { WORKSPACE_FONTS_MAX } from '@postwright/core/fonts/font-limits'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { usePagedList } from '@/lib/live/use-paged-list.ts'
import { readFonts } from './font-commands.ts'

/** The fonts of a workspace, live, and the files of those that passed their check. */
export function useWorkspaceFonts(workspaceId: string) {
  const list = query(collectionRef(workspaceFonts, workspaceId), ...listOrder(workspaceFonts))
  const { page } = usePagedList(list, WORKSPACE_FONTS_MAX)
  const passed = page.status === 'ready' ? page.data.filter(({ check }) => check === 'passed').map(({ id }) => id) : []
  const served = useQuery({
    queryKey: ['fonts', workspaceId, passed.join()],
    queryFn: () => readFonts(workspaceId),
    placeholderData: (before) => before,
    staleTime: MEDIA_URL_TTL / 2,
    refetchInterval: MEDIA_URL_TTL / 2,
  })
  return { page, served: served.data }
}
