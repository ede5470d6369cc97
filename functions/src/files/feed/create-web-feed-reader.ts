import type { WebFeed, WebFeedItem, WebFeedReader } from '../../domain/import-feeds/web-feed.ts'
import { decodeText } from './decode-text.ts'
import { htmlToText } from './html-to-text.ts'
import { itemsOf, type RawFeed, type RawItem } from './items-of.ts'
import { linkedFeed } from './linked-feed.ts'
import { wholeAddress } from './whole-address.ts'

const PICTURE = /<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/i

/** Reads feeds of other sites. Entities that a file declares are not expanded. The library is loaded with the first call. */
export function createWebFeedReader(): WebFeedReader {
  return {
    parse: async ({ bytes, type, url }) => {
      const { parseFeed } = await import('feedsmith')
      const raw = readFeed(() => itemsOf(parseFeed(decodeText(bytes, type))))
      return raw && feedOf(raw, url)
    },
    linkedFrom: ({ bytes, type, url }) => linkedFeed(decodeText(bytes, type), url),
  }
}

/** The library throws for everything that is no feed. */
function readFeed(read: () => RawFeed): RawFeed | null {
  try {
    return read()
  } catch {
    return null
  }
}

function feedOf({ title, items }: RawFeed, url: string): WebFeed {
  return { title: htmlToText(title ?? ''), items: items.map((item) => itemOf(item, url)) }
}

function itemOf(raw: RawItem, url: string): WebFeedItem {
  const html = raw.html ?? ''
  const link = wholeAddress(raw.link, url)
  const published = typeof raw.published === 'string' ? Date.parse(raw.published) : NaN
  const shown = [...raw.pictures, PICTURE.exec(html)?.[1]].map((address) => wholeAddress(address, link || url))
  const title = htmlToText(raw.title ?? '')
  return {
    key: raw.key ?? `${link} ${title}`,
    title,
    text: htmlToText(html),
    link,
    imageUrl: shown.find((address) => address !== '') ?? '',
    publishedAt: Number.isNaN(published) || published < 0 ? null : published,
  }
}
