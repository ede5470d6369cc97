import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Feed, FeedItem, FeedPlace } from '../ports/own-networks.ts'
import type { Media } from '@postwright/core/model/media'
import { API_BASE } from '@postwright/core/endpoint'
import type { Config } from '../ports/config.ts'
import { documentId } from '@postwright/core/ids'
import { z } from 'zod'

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

type Input = { token: string; itemId: string; mediaId: string }

/**
 * A file of an item of a feed.
 * @throws `not_found` unless the feed, its item and the file in it are all there
 */
export async function findFeedPicture(
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

/** Where a feed is read, as RSS, or as JSON with `.json` behind it. */
export function feedAddress({ appOrigin }: Origin, place: FeedPlace): string {
  return `${appOrigin}${API_BASE}/feeds/${feedToken(place)}`
}

/** Where a picture of a feed is shown, as long as its item is. */
export function feedPictureAddress(config: Origin, place: FeedPlace, itemId: string, mediaId: string): string {
  return `${feedAddress(config, place)}/${itemId}/${mediaId}`
}

const placeSchema = z.object({ workspaceId: documentId(), feedId: documentId() })

const SEPARATOR = '.'

/** The name of a feed in its address. Its second half is random, and all that protects what is published there. */
export function feedToken({ workspaceId, feedId }: FeedPlace): string {
  return `${workspaceId}${SEPARATOR}${feedId}`
}

/** Null for what is no name of a feed. */
export function readFeedToken(token: string): FeedPlace | null {
  const [workspaceId, feedId, ...rest] = token.split(SEPARATOR)
  return rest.length > 0 ? null : (placeSchema.safeParse({ workspaceId, feedId }).data ?? null)
}
