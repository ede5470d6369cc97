import { type RadarKind, RADAR_RETENTION, RADAR_NAME_MAX } from '@postwright/core/model/radar'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import { toOneLine } from '@postwright/core/text/text-fields'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import type { Deps } from '../ports/deps.ts'
import type { FailedReading, FoundPosts, Reading } from '../ports/public-readers.ts'
import type { Poll, WebFeed } from '../ports/web.ts'
import { typedAddress } from '../typed-address.ts'
import { failedReading, NO_MARKS } from './failed-reading.ts'
import {
  feedPosts,
  pollAllowed,
  readSiteRules,
  readSitemapPages,
  sitemapPosts,
  type WebNeeds,
} from './read-web-source.ts'
import { sitemapsIn } from './robots.ts'

export type FindNeeds = WebNeeds & Pick<Deps, 'publicReaders'>

/** Source found at an address, with its posts. */
export type FoundSource = { kind: RadarKind; platform: Platform | null; readUrl: string; found: FoundPosts }

/**
 * Finds the source for a typed address: an account or channel of a network, a feed, a podcast, a sitemap, or a page that links to one.
 * @throws `address_refused`, `feed_invalid`, and `address_unreachable` with a sentence where the reason is known
 */
export async function findSource(deps: FindNeeds, typed: string): Promise<FoundSource> {
  const account = await readAccount(deps, typed)
  if (account) return account
  return findOnWeb(deps, typedAddress(typed.startsWith('feed:') ? typed.slice('feed:'.length) : typed))
}

/**
 * Returns the account at an address; null if there is none, or if the match is uncertain and the account cannot be read.
 * @throws the reason as an API error if a certain match cannot be read
 */
async function readAccount(deps: FindNeeds, url: string): Promise<FoundSource | null> {
  const known = recognise(deps, url)
  if (!known) return null
  const read = await known.reader.read({ readUrl: known.readUrl, ...NO_MARKS }, deps.clock.now() - RADAR_RETENTION)
  if (read.kind === 'posts') return named(known.reader.kind, known.platform, known.readUrl, read)
  if (known.isCertain) throw refusal(read)
  return null
}

function recognise({ publicReaders }: FindNeeds, typed: string) {
  for (const platform of platformSchema.options) {
    const reader = publicReaders[platform]
    const known = reader?.recognise(typed.trim())
    if (reader && known) return { reader, platform, ...known }
  }
  return null
}

async function findOnWeb(deps: FindNeeds, url: string): Promise<FoundSource> {
  const page = await pollAllowed(deps, url, NO_MARKS)
  if (page.kind !== 'page') throw refusal(page)
  const own = await readAs(deps, page)
  if (own) return own
  const linked = await deps.webFeeds.linkedFrom(page)
  if (linked !== null) {
    const found = (await readAccount(deps, linked)) ?? (await readLinked(deps, linked))
    if (found) return found
  }
  for (const sitemap of await sitemapsOf(deps, url)) {
    const found = await readLinked(deps, sitemap)
    if (found) return found
  }
  throw new AppError('feed_invalid', { message: `nothing to follow at ${url.slice(0, 200)}` })
}

async function readLinked(deps: FindNeeds, url: string): Promise<FoundSource | null> {
  const page = await pollAllowed(deps, url, NO_MARKS)
  return page.kind === 'page' ? readAs(deps, page) : null
}

/** Reads a page as a feed, podcast or sitemap; returns null if it is none of them. */
async function readAs(deps: FindNeeds, page: Extract<Poll, { kind: 'page' }>): Promise<FoundSource | null> {
  const feed = await deps.webFeeds.parse(page)
  if (feed) return named(isPodcast(feed) ? 'podcast' : 'feed', null, page.url, feedPosts(feed, page))
  const pages = await readSitemapPages(deps, page)
  if (pages === null || 'kind' in pages) return null
  return named('sitemap', null, page.url, sitemapPosts(pages, { ...page, now: deps.clock.now() }))
}

/** Returns whether most items are recordings. */
function isPodcast({ items }: WebFeed): boolean {
  const recordings = items.filter(({ medium }) => medium.startsWith('audio')).length
  return items.length > 0 && recordings * 2 > items.length
}

const SITEMAPS_TRIED = 2

/** Returns the addresses of at most `SITEMAPS_TRIED` sitemaps of a site: those named in its `robots.txt`, otherwise `/sitemap.xml`. */
async function sitemapsOf(deps: FindNeeds, url: string): Promise<string[]> {
  const known = await readSiteRules(deps, url)
  const said = 'kind' in known ? [] : sitemapsIn(known.rules)
  const origin = URL.parse(url)?.origin
  return (said.length > 0 || origin === undefined ? said : [`${origin}/sitemap.xml`]).slice(0, SITEMAPS_TRIED)
}

function named(kind: RadarKind, platform: Platform | null, readUrl: string, found: FoundPosts): FoundSource {
  const host = URL.parse(found.address)?.hostname ?? URL.parse(readUrl)?.hostname ?? readUrl
  const name = toOneLine(found.name, RADAR_NAME_MAX) ?? toOneLine(host, RADAR_NAME_MAX) ?? 'Source'
  return { kind, platform, readUrl, found: { ...found, name } }
}

/** Returns the API error with the reason why an address cannot be followed. */
function refusal(read: Exclude<Reading, FoundPosts> | Exclude<Poll, { kind: 'page' }>): AppError {
  const { problem }: FailedReading = read.kind === 'failed' ? read : failedReading('unreadable')
  if (problem === 'refused') return new AppError('address_refused')
  if (problem === 'unreadable') return new AppError('feed_invalid')
  return new AppError('address_unreachable', { detail: SENTENCES[problem] })
}

const SENTENCES: Partial<Record<FailedReading['problem'], string>> = DETAIL_WORDS.source
