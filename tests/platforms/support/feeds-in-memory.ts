import type { Feed, FeedItem, Feeds } from '../../../functions/src/domain/ports/own-networks.ts'
import { feedToken } from '../../../functions/src/domain/feeds/feeds.ts'

export function createFeedsInMemory(): Feeds {
  const feeds = new Map<string, { feed: Feed; items: Map<string, FeedItem> }>()
  const at = (place: Parameters<Feeds['get']>[0]) => feeds.get(feedToken(place))
  return {
    save: (place, feed) => {
      feeds.set(feedToken(place), { feed, items: at(place)?.items ?? new Map<string, FeedItem>() })
      return Promise.resolve()
    },
    get: (place) => Promise.resolve(at(place)?.feed ?? null),
    add: (place, item) => {
      const items = at(place)?.items
      if (!items?.has(item.id)) items?.set(item.id, item)
      return Promise.resolve()
    },
    item: (place, id) => Promise.resolve(at(place)?.items.get(id) ?? null),
    latest: (place, limit) => {
      const items = [...(at(place)?.items.values() ?? [])].sort((a, b) => b.publishedAt - a.publishedAt)
      return Promise.resolve(items.slice(0, limit))
    },
    delete: (place) => {
      feeds.delete(feedToken(place))
      return Promise.resolve()
    },
  }
}
