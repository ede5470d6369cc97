import { z } from 'zod'
import { feedToken, readFeedToken } from '../../domain/feeds/feed-place.ts'
import { newDocument } from '../../domain/new-document.ts'
import type { Connector } from '../../domain/ports/networks.ts'
import type { Outside } from '../platform-module.ts'
import { readConnectValues } from '../read-connect-values.ts'
import { FEED_SCHEMA } from './feed-schema.ts'

const valuesSchema = z.object({ name: z.string().trim().min(1).max(80) })

/** Makes a feed. A channel that is connected again gets the address back that its readers know. */
export function createRssConnector({
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
