import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueryDocumentSnapshot } from 'firebase/firestore'
import type { Deck } from '@postwright/core/collections/decks'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { readPage } from '@/lib/live/read-page.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { decksQuery } from './decks-queries.ts'

export type DeckSearch = {
  status: 'pending' | 'error' | 'success'
  decks: readonly Deck[]
  /** Searches the next decks; null if all were searched. */
  further: (() => void) | null
  isLooking: boolean
  retry: () => void
}

const FROM_THE_START: QueryDocumentSnapshot<Deck> | null = null

/** Reads the workspace's decks, last changed first, one page at a time; `further` reads the next. Callers filter them by the search words. */
export function useDeckSearch(): DeckSearch {
  const { workspaceId } = useSignedIn()
  const read = useInfiniteQuery({
    queryKey: ['decks', 'search', workspaceId],
    queryFn: ({ pageParam: after }) =>
      readPage(decksQuery(workspaceId, { folder: null, label: null }), { after, size: LIST_LIMIT_MAX }),
    initialPageParam: FROM_THE_START,
    getNextPageParam: ({ endCursor }) => endCursor,
    networkMode: 'always',
    staleTime: 0,
  })
  return {
    status: read.status,
    decks: (read.data?.pages ?? []).flatMap(({ data }) => data),
    further: read.hasNextPage ? () => void read.fetchNextPage() : null,
    isLooking: read.isFetchingNextPage,
    retry: () => void read.refetch(),
  }
}
