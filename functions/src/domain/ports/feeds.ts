import type { DocumentBase } from '@postwright/core/model/document'
import type { PublishContent } from '@postwright/core/publishing/content'

/** Where a feed is stored. */
export type FeedPlace = { workspaceId: string; feedId: string }

/** A public feed of our own. */
export type Feed = DocumentBase & { name: string }

export type FeedItem = DocumentBase & {
  title: string
  text: string
  media: Pick<PublishContent['media'][number], 'mediaId' | 'alt' | 'mime' | 'bytes'>[]
  publishedAt: number
}

/** Feeds of our own. `add` stores an item once, however often it is called with its id. */
export type Feeds = {
  save: (place: FeedPlace, feed: Feed) => Promise<void>
  get: (place: FeedPlace) => Promise<Feed | null>
  add: (place: FeedPlace, item: FeedItem) => Promise<void>
  item: (place: FeedPlace, id: string) => Promise<FeedItem | null>
  /** The latest first. */
  latest: (place: FeedPlace, limit: number) => Promise<FeedItem[]>
  /** The feed with all its items. */
  delete: (place: FeedPlace) => Promise<void>
}
