import { getDocs, limit, orderBy, query, type QueryDocumentSnapshot, where } from 'firebase/firestore'
import { decks, type Deck } from '@postwright/core/collections/decks'
import { slides, type Slide } from '@postwright/core/collections/slides'
import { DECK_SLIDES_MAX, LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import { listOrder, readRows } from '@/lib/live/list-queries.ts'
import { readPage } from '@/lib/live/read-page.ts'
import { collectionRef, refs } from '@/lib/live/refs.ts'
import { useMemo } from 'react'
import { BRAND_KITS_MAX } from '@postwright/core/model/brand-limits'
import { earlierKits, type EarlierKit } from '@postwright/core/collections/earlier-kits'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

/** One document less than the maximum of a list: the extra document shows whether there is a next page. */
const PAGE = LIST_LIMIT_MAX - 1

/** Reads posts page by page, each once: scheduled posts in order of time, or drafts, latest first. */
export async function* readPosts(workspaceId: string, lifecycle: 'scheduled' | 'draft'): AsyncGenerator<Post[]> {
  const order = lifecycle === 'scheduled' ? orderBy('nextAt') : orderBy('updatedAt', 'desc')
  const list = query(refs.posts(workspaceId), where('lifecycle', '==', lifecycle), order)
  let after: QueryDocumentSnapshot<Post> | null = null
  do {
    const page: Awaited<ReturnType<typeof readPage<Post>>> = await readPage(list, { after, size: PAGE })
    yield page.data
    after = page.endCursor
  } while (after !== null)
}

/** Reads decks that follow a brand kit, page by page. */
export async function* readFollowers(workspaceId: string): AsyncGenerator<Deck[]> {
  const list = query(collectionRef(decks, workspaceId), ...listOrder(decks))
  let after: QueryDocumentSnapshot<Deck> | null = null
  do {
    const page: Awaited<ReturnType<typeof readPage<Deck>>> = await readPage(list, { after, size: PAGE })
    yield page.data.filter(({ brandKitId }) => brandKitId !== '')
    after = page.endCursor
  } while (after !== null)
}

/** Reads the slides of a deck in order. */
export async function readSlidesOf(workspaceId: string, deckId: string): Promise<Slide[]> {
  const list = query(
    collectionRef(slides, workspaceId),
    where('deckId', '==', deckId),
    orderBy('place'),
    limit(DECK_SLIDES_MAX),
  )
  return readRows((await getDocs(list)).docs, (slide) => slide.data()).data
}

/** Returns the earlier state of kits, before the last day on which they were changed, live. Kits that were never changed are not included. */
export function useEarlierKits(workspaceId: string): LiveList<EarlierKit> {
  const list = useMemo(
    () => query(collectionRef(earlierKits, workspaceId), ...listOrder(earlierKits), limit(BRAND_KITS_MAX)),
    [workspaceId],
  )
  return useLiveList(list)
}
