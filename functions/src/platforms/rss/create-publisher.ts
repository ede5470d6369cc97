import { RSS_CONTRACT } from '@postwright/core/platforms/rss/contract'
import { feedAddress } from '../../domain/feeds/feed-address.ts'
import type { FeedPlace } from '../../domain/ports/feeds.ts'
import { readFeedToken } from '../../domain/feeds/feed-place.ts'
import { newDocument } from '../../domain/new-document.ts'
import type { Published, Publisher, PublishRequest, Refused } from '../../domain/ports/networks.ts'
import type { Outside } from '../platform-module.ts'
import { FEED_SCHEMA } from './feed-schema.ts'

/** Publishes to a feed: an item is stored once under its record key, and can be asked for by it. */
export function createRssPublisher({ clock, config, feeds }: Pick<Outside, 'clock' | 'config' | 'feeds'>): Publisher {
  const published = (place: FeedPlace, { recordKey }: PublishRequest): Published => {
    return { kind: 'published', remoteId: recordKey, url: `${feedAddress(config, place)}#${recordKey}` }
  }
  /** The feed's place while the feed is there. */
  const open = async (token: string): Promise<FeedPlace | null> => {
    const place = readFeedToken(token)
    return place && (await feeds.get(place)) ? place : null
  }

  return {
    platform: RSS_CONTRACT.platform,

    prepare: () => Promise.resolve({ kind: 'prepared', payload: '' }),

    publish: async (request) => {
      const { connection, content, recordKey, intentAt } = request
      const place = await open(connection.externalId)
      if (!place) return gone()
      const media = content.media.map(({ mediaId, alt, mime, bytes }) => ({ mediaId, alt, mime, bytes }))
      const { title, text } = content
      const base = newDocument(clock, { id: recordKey, schema: FEED_SCHEMA, createdBy: 'feeds' })
      await feeds.add(place, { ...base, title, text, media, publishedAt: intentAt })
      return published(place, request)
    },

    reconcile: async (request) => {
      const place = await open(request.connection.externalId)
      const item = place && (await feeds.item(place, request.recordKey))
      return place && item ? { ...published(place, request), text: item.text } : { kind: 'absent' }
    },

    check: async ({ externalId, handle, name, avatar, service }) =>
      (await open(externalId)) ? { kind: 'ok', account: { externalId, handle, name, avatar, service } } : gone(),

    // Readers find nothing at its address from then on.
    revoke: async ({ externalId }) => {
      const place = readFeedToken(externalId)
      if (place) await feeds.delete(place)
    },
  }
}

function gone(): Refused {
  return { kind: 'refused', error: { kind: 'disconnected', detail: 'the feed was deleted', retryable: false } }
}
