import { doc, limit, orderBy, query, where, type DocumentReference, type Query } from 'firebase/firestore'
import { deckVersions, type DeckVersion, type SlideInVersion } from '@postwright/core/collections/deck-versions'
import { deckPresences, type DeckPresence } from '@postwright/core/collections/deck-presences'
import { decks, type Deck } from '@postwright/core/collections/decks'
import { slideVersions, type SlideVersion } from '@postwright/core/collections/slide-versions'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

export type DeckFilter = { folder: string | null; label: string | null }

/** Returns the query for the decks of a workspace, last changed first. */
export function decksQuery(workspaceId: string, { folder, label }: DeckFilter): Query<Deck> {
  return query(
    collectionRef(decks, workspaceId),
    ...(folder === null ? [] : [where('folder', '==', folder)]),
    ...(label === null ? [] : [where('labels', 'array-contains', label)]),
    ...listOrder(decks),
  )
}

export function deckRef(workspaceId: string, deckId: string): DocumentReference<Deck> {
  return doc(collectionRef(decks, workspaceId), deckId)
}

/** Returns the query for versions of a deck's slides, latest first. */
export function slideVersionsQuery(workspaceId: string, deckId: string): Query<SlideVersion> {
  return query(collectionRef(slideVersions, workspaceId), where('deckId', '==', deckId), orderBy('createdAt', 'desc'))
}

/** Returns the query for versions of a deck, latest first. */
export function deckVersionsQuery(workspaceId: string, deckId: string): Query<DeckVersion> {
  return query(collectionRef(deckVersions, workspaceId), where('deckId', '==', deckId), orderBy('createdAt', 'desc'))
}

/** Returns the query for the slide version with the content hash in a deck version. */
export function slideByHashQuery(workspaceId: string, { slideId, contentHash }: SlideInVersion): Query<SlideVersion> {
  const all = collectionRef(slideVersions, workspaceId)
  return query(all, where('slideId', '==', slideId), where('contentHash', '==', contentHash), limit(1))
}

/** Returns the query for the latest slide version up to the revision in a deck version, for cases in which the exact one is not stored. */
export function slideUpToQuery(workspaceId: string, { slideId, slideRev }: SlideInVersion): Query<SlideVersion> {
  const all = collectionRef(slideVersions, workspaceId)
  return query(
    all,
    where('slideId', '==', slideId),
    where('slideRev', '<=', slideRev),
    orderBy('slideRev', 'desc'),
    limit(1),
  )
}

/** Returns the query for the tabs that have a deck open, last active first. */
export function presencesQuery(workspaceId: string, deckId: string): Query<DeckPresence> {
  return query(
    collectionRef(deckPresences, workspaceId),
    where('deckId', '==', deckId),
    orderBy('updatedAt', 'desc'),
    limit(LIST_LIMIT_MAX),
  )
}
