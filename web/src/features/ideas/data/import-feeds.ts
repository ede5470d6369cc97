import { getDocs } from 'firebase/firestore'
import { fetchMedia } from '@postwright/core/api/fetched-media'
import { previewImages, readImportFeed, type FeedItem } from '@postwright/core/api/import-feeds'
import type { OutputOf } from '@postwright/core/endpoint'
import { FEED_PICTURES_MAX, IMPORT_FEED_NAME_MAX } from '@postwright/core/limits'
import { call } from '@/lib/api-client.ts'
import { IDS_QUERY_MAX } from '@/lib/live/ids-query.ts'
import { log } from '@/lib/log.ts'
import { ideasWithIdsQuery, postsWithIdsQuery, importFeedsQuery } from './ideas-queries.ts'
import { type ImportFeed, importFeeds } from '@postwright/core/collections/import-feeds'
import { toOneLine } from '@postwright/core/text/text-fields'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { routes } from '@/config/routes.ts'
import { useLiveList } from '@/lib/live/use-live.ts'

export type ReadFeed = OutputOf<typeof readImportFeed>

/** Returns the items of a feed on the web. @throws ApiError */
export function readFeed(workspaceId: string, url: string): Promise<ReadFeed> {
  return call(readImportFeed, { workspaceId, url })
}

/** Loads thumbnails of the items and reports them as they arrive. */
export async function loadImages(
  workspaceId: string,
  items: readonly FeedItem[],
  onImages: (pictures: ReadonlyMap<string, string>) => void,
): Promise<void> {
  const shown = items.filter(({ imageUrl }) => imageUrl !== '')
  for (let begin = 0; begin < shown.length; begin += FEED_PICTURES_MAX) {
    const some = shown.slice(begin, begin + FEED_PICTURES_MAX)
    try {
      const { pictures } = await call(previewImages, { workspaceId, urls: some.map(({ imageUrl }) => imageUrl) })
      onImages(new Map(some.flatMap(({ id }, at) => (pictures[at] ? [[id, pictures[at]] as const] : []))))
    } catch (error) {
      log.warn('Feed: pictures could not be shown', error)
    }
  }
}

/** Returns the ids of items that were imported as an idea or a post before. */
export async function importedBefore(workspaceId: string, items: readonly FeedItem[]): Promise<Set<string>> {
  const ids = items.map(({ id }) => id)
  const found = new Set<string>()
  for (let begin = 0; begin < ids.length; begin += IDS_QUERY_MAX) {
    const some = ids.slice(begin, begin + IDS_QUERY_MAX)
    for (const query of [ideasWithIdsQuery(workspaceId, some), postsWithIdsQuery(workspaceId, some)]) {
      for (const { id } of (await getDocs(query.withConverter(null))).docs) found.add(id)
    }
  }
  return found
}

/** Stores the image of an item. @returns its media id; null if the URL is empty or the image cannot be stored */
export async function storeImage(workspaceId: string, url: string): Promise<string | null> {
  try {
    return url === '' ? null : (await call(fetchMedia, { workspaceId, url })).id
  } catch (error) {
    log.warn('Feed: a picture could not be stored', error)
    return null
  }
}

const { server } = describeDrafts(importFeeds, {
  schema: importFeeds.schema.pick({ name: true, url: true }),
  titleOf: ({ name }) => name,
  href: () => routes.ideas.href(),
  words: { untitled: 'ideas:feed.title', notCreated: 'ideas:feed.notKept' },
})

/** Returns the feeds that a workspace has saved, live, and functions that save and remove one. */
export function useSavedFeeds(workspaceId: string, uid: string) {
  const read = useLiveList(importFeedsQuery(workspaceId))
  return {
    feeds: read.status === 'ready' ? read.data : [],
    keep: ({ name, url }: Pick<ImportFeed, 'name' | 'url'>) => {
      const draft = { name: toOneLine(name || url, IMPORT_FEED_NAME_MAX) ?? url.slice(0, IMPORT_FEED_NAME_MAX), url }
      void server.create(workspaceId, server.newId(workspaceId), { uid, draft })
    },
    forget: (id: string) => void server.remove(workspaceId, id),
  }
}
