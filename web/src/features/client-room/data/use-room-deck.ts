import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { readRoomDeck } from '@postwright/core/api/room-deck'
import type { OutputOf } from '@postwright/core/endpoint'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { call } from '@/lib/api-client.ts'

export type RoomDeck = OutputOf<typeof readRoomDeck>

/** Returns a deck with its files and fonts. It is not read again while open, because redrawing it takes long. */
export function useRoomDeck(token: string, deckId: string): UseQueryResult<RoomDeck> {
  return useQuery({
    queryKey: ['room', token, 'deck', deckId],
    queryFn: () => call(readRoomDeck, { token, deckId }),
    staleTime: MEDIA_URL_TTL / 4,
    refetchOnWindowFocus: false,
  })
}
