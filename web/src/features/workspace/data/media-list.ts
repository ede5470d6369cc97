import { useInfiniteQuery } from '@tanstack/react-query'
import {
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  type Query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore'
import { mediaFolders } from '@postwright/core/collections/media-folders'
import { mediaUses } from '@postwright/core/collections/media-uses'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { getLookDistance, HASH_DISTANCE_MAX } from '@postwright/core/media/perceptual-hash'
import { getQueryWord, matchesQuery, tagWord } from '@postwright/core/model/media-words'
import { MEDIA_FOLDERS_ID, type MediaFolder } from '@postwright/core/model/media-folders'
import type { MediaUse } from '@postwright/core/model/media-use'
import type { Media } from '@postwright/core/model/media'
import { readRows } from '@/lib/live/list-queries.ts'
import { collectionRef, refs } from '@/lib/live/refs.ts'
import { type LiveList, useLiveDoc, useLiveList } from '@/lib/live/use-live.ts'

export const MEDIA_VIEWS = ['all', 'starred', 'used', 'unused', 'similar'] as const
export type MediaView = (typeof MEDIA_VIEWS)[number]

export const MEDIA_SORTS = ['newest', 'name', 'largest'] as const
export type MediaSort = (typeof MEDIA_SORTS)[number]

/** `folderId` is empty at the top level. A search or a view at the top level covers all folders. */
export type MediaFilter = { folderId: string; view: MediaView; sort: MediaSort; words: string; tag: string }

/** Files per page: at most the number that one read may request, and a multiple of the usual grid widths. */
const MEDIA_PAGE = 48

export const MEDIA_LIBRARY_KEY = 'media-library'

const ORDERS: Record<MediaSort, () => ReturnType<typeof orderBy>> = {
  newest: () => orderBy('createdAt', 'desc'),
  name: () => orderBy('nameKey', 'asc'),
  largest: () => orderBy('bytes', 'desc'),
}

/** Returns the query for the part of a filter that the server evaluates, using indexed fields only. */
function mediaLibraryQuery(workspaceId: string, filter: MediaFilter): Query<Media> {
  const { folderId, view, sort, words, tag } = filter
  const listed = [where('isCurrent', '==', true)]
  if (view === 'similar')
    return query(refs.media(workspaceId), ...listed, where('lookGroup', '>', ''), orderBy('lookGroup', 'asc'))
  const word = tag === '' ? getQueryWord(words) : tagWord(tag)
  const isFiltered = view !== 'all' || word !== null
  if (folderId !== '' || !isFiltered) listed.push(where('folderId', '==', folderId))
  if (view === 'starred') listed.push(where('isStarred', '==', true))
  if (view === 'used' || view === 'unused') listed.push(where('isUsed', '==', view === 'used'))
  if (word !== null) listed.push(where('words', 'array-contains', word))
  return query(refs.media(workspaceId), ...listed, ORDERS[sort]())
}

type Page = { files: readonly Media[]; unreadable: number; next: QueryDocumentSnapshot<Media> | null }

/** Returns the files that match a filter, loaded page by page while the user scrolls. Nothing is prefetched. */
export function useMediaFiles(workspaceId: string, filter: MediaFilter) {
  return useInfiniteQuery({
    queryKey: [MEDIA_LIBRARY_KEY, workspaceId, filter],
    queryFn: ({ pageParam }) => readPage(workspaceId, filter, pageParam),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next,
  })
}

/** Returns the cursor of the first page, which is null. */
function firstPage(): Page['next'] {
  return null
}

async function readPage(workspaceId: string, filter: MediaFilter, after: Page['next']): Promise<Page> {
  const begin = after === null ? [] : [startAfter(after)]
  const { docs } = await getDocs(query(mediaLibraryQuery(workspaceId, filter), ...begin, limit(MEDIA_PAGE)))
  const { data, unreadable } = readRows(docs, (snapshot) => snapshot.data())
  // The server matches one word only: the tag, or the prefix of the longest word of the query. All words of the query are compared here.
  const files = data.filter((file) => matchesQuery(file, filter.words))
  return { files, unreadable, next: docs.length < MEDIA_PAGE ? null : (docs.at(-1) ?? null) }
}

export type LibraryTree = {
  status: 'loading' | 'ready' | 'error'
  folders: readonly MediaFolder[]
  tags: readonly string[]
}

const NO_TREE = { folders: [], tags: [] } as const

/** Returns folders and known tags; live. */
export function useMediaFolders(workspaceId: string): LibraryTree {
  const live = useLiveDoc(doc(collectionRef(mediaFolders, workspaceId), MEDIA_FOLDERS_ID))
  if (live.status === 'ready') return { status: 'ready', folders: live.data.folders, tags: live.data.tags }
  return { status: live.status === 'missing' ? 'ready' : live.status, ...NO_TREE }
}

/** Returns the documents that use a file; live. */
export function useMediaUses(workspaceId: string, mediaId: string): LiveList<MediaUse> {
  const uses = collectionRef(mediaUses, workspaceId)
  return useLiveList(query(uses, where('mediaIds', 'array-contains', mediaId), limit(LIST_LIMIT_MAX)))
}

/** Returns other current images that look like a file, without crops; live. Empty until they are loaded. */
export function useAlikeMedia(workspaceId: string, file: Media): readonly Media[] {
  const bands = file.lookBands
  const alike = query(refs.media(workspaceId), where('lookBands', 'array-contains-any', bands), limit(LIST_LIMIT_MAX))
  const live = useLiveList(bands.length === 0 ? null : alike)
  if (live.status !== 'ready') return []
  return live.data.filter(
    ({ id, lookHash, isCurrent, derivedFrom }) =>
      id !== file.id &&
      isCurrent &&
      derivedFrom === null &&
      lookHash !== null &&
      getLookDistance(lookHash, file.lookHash ?? '0') <= HASH_DISTANCE_MAX,
  )
}
