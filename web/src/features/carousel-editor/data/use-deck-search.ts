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
  /** Looks through the next ones; null when all were. */
  further: (() => void) | null
  isLooking: boolean
  retry: () => void
}

const FROM_THE_START: QueryDocumentSnapshot<Deck> | null = null

/** The decks that a person looks through by their names, from the latest on, a bounded number at a time; their folders and labels. */
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
