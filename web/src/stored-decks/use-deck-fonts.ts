import { useQuery } from '@tanstack/react-query'
import { listFonts } from '@postwright/core/api/fonts'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { useOfferedFonts } from '@/decks/fonts/use-offered-fonts.ts'
import { call } from '@/lib/api-client.ts'

/**
 * Loads the uploaded fonts for the open deck; without a network only the product's fonts are available.
 * @returns whether the uploaded fonts are known
 */
export function useDeckFonts(workspaceId: string): boolean {
  const { data } = useQuery({
    queryKey: ['fonts', workspaceId],
    queryFn: async () => (await call(listFonts, { workspaceId })).fonts,
    // The addresses of the files expire.
    staleTime: MEDIA_URL_TTL / 2,
    refetchInterval: MEDIA_URL_TTL / 2,
  })
  useOfferedFonts(data)
  return data !== undefined
}
