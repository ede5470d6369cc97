import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { MEDIA_URL_TTL, LIST_LIMIT_MAX } from '@postwright/core/limits'
import { signMedia } from '@postwright/core/api/media'
import { call } from '../api-client.ts'
import { createBatcher } from '../create-batcher.ts'

/** Age at which an address is renewed: half of its TTL. An address unused for as long is dropped, so that none is expired when first shown. */
const RENEW_AFTER = MEDIA_URL_TTL / 2

/** Milliseconds after which a failed request is retried; it is retried immediately when the network returns. */
const RETRY_AFTER = 30_000

export type MediaUrls = {
  /** `error` while an address could not be loaded; it is retried automatically. */
  status: 'loading' | 'error' | 'ready'
  /** Null while the URL is unknown, and for a file that does not exist. */
  urlOf: (mediaId: string) => string | null
  retry: () => void
}

/** Returns the signed URLs of files. Each is fetched once for all components that show the file, many in one call, and renewed while it is shown. */
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
      // Timers are suspended in hidden tabs.
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

/** `small`: the small version of an image, for lists. */
type MediaSize = 'full' | 'small'

const batchers = new Map<string, (mediaId: string) => Promise<string | null>>()

/**
 * Returns the signed URL of a file; null if the file does not exist, or has no small version and `size` is `small`. Files requested at the same time
 * share a call, up to the maximum per call. @throws ApiError
 */
export function signedUrl(workspaceId: string, mediaId: string, size: MediaSize = 'full'): Promise<string | null> {
  const key = `${workspaceId}/${size}`
  const batcher = batchers.get(key) ?? createBatcher((ids) => signAll(workspaceId, ids, size), LIST_LIMIT_MAX)
  batchers.set(key, batcher)
  return batcher(mediaId)
}

async function signAll(
  workspaceId: string,
  mediaIds: readonly string[],
  size: MediaSize,
): Promise<Map<string, string>> {
  const { urls } = await call(signMedia, { workspaceId, mediaIds: [...mediaIds], size })
  return new Map(urls.map(({ mediaId, url }) => [mediaId, url]))
}

/**
 * Fetches the file of an image in the workspace.
 * @throws Error for an image that is gone or cannot be fetched
 */
export async function fetchImage(workspaceId: string, mediaId: string): Promise<Blob> {
  const url = await signedUrl(workspaceId, mediaId)
  const reply = url === null ? null : await fetch(url)
  if (!reply?.ok) throw new Error('The picture could not be fetched')
  return reply.blob()
}
