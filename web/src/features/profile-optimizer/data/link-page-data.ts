import { useQuery } from '@tanstack/react-query'
import { limit, query } from 'firebase/firestore'
import { readLinkPageFacts } from '@postwright/core/api/link-pages'
import { type Deck, decks } from '@postwright/core/collections/decks'
import { linkPages } from '@postwright/core/collections/link-pages'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { type LinkPage, LINK_PAGES_MAX } from '@postwright/core/model/link-page'
import { call } from '@/lib/api-client.ts'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'
import { queryState } from '@/lib/query-state.ts'

const FRESH_FOR = 60_000

/** Returns the link page of a workspace, live; an empty list while there is none. */
export function useLinkPages(workspaceId: string): LiveList<LinkPage> {
  return useLiveList(query(collectionRef(linkPages, workspaceId), ...listOrder(linkPages), limit(LINK_PAGES_MAX)))
}

/** Returns the most recently changed decks, for a block that shows one; none are read while no block does. */
export function useChoosableDecks(workspaceId: string, isNeeded: boolean): LiveList<Deck> {
  const all = query(collectionRef(decks, workspaceId), ...listOrder(decks), limit(LIST_LIMIT_MAX))
  return useLiveList(isNeeded ? all : null)
}

/** Returns the posts, feeds and clicks of a page. Not live: a visit within a minute reuses the cached result. */
export function useLinkPageFacts(workspaceId: string) {
  const read = useQuery({
    queryKey: ['link-page', 'facts', workspaceId],
    staleTime: FRESH_FOR,
    queryFn: () => call(readLinkPageFacts, { workspaceId }),
  })
  return queryState(read)
}
