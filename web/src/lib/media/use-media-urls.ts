import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { type MediaSize, signedUrl } from './sign-media.ts'

/**
 * An address is renewed after half of its life, and forgotten when it has not been needed for as long: what is shown first is
 * never over.
 */
const RENEW_AFTER = MEDIA_URL_TTL / 2

/** A failed request is made again after this many milliseconds, and at once when the network is back. */
const RETRY_AFTER = 30_000

export type MediaUrls = {
  /** `error` while an address could not be fetched; it is tried again without being asked. */
  status: 'loading' | 'error' | 'ready'
  /** Null while the address is not known, and for a picture that does not exist. */
  urlOf: (mediaId: string) => string | null
  retry: () => void
}

/** Addresses that show pictures: each is fetched once for all that show it, many in one call, and renewed while it is shown. */
export function useMediaUrls(workspaceId: string, mediaIds: readonly string[], size: MediaSize = 'full'): MediaUrls {
  const joined = [...new Set(mediaIds)].toSorted().join(' ')
  const ids = useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined])
  const combine = useCallback(
    (results: UseQueryResult<string | null>[]): MediaUrls => {
      const urls = new Map(ids.map((id, at) => [id, results[at]?.data ?? null]))
      return {
        status: statusOf(results),
        urlOf: (mediaId) => urls.get(mediaId) ?? null,
        retry: () => {
          for (const { isError, refetch } of results) if (isError) void refetch()
        },
      }
    },
    [ids],
  )
  return useQueries({
    queries: ids.map((mediaId) => ({
      queryKey: ['media-url', workspaceId, mediaId, size],
      queryFn: () => signedUrl(workspaceId, mediaId, size),
      staleTime: RENEW_AFTER,
      gcTime: RENEW_AFTER,
      // Timers stand still in a tab that is out of sight.
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }: { state: { status: string } }) =>
        state.status === 'error' ? RETRY_AFTER : RENEW_AFTER,
    })),
    combine,
  })
}

function statusOf(results: readonly UseQueryResult<string | null>[]): MediaUrls['status'] {
  const unknown = results.filter(({ data }) => data === undefined)
  if (unknown.some(({ isError }) => isError)) return 'error'
  return unknown.length > 0 ? 'loading' : 'ready'
}
