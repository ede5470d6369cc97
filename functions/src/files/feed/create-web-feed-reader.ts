import type { WebFeed, WebFeedItem, WebFeedReader, Sitemap, SitemapPage } from '../../domain/ports/web.ts'
import { decodeText } from './decode-text.ts'
import type { RawFeed, RawItem } from './raw-feed.ts'
import { toAbsoluteUrl } from './absolute-url.ts'
import { readMarkup } from '../markup/read-markup.ts'

/** Returns a reader for feeds of other sites. Entities that a file declares are not expanded. The parsers are loaded on the first call. */
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
    const link = toAbsoluteUrl(raw.link, url)
    const shown = [...raw.pictures, firstImage(html)].map((address) => toAbsoluteUrl(address, link || url))
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

/** Maximum number of pages read from one file, and of the last changed pages kept. */
const ENTRIES_MAX = 20_000

const PAGES_MAX = 200

const TEXT_MAX = 2_000

type Field = 'url' | 'changed' | 'published' | 'title'

const ENTRIES = new Set(['url', 'sitemap'])

/** Fields of an entry, by the name of the element without its prefix. */
const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['loc', 'url'],
  ['lastmod', 'changed'],
  ['publication_date', 'published'],
  ['title', 'title'],
])

/** Reads the last changed pages of a sitemap, or the sitemaps of an index; returns null for any other file. */
function readSitemap(xml: string, base: string): Sitemap | null {
  let kind: Sitemap['kind'] | null = null
  let entry: Map<Field, string> | null = null
  let field: Field | null = null
  const pages: SitemapPage[] = []
  readMarkup(
    xml,
    {
      onOpen(written, _attributes, isEmpty) {
        const name = localName(written)
        if (kind === null) {
          if (name === 'urlset') kind = 'pages'
          else if (name === 'sitemapindex') kind = 'index'
        } else if (ENTRIES.has(name) && entry === null) entry = new Map()
        else if (entry && !isEmpty) {
          const found = FIELDS.get(name)
          field = found !== undefined && !entry.has(found) ? found : null
        }
      },
      onText(text) {
        if (entry && field) entry.set(field, ((entry.get(field) ?? '') + text).slice(0, TEXT_MAX))
      },
      onClose(written) {
        field = null
        if (!entry || !ENTRIES.has(localName(written))) return
        const url = toAbsoluteUrl(entry.get('url'), base)
        const changedAt = readDate(entry.get('published') ?? entry.get('changed'))
        if (url !== '' && pages.length < ENTRIES_MAX)
          pages.push({ url, title: entry.get('title')?.trim() ?? '', changedAt })
        entry = null
      },
    },
    { isXml: true },
  )
  if (kind === null) return null
  return { kind, pages: pages.toSorted((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0)).slice(0, PAGES_MAX) }
}

function localName(written: string): string {
  return written.slice(written.indexOf(':') + 1)
}

const DATE_LENGTH_MAX = 100

/** Zone names that occur in feeds and that the date parser does not support, with their offset from UTC. */
const ZONES: readonly (readonly [string, string])[] = [
  ['CEST', '+0200'],
  ['CET', '+0100'],
  ['BST', '+0100'],
  ['WEST', '+0100'],
  ['WET', '+0000'],
  ['EEST', '+0300'],
  ['EET', '+0200'],
  ['MSK', '+0300'],
  ['IST', '+0530'],
  ['JST', '+0900'],
  ['AEST', '+1000'],
  ['AEDT', '+1100'],
  ['NZST', '+1200'],
  ['NZDT', '+1300'],
]

/** Returns the instant of a date in a feed; null for an invalid date or one before 1970. A date without a zone is in UTC. */
export function readDate(written: string | undefined): number | null {
  const date = written?.trim() ?? ''
  if (date === '' || date.length > DATE_LENGTH_MAX) return null
  const last = date.slice(date.lastIndexOf(' ') + 1).toUpperCase()
  const zone = ZONES.find(([name]) => name === last)
  const whole = zone ? `${date.slice(0, date.length - last.length)}${zone[1]}` : date
  const named = Date.parse(hasZone(whole) ? whole : `${whole} UTC`)
  const instant = Number.isNaN(named) ? Date.parse(whole) : named
  return Number.isNaN(instant) || instant < 0 ? null : instant
}

/** Returns whether a date contains a zone. By its standard, `2026-11-16` alone is in UTC, but `2026-11-16T08:00` is not. */
function hasZone(date: string): boolean {
  const last = date.slice(-6)
  const isOffset = /[+-]\d{2}:?\d{2}$/.test(last) && date.includes(':')
  return isOffset || /[A-Za-z]$/.test(last)
}
