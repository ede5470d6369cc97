import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Feed, FeedItem, FeedPlace } from '../ports/feeds.ts'
import { readFeedToken } from './feed-place.ts'

/** Readers ask again and again, and keep what they have seen. */
const ITEMS = 50

export type PublicFeed = { place: FeedPlace; feed: Feed; items: FeedItem[]; updatedAt: number }

/**
 * A feed with its latest items, open to all who know its address.
 * @throws `not_found` when there is none, or its channel was disconnected
 */
export async function readFeed({ feeds }: Pick<Deps, 'feeds'>, token: string): Promise<PublicFeed> {
  const place = readFeedToken(token)
  const feed = place && (await feeds.get(place))
  if (!place || !feed) throw new AppError('not_found', { message: 'no such feed' })
  const items = await feeds.latest(place, ITEMS)
  return { place, feed, items, updatedAt: items[0]?.publishedAt ?? feed.createdAt }
}
