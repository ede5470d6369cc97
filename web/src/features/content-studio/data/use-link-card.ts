import { useQuery } from '@tanstack/react-query'
import { readLinkCard, type LinkCard } from '@postwright/core/api/link-cards'
import { call } from '@/lib/api-client.ts'

/** A page that was read is not read again while its link is written about. */
const KEPT = 10 * 60 * 1000

/** What networks will read from the page of a link; null while it is not known, `none` when it says nothing of itself. */
export function useLinkCard(workspaceId: string, url: string | null): LinkCard | 'none' | null {
  const read = useQuery({
    queryKey: ['link-card', workspaceId, url],
    queryFn: async () => (await call(readLinkCard, { workspaceId, url: url ?? '' })).card ?? 'none',
    enabled: url !== null,
    staleTime: KEPT,
    retry: false,
  })
  return read.status === 'error' ? 'none' : (read.data ?? null)
}
