import { useQuery } from '@tanstack/react-query'
import { readLinkCard, type LinkCard } from '@postwright/core/api/link-cards'
import { call } from '@/lib/api-client.ts'

/** Milliseconds for which a fetched link card is cached. */
const KEPT = 10 * 60 * 1000

/** Returns the card that networks will read from a link's page; null while unknown, `none` when the page has no metadata or cannot be read. */
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
