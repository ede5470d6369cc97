import { API_BASE } from '@postwright/core/endpoint'
import type { Config } from '../ports/config.ts'
import type { FeedPlace } from '../ports/feeds.ts'
import { feedToken } from './feed-place.ts'

type Origin = Pick<Config, 'appOrigin'>

/** Where a feed is read, as RSS, or as JSON with `.json` behind it. */
export function feedAddress({ appOrigin }: Origin, place: FeedPlace): string {
  return `${appOrigin}${API_BASE}/feeds/${feedToken(place)}`
}

/** Where a picture of a feed is shown, as long as its item is. */
export function feedPictureAddress(config: Origin, place: FeedPlace, itemId: string, mediaId: string): string {
  return `${feedAddress(config, place)}/${itemId}/${mediaId}`
}
