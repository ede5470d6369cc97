import type { WebFeed, WebFeedItem, WebFeedReader } from '../../domain/ports/web.ts'
import { decodeText } from './decode-text.ts'
import type { RawFeed, RawItem } from './raw-feed.ts'
import { wholeAddress } from './whole-address.ts'

const DATE_LENGTH_MAX = 100

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
    const date = raw.published?.trim() ?? ''
    const published = date.length > DATE_LENGTH_MAX ? NaN : Date.parse(date)
    const shown = [...raw.pictures, firstImage(html)].map((address) => wholeAddress(address, link || url))
    const itemTitle = htmlToText(raw.title ?? '')
    return {
      key: raw.key?.trim() || `${link} ${itemTitle}`,
      title: itemTitle,
      text: htmlToText(html),
      link,
      imageUrl: shown.find((address) => address !== '') ?? '',
      publishedAt: Number.isNaN(published) || published < 0 ? null : published,
    }
  }
  return { title: htmlToText(title ?? ''), items: items.map(read) }
}
