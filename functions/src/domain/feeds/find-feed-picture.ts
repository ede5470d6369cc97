import type { Media } from '@postwright/core/model/media'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { readFeedToken } from './feed-place.ts'

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
