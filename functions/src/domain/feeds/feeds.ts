import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Feed, FeedItem, FeedPlace } from '../ports/own-networks.ts'
import type { Media } from '@postwright/core/model/media'
import { API_BASE } from '@postwright/core/endpoint'
import type { Config } from '../ports/config.ts'
import { documentId } from '@postwright/core/ids'
import { z } from 'zod'

/** Number of items in a feed: readers poll often and keep the items that they have seen. */
const ITEMS = 50

export type PublicFeed = { place: FeedPlace; feed: Feed; items: FeedItem[]; updatedAt: number }

/**
 * Returns a feed with its latest items; anyone with its address can read it.
 * @throws `not_found` when the feed does not exist or its channel was disconnected
 */
export async function readFeed({ feeds }: Pick<Deps, 'feeds'>, token: string): Promise<PublicFeed> {
  const place = readFeedToken(token)
  const feed = place && (await feeds.get(place))
  if (!place || !feed) throw new AppError('not_found', { message: 'no such feed' })
  const items = await feeds.latest(place, ITEMS)
  return { place, feed, items, updatedAt: items[0]?.publishedAt ?? feed.createdAt }
}

type Input = { token: string; itemId: string; mediaId: string }

/**
 * Finds a file of a feed item.
 * @throws `not_found` unless the feed, its item and the file in it exist
 */
export async function findFeedImage(
  { feeds, media }: Pick<Deps, 'feeds' | 'media'>,
  { token, itemId, mediaId }: Input,
): Promise<Media> {
  const place = readFeedToken(token)
  const item = place && (await feeds.get(place)) ? await feeds.item(place, itemId) : null
  const isShown = item?.media.some((file) => file.mediaId === mediaId) ?? false
  const found = place && isShown ? await media.get(place.workspaceId, mediaId) : null
  if (!found) throw new AppError('not_found', { message: 'no such file of a feed' })
  return found
}

type Origin = Pick<Config, 'appOrigin'>

/** Returns the URL of a feed in RSS; with `.json` appended, in JSON. */
export function feedAddress({ appOrigin }: Origin, place: FeedPlace): string {
  return `${appOrigin}${API_BASE}/feeds/${feedToken(place)}`
}

/** Returns the URL of a feed image; it works while its item exists. */
export function feedImageAddress(config: Origin, place: FeedPlace, itemId: string, mediaId: string): string {
  return `${feedAddress(config, place)}/${itemId}/${mediaId}`
}

const placeSchema = z.object({ workspaceId: documentId(), feedId: documentId() })

const SEPARATOR = '.'

/** Returns the token of a feed for its URL. The second half is random and is the only protection of the feed's content. */
export function feedToken({ workspaceId, feedId }: FeedPlace): string {
  return `${workspaceId}${SEPARATOR}${feedId}`
}

/** Parses the token of a feed; returns null if it is invalid. */
export function readFeedToken(token: string): FeedPlace | null {
  const [workspaceId, feedId, ...rest] = token.split(SEPARATOR)
  return rest.length > 0 ? null : (placeSchema.safeParse({ workspaceId, feedId }).data ?? null)
}
