import { FEED_BYTES_MAX } from '@postwright/core/limits'
import type { PublicReader } from '../../domain/ports/radar.ts'
import { failedReading } from '../../domain/radar/failed-reading.ts'
import { createWebFeedReader } from '../../files/feed/create-web-feed-reader.ts'
import type { Outside } from '../platform-module.ts'
import { pollPage } from '../poll-page.ts'

const SITE = 'https://www.youtube.com'
const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com'])

/** Videos of a channel, as the feed tells them that the network offers for each. Pages of a channel name that feed. */
export function createPublicReader({
  fetch,
  clock,
  baseUrl,
}: Pick<Outside, 'fetch' | 'clock' | 'baseUrl'>): PublicReader {
  const feeds = createWebFeedReader()
  return {
    kind: 'feed',
    recognise: (typed) => {
      const channel = channelIn(typed)
      return channel === null ? null : { readUrl: `${SITE}/feeds/videos.xml?channel_id=${channel}`, isCertain: true }
    },
    read: async ({ readUrl, ...marks }, since) => {
      const url = baseUrl === null ? readUrl : readUrl.replace(SITE, baseUrl)
      const limits = { accept: 'application/atom+xml, text/xml', maxBytes: FEED_BYTES_MAX }
      const page = await pollPage({ fetch, clock }, url, { ...limits, marks })
      if (page.kind !== 'page') return page
      const feed = await feeds.parse(page)
      if (!feed) return failedReading('unreadable')
      const posts = feed.items
        .filter(({ publishedAt }) => publishedAt === null || publishedAt >= since)
        .map(({ key, title, text, link, publishedAt, views, likes }) => ({
          id: key,
          text: [title, text].filter((part) => part !== '').join('\n'),
          link,
          publishedAt,
          format: 'video' as const,
          tags: null,
          ...(views !== null && { views }),
          ...(likes !== null && { likes }),
        }))
      const channel = URL.parse(readUrl)?.searchParams.get('channel_id') ?? ''
      const address = `${SITE}/channel/${channel}`
      return { kind: 'posts', name: feed.title, address, followers: null, posts, marks: page.marks }
    },
  }
}

function channelIn(typed: string): string | null {
  const url = /^https?:/i.test(typed) ? URL.parse(typed) : URL.parse(`https://${typed}`)
  if (!url || !HOSTS.has(url.hostname)) return null
  const [, place, id = ''] = url.pathname.split('/')
  const named = place === 'channel' ? id : place === 'feeds' ? (url.searchParams.get('channel_id') ?? '') : ''
  return /^UC[\w-]{10,40}$/.test(named) ? named : null
}
