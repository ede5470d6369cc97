import { documentId, instant } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { mediaTypeSchema } from '@postwright/core/media/media-type'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { Feed, FeedItem, FeedPlace, Feeds } from '../domain/ports/own-networks.ts'
import type { Refs } from './refs.ts'
import { isAlreadyExistsError } from './transaction.ts'

const feedSchema = documentBase.extend({ name: z.string().min(1).max(80) })

const feedItemSchema = documentBase.extend({
  title: z.string(),
  text: z.string(),
  media: z.array(z.object({ mediaId: documentId(), alt: z.string(), mime: mediaTypeSchema, bytes: z.int().min(1) })),
  publishedAt: instant(),
})

/** Creates the store of our own feeds, `workspaces/{wid}/feeds/{feed}`, and of their items by record key. */
export function createFeedStore(refs: Refs): Feeds {
  const feedRef = ({ workspaceId, feedId }: FeedPlace) =>
    refs.doc(paths.feed(workspaceId, feedId), { schema: feedSchema })
  const itemsOf = ({ workspaceId, feedId }: FeedPlace) =>
    refs.collection(paths.feedItems(workspaceId, feedId), { schema: feedItemSchema })
  return {
    save: async (place: FeedPlace, feed: Feed): Promise<void> => {
      await feedRef(place).set(feed)
    },

    get: async (place: FeedPlace): Promise<Feed | null> => (await feedRef(place).get()).data() ?? null,

    /** NOTE the database rejects a second `create`: a repeated call with an id changes nothing. */
    add: async (place: FeedPlace, item: FeedItem): Promise<void> => {
      await itemsOf(place)
        .doc(item.id)
        .create(item)
        .catch((error: unknown) => {
          if (!isAlreadyExistsError(error)) throw error
        })
    },

    item: async (place: FeedPlace, id: string): Promise<FeedItem | null> =>
      (await itemsOf(place).doc(id).get()).data() ?? null,

    latest: async (place: FeedPlace, limit: number): Promise<FeedItem[]> =>
      refs.rowsOf((await itemsOf(place).orderBy('publishedAt', 'desc').limit(limit).get()).docs),

    delete: async (place: FeedPlace): Promise<void> => {
      await refs.db.recursiveDelete(feedRef(place))
    },
  }
}
