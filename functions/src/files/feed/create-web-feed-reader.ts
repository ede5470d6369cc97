import type { WebFeed, WebFeedItem, WebFeedReader } from '../../domain/ports/web.ts'
import { decodeText } from './decode-text.ts'
import { readDate } from './read-date.ts'
import { readSitemap } from './read-sitemap.ts'
import type { RawFeed, RawItem } from './raw-feed.ts'
import { wholeAddress } from './whole-address.ts'

/** Reads feeds of other sites. Entities that a file declares are not expanded. The parsers are loaded with the first call. */
export function createWebFeedReader(): WebFeedReader {
  return {
    parse: async ({ bytes, type, url }) => {
      const text = decodeText(bytes, type).trimStart()
      const raw = text.startsWith('{')
        ? (await import('./read-json-feed.ts')).readJsonFeed(text)
        : (await import('./read-xml-feed.ts')).readXmlFeed(text)
      return raw && toFeed(raw, url)
    },
    parseSitemap: ({ bytes, type, url }) => readSitemap(decodeText(bytes, type), url),
    linkedFrom: async ({ bytes, type, url }) => {
      const { linkedFeed } = await import('./linked-feed.ts')
      return linkedFeed(decodeText(bytes, type), url)
    },
  }
}

async function toFeed({ title, items }: RawFeed, url: string): Promise<WebFeed> {
  const { htmlToText, firstImage } = await import('./html-to-text.ts')
  const read = (raw: RawItem): WebFeedItem => {
    const html = raw.html ?? ''
    const link = wholeAddress(raw.link, url)
    const shown = [...raw.pictures, firstImage(html)].map((address) => wholeAddress(address, link || url))
    const itemTitle = htmlToText(raw.title ?? '')
    return {
      key: raw.key?.trim() || `${link} ${itemTitle}`,
      title: itemTitle,
      text: htmlToText(html),
      link,
      imageUrl: shown.find((address) => address !== '') ?? '',
      publishedAt: readDate(raw.published),
      medium: raw.medium ?? '',
      views: countOf(raw.views),
      likes: countOf(raw.likes),
    }
  }
  return { title: htmlToText(title ?? ''), items: items.map(read) }
}

function countOf(written: string | undefined): number | null {
  const count = written === undefined || written.trim() === '' ? NaN : Number(written.slice(0, 20))
  return Number.isSafeInteger(count) && count >= 0 ? count : null
}
