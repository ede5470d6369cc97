import { useQuery } from '@tanstack/react-query'
import { listFonts } from '@postwright/core/api/fonts'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { useOfferedFonts } from '@/decks/fonts/use-offered-fonts.ts'
import { call } from '@/lib/api-client.ts'

/**
 * Lets the open deck be set in the fonts that were uploaded; without a network those of the product remain.
 * @returns whether the uploaded fonts are known
 */
export function useDeckFonts(workspaceId: string): boolean {
  const { data } = useQuery({
    queryKey: ['fonts', workspaceId],
    queryFn: async () => (await call(listFonts, { workspaceId })).fonts,
    // The addresses of the files end after a while.
    staleTime: MEDIA_URL_TTL / 2,
    refetchInterval: MEDIA_URL_TTL / 2,
  })
  useOfferedFonts(data)
  return data !== undefined
}
