import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { useLiveList } from '@/lib/live/use-live.ts'
import { mediaQuery } from './media-query.ts'
import { signedUrls } from './sign-media.ts'

/** Addresses are fetched anew well before they stop working. */
const URLS_FRESH = MEDIA_URL_TTL / 2

/** Addresses that show the given pictures, by media id; empty until they are known. */
export function usePictureUrls(workspaceId: string, mediaIds: readonly string[]) {
  const ids = [...new Set(mediaIds)].sort()
  return useQuery({
    queryKey: ['picture-urls', workspaceId, ids],
    queryFn: () => signedUrls(workspaceId, ids),
    enabled: ids.length > 0,
    staleTime: URLS_FRESH,
    refetchInterval: URLS_FRESH,
    placeholderData: (before: Map<string, string> | undefined) => before,
  })
}

/** What is known about the given pictures: type, size and dimensions. */
export function useMediaFacts(workspaceId: string, mediaIds: readonly string[]) {
  const ids = mediaIds.toSorted().join(' ')
  const query = useMemo(() => (ids === '' ? null : mediaQuery(workspaceId, ids.split(' '))), [workspaceId, ids])
  return useLiveList(query)
}
