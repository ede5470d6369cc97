import type { FeedItem, readImportFeed as contract } from '@postwright/core/api/import-feeds'
import type { OutputOf } from '@postwright/core/endpoint'
import {
  ADDRESS_MAX,
  FEED_BYTES_MAX,
  FEED_ITEM_TEXT_MAX,
  FEED_ITEM_TITLE_MAX,
  FEED_ITEMS_MAX,
} from '@postwright/core/limits'
import { createHash } from 'node:crypto'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { typedAddress } from '../typed-address.ts'
import type { WebFeed, WebFeedItem } from '../ports/web.ts'
import { mapConcurrent } from '../concurrency.ts'

type Reading = Pick<Deps, 'webPages' | 'webFeeds'>

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/json;q=0.9, text/xml;q=0.9, */*;q=0.5'
const ID_LENGTH = 32

/**
 * Returns the latest items of a feed on the web.
 * @throws the codes of the contract
 */
export async function readImportFeed(
  deps: Deps,
  caller: Caller,
  { workspaceId, url }: { workspaceId: string; url: string },
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  const found = await findFeed(deps, typedAddress(url.trim().replace(/^feed:(\/\/)?/i, '')))
  const items = found.feed.items.slice(0, FEED_ITEMS_MAX).map((item) => offered(item, found.url))
  const title = found.feed.title.slice(0, FEED_ITEM_TITLE_MAX)
  return { url: found.url, title, items: [...new Map(items.map((item) => [item.id, item])).values()] }
}

/** Returns the feed at a URL, or the feed that the page at the URL links to. */
async function findFeed(deps: Reading, url: string): Promise<{ url: string; feed: WebFeed }> {
  const page = { url, ...(await readPage(deps, url)) }
  const feed = await deps.webFeeds.parse(page)
  if (feed) return { url, feed }
  const linked = await deps.webFeeds.linkedFrom(page)
  const second = linked === null ? null : { url: linked, ...(await readPage(deps, linked)) }
  const its = second && (await deps.webFeeds.parse(second))
  if (!second || !its) throw new AppError('feed_invalid', { message: `no feed at ${url.slice(0, 200)}` })
  return { url: second.url, feed: its }
}

function readPage({ webPages }: Reading, url: string) {
  return webPages.read(url, { accept: ACCEPT, maxBytes: FEED_BYTES_MAX })
}

function offered({ key, title, text, link, imageUrl, publishedAt }: WebFeedItem, feedUrl: string): FeedItem {
  const host = URL.parse(feedUrl)?.host ?? ''
  const hash = createHash('sha256')
    .update(JSON.stringify([host, key]))
    .digest('hex')
  return {
    id: `feed-${hash.slice(0, ID_LENGTH)}`,
    title: cut(title, FEED_ITEM_TITLE_MAX),
    text: cut(text, FEED_ITEM_TEXT_MAX),
    link: link.length > ADDRESS_MAX ? '' : link,
    imageUrl: imageUrl.length > ADDRESS_MAX ? '' : imageUrl,
    publishedAt,
  }
}

/** Truncates a text at the end of a word and appends an ellipsis. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const begin = text.slice(0, max - 1)
  const words = begin.split(/\s/).slice(0, -1)
  return `${begin.slice(0, words.join(' ').length).trimEnd() || begin.slice(0, -1)}…`
}

const LANES = 4

/**
 * Returns small versions of images on the web, null for images that cannot be shown. The product's pages load no images from other sites.
 * @throws `not_found`, `forbidden`
 */
export async function previewImages(
  deps: Pick<Deps, 'members' | 'workspaces' | 'webPages'>,
  caller: Caller,
  { workspaceId, urls }: { workspaceId: string; urls: readonly string[] },
): Promise<(string | null)[]> {
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  const shown = new Map<string, string | null>()
  await mapConcurrent(new Set(urls), LANES, {
    work: async (url) => void shown.set(url, await deps.webPages.thumbnail(url)),
    failed: (url) => void shown.set(url, null),
  })
  return urls.map((url) => shown.get(url) ?? null)
}
