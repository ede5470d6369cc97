import { useQuery } from '@tanstack/react-query'
import { listFonts } from '@postwright/core/api/fonts'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { useOfferedFonts } from '@/decks/fonts/use-offered-fonts.ts'
import { call } from '@/lib/api-client.ts'

/** Makes uploaded fonts available to kits; without a network, only the product's fonts are available. */
export function useKitFonts(workspaceId: string): void {
  const { data } = useQuery({
    queryKey: ['fonts', workspaceId],
    queryFn: async () => (await call(listFonts, { workspaceId })).fonts,
    // Refetched regularly, because the addresses of the files expire.
    staleTime: MEDIA_URL_TTL / 2,
    refetchInterval: MEDIA_URL_TTL / 2,
  })
  useOfferedFonts(data)
}
