import type { Outside, PlatformModule } from '../platform-module.ts'
import { z } from 'zod'
import { newDocument } from '../../domain/new-document.ts'
import type { Connector, Published, Publisher, PublishRequest, Refused } from '../../domain/ports/networks.ts'
import { readConnectValues } from '../connect.ts'
import { RSS_CONTRACT } from '@postwright/core/platforms/rss/contract'
import { feedAddress, feedToken, readFeedToken } from '../../domain/feeds/feeds.ts'
import type { FeedPlace } from '../../domain/ports/own-networks.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/** Returns the module for our own public feeds. */
export function createRssModule(outside: Outside): PlatformModule {
  return { publisher: createRssPublisher(outside), connector: createRssConnector(outside) }
}

const valuesSchema = z.object({ name: z.string().trim().min(1).max(80) })

/** Returns a connector that creates a feed. A reconnected channel keeps its previous address, which its readers have subscribed to. */
function createRssConnector({
  clock,
  ids,
  config,
  feeds,
}: Pick<Outside, 'clock' | 'ids' | 'config' | 'feeds'>): Connector {
  return {
    begin: async (values, { workspaceId, existing }) => {
      const { name } = readConnectValues(valuesSchema, values)
      const place = (existing && readFeedToken(existing.externalId)) ?? { workspaceId, feedId: ids.random() }
      await feeds.save(place, {
        ...newDocument(clock, { id: place.feedId, schema: FEED_SCHEMA, createdBy: 'feeds' }),
        name,
      })
      const account = { externalId: feedToken(place), handle: name, name, avatar: null, service: config.appOrigin }
      return { kind: 'found', channels: [{ account, secret: '{}', isProven: true }] }
    },
  }
}

/** Returns a publisher to a feed: an item is stored once under its record key, which also finds it. */
function createRssPublisher({ clock, config, feeds }: Pick<Outside, 'clock' | 'config' | 'feeds'>): Publisher {
  const published = (place: FeedPlace, { recordKey }: PublishRequest): Published => {
    return { kind: 'published', remoteId: recordKey, url: `${feedAddress(config, place)}#${recordKey}` }
  }
  /** Returns the feed's location while the feed exists. */
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

    // After this, the feed's address returns nothing to its readers.
    revoke: async ({ externalId }) => {
      const place = readFeedToken(externalId)
      if (place) await feeds.delete(place)
    },
  }
}

function gone(): Refused {
  return { kind: 'refused', error: { kind: 'disconnected', detail: NETWORK_WORDS.rss.deleted, retryable: false } }
}

/** Schema version of the documents of feeds and feed items. */
const FEED_SCHEMA = 1
