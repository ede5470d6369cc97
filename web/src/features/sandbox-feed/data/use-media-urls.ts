import { useQuery } from '@tanstack/react-query'
import { signMedia } from '@postwright/core/api/media'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { call } from '@/lib/api-client.ts'
import { inCalls } from '../media-ids.ts'

/** Addresses are renewed well before they expire. */
const FRESH_FOR = MEDIA_URL_TTL / 2

export type MediaUrls = { status: 'loading' | 'error' | 'ready'; urlOf: (mediaId: string) => string | null }

/** Addresses that show pictures for a while; a picture that no longer exists has none. */
export function useMediaUrls(workspaceId: string, mediaIds: readonly string[]): MediaUrls {
  const { data, status } = useQuery({
    queryKey: ['media-urls', workspaceId, mediaIds],
    queryFn: () => signAll(workspaceId, mediaIds),
    enabled: mediaIds.length > 0,
    staleTime: FRESH_FOR,
    refetchInterval: FRESH_FOR,
    placeholderData: (previous) => previous,
  })
  return {
    status: status === 'success' ? 'ready' : status === 'error' ? 'error' : 'loading',
    urlOf: (mediaId) => data?.get(mediaId) ?? null,
  }
}

async function signAll(workspaceId: string, mediaIds: readonly string[]): Promise<Map<string, string>> {
  const replies = await Promise.all(inCalls(mediaIds).map((part) => call(signMedia, { workspaceId, mediaIds: part })))
  return new Map(replies.flatMap(({ urls }) => urls.map(({ mediaId, url }) => [mediaId, url] as const)))
}
