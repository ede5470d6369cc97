import { FEED_BYTES_MAX } from '@postwright/core/limits'
import { type RadarFormat, type RadarKind, RADAR_RETENTION, RADAR_LINK_MAX } from '@postwright/core/model/radar'
import type { Deps } from '../ports/deps.ts'
import type { FailedReading, FoundPost, FoundPosts, Readable, Reading, ReadingMarks } from '../ports/public-readers.ts'
import type { Poll, SitemapPage, WebFeed, WebFeedItem } from '../ports/web.ts'
import { failedReading, NO_MARKS } from './failed-reading.ts'
import { isAllowedByRobots } from './robots.ts'

export type WebNeeds = Pick<Deps, 'webPages' | 'webFeeds' | 'clock' | 'siteRules'>

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/json;q=0.9, text/xml;q=0.9, */*;q=0.5'
const ROBOTS_BYTES_MAX = 512 * 1024

/** Reads a feed, podcast or sitemap on the web, if its site allows it and it has changed. */
export async function readWebSource(deps: WebNeeds, source: Readable & { kind: RadarKind }): Promise<Reading> {
  const page = await pollAllowed(deps, source.readUrl, source)
  if (page.kind !== 'page') return page
  const feed = source.kind === 'sitemap' ? null : await deps.webFeeds.parse(page)
  if (feed) return feedPosts(feed, { url: page.url, marks: page.marks })
  const pages = source.kind === 'sitemap' ? await readSitemapPages(deps, page) : null
  if (pages === null) return failedReading('unreadable')
  return 'kind' in pages ? pages : sitemapPosts(pages, { url: page.url, marks: page.marks, now: deps.clock.now() })
}

/** Reads a page on the web, if the `robots.txt` of its site allows it. */
export async function pollAllowed(deps: WebNeeds, url: string, marks: ReadingMarks): Promise<Poll> {
  const problem = await findProhibition(deps, url)
  return problem ?? deps.webPages.poll(url, { accept: ACCEPT, maxBytes: FEED_BYTES_MAX, marks })
}

/** Returns the `robots.txt` of the site of an address, cached for a day; empty if it has none, a failed reading if it could not be read. */
export async function readSiteRules(deps: WebNeeds, url: string): Promise<{ rules: string } | FailedReading> {
  const origin = URL.parse(url)?.origin ?? ''
  return deps
    .siteRules(origin, async () => {
      const limits = { accept: 'text/plain, */*;q=0.5', maxBytes: ROBOTS_BYTES_MAX, marks: NO_MARKS }
      const page = await deps.webPages.poll(`${origin}/robots.txt`, limits)
      if (page.kind === 'page') return { rules: new TextDecoder().decode(page.bytes) }
      // A site without rules allows everything; a site that fails to respond allows nothing for now.
      if (page.kind === 'failed' && !CLOSED.has(page.problem)) return { rules: '' }
      throw new UnknownRules(page.kind === 'failed' ? page : failedReading('unreachable'))
    })
    .catch((error: unknown) => {
      if (error instanceof UnknownRules) return error.reading
      throw error
    })
}

/** Problems after which a site's rules are unknown: the site fails or cannot be reached. */
const CLOSED = new Set(['server_error', 'limited', 'unreachable', 'refused'])

/** Error for a `robots.txt` that could not be read. It is thrown so that the result is not cached, and the next reading requests the file again. */
class UnknownRules extends Error {
  readonly reading: FailedReading
  constructor(reading: FailedReading) {
    super('the rules of the site could not be read')
    this.reading = reading
  }
}

async function findProhibition(deps: WebNeeds, url: string): Promise<FailedReading | null> {
  const known = await readSiteRules(deps, url)
  if ('kind' in known) return known
  return isAllowedByRobots(known.rules, url) ? null : failedReading('robots')
}

type From = { url: string; marks: FoundPosts['marks'] }

export function feedPosts(feed: WebFeed, { url, marks }: From): FoundPosts {
  const items = feed.items.map((item): FoundPost => {
    const text = [item.title, item.text].filter((part) => part !== '' && !isBegunBy(part, item)).join('\n')
    return {
      id: item.key,
      text: text || item.title || item.link,
      link: item.link.length > RADAR_LINK_MAX ? '' : item.link,
      publishedAt: item.publishedAt,
      format: formatOf(item),
      tags: null,
      ...(item.views !== null && { views: item.views }),
      ...(item.likes !== null && { likes: item.likes }),
    }
  })
  return { kind: 'posts', name: feed.title, address: pageOf(feed, url), followers: null, posts: items, marks }
}

/** Returns whether a part is the title and only repeats the start of the text, as in feeds of short posts. */
function isBegunBy(part: string, { title, text }: WebFeedItem): boolean {
  return part === title && text !== '' && text.startsWith(title.endsWith('…') ? title.slice(0, -1) : title)
}

function formatOf({ medium, imageUrl, text }: WebFeedItem): RadarFormat {
  if (medium.startsWith('audio')) return 'audio'
  if (medium.startsWith('video') || medium.includes('shockwave')) return 'video'
  if (text.length > ARTICLE_LENGTH) return 'article'
  return imageUrl === '' ? 'link' : 'image'
}

const ARTICLE_LENGTH = 500

/** Returns the address of the site that the first item links to, otherwise that of the feed itself. */
function pageOf({ items }: WebFeed, url: string): string {
  const link = items.find((item) => item.link !== '')?.link
  return link === undefined ? url : (URL.parse(link)?.origin ?? url)
}

/** Returns the most recently changed pages of a sitemap; for an index, those of its most recently changed sitemap. */
export async function readSitemapPages(
  deps: WebNeeds,
  page: Extract<Poll, { kind: 'page' }>,
): Promise<SitemapPage[] | FailedReading | null> {
  const sitemap = deps.webFeeds.parseSitemap(page)
  if (sitemap?.kind !== 'index') return sitemap?.pages ?? null
  const [newest] = sitemap.pages
  if (!newest) return []
  const below = await pollAllowed(deps, newest.url, NO_MARKS)
  if (below.kind === 'failed') return below
  return below.kind === 'page' ? (deps.webFeeds.parseSitemap(below)?.pages ?? null) : null
}

export function sitemapPosts(pages: readonly SitemapPage[], { url, marks, now }: From & { now: number }): FoundPosts {
  const origin = URL.parse(url)?.origin ?? url
  const posts = pages
    .filter(({ changedAt }) => changedAt === null || changedAt > now - RADAR_RETENTION)
    .filter((page) => page.url.length <= RADAR_LINK_MAX)
    .map((page): FoundPost => {
      const text = page.title || nameOfPage(page.url)
      return { id: page.url, text, link: page.url, publishedAt: page.changedAt, format: 'article', tags: [] }
    })
  return { kind: 'posts', name: URL.parse(url)?.hostname ?? '', address: origin, followers: null, posts, marks }
}

/** Returns a name from the last part of a URL: `/blog/how-to-oil-oak.html` gives "how to oil oak". */
function nameOfPage(url: string): string {
  const parts = (URL.parse(url)?.pathname ?? '').split('/').filter((part) => part !== '')
  const [name = ''] = (parts.at(-1) ?? '').split('.')
  return decodePart(name).split(/[-_+]/).join(' ').trim() || url
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
