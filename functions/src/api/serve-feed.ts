import { createHash } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import type { Deps } from '../domain/ports/deps.ts'
import { readFeed, type PublicFeed, feedAddress, feedImageAddress, findFeedImage } from '../domain/feeds/feeds.ts'
import { countCall } from '../http/rate-limit.ts'
import { requestFacts } from '../http/request-facts.ts'
import { BRAND } from '@postwright/core/brand'
import { firstLine } from '@postwright/core/text/excerpt'
import { withoutControls } from '@postwright/core/text/text-fields'
import { Feed, type Item } from 'feed'
import type { Config } from '../domain/ports/config.ts'
import type { FeedItem } from '../domain/ports/own-networks.ts'
import { documentId } from '@postwright/core/ids'
import { z } from 'zod'
import { AppError } from '../domain/app-error.ts'
import { sendFile } from '../http/send-file.ts'
import { storedFile } from './serve-media.ts'

const TYPES: Record<FeedFormat, string> = {
  xml: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}
const JSON_SUFFIX = '.json'
const LIMIT = { perMinute: 120, by: 'address' } as const

/**
 * Serves a public feed. Not an endpoint of the contract: the reply is for feed readers, which poll often, so it may be cached for a
 * few minutes and is not sent again while unchanged.
 */
export function serveFeed(deps: Pick<Deps, 'config' | 'feeds' | 'rateLimits'>): RequestHandler<{ token: string }> {
  return async (request, response) => {
    await countCall(deps, 'GET /feeds/:token', requestFacts(request, '', deps.config.hostingNetworks).ip, LIMIT)
    const { token } = request.params
    const format = token.endsWith(JSON_SUFFIX) ? 'json' : 'xml'
    const found = await readFeed(deps, format === 'json' ? token.slice(0, -JSON_SUFFIX.length) : token)
    const body = renderFeed(deps.config, found, format)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    response.set({
      'Content-Type': TYPES[format],
      'Cache-Control': 'public, max-age=300',
      ETag: etag,
      'Last-Modified': new Date(found.updatedAt).toUTCString(),
    })
    if (isKnown(request, etag, found.updatedAt)) response.status(304).end()
    else response.send(body)
  }
}

/**
 * Returns whether the reader has this version. Express would also respect no-cache requests, which many readers send by
 * default with every conditional request.
 */
function isKnown(request: Request<{ token: string }>, etag: string, updatedAt: number): boolean {
  const tags = request.get('if-none-match')
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(request.get('if-modified-since') ?? '')
  return since >= Math.floor(updatedAt / 1000) * 1000
}

type FeedFormat = 'xml' | 'json'

/** Renders a feed for readers: RSS 2.0 or JSON Feed 1. */
export function renderFeed(config: Config, { place, feed, items, updatedAt }: PublicFeed, format: FeedFormat): string {
  const address = feedAddress(config, place)
  const made = new Feed({
    title: withoutControls(feed.name),
    description: withoutControls(feed.name),
    id: address,
    link: config.appOrigin,
    updated: new Date(updatedAt),
    generator: BRAND.name,
    copyright: '',
    feedLinks: { rss: address, json: `${address}.json` },
  })
  for (const stored of items) {
    const item = { ...stored, title: withoutControls(stored.title), text: withoutControls(stored.text) }
    const pictures = item.media.map((file) => ({
      ...file,
      url: feedImageAddress(config, place, item.id, file.mediaId),
    }))
    const [first] = pictures
    made.addItem({
      ...entryOf(item, address, format),
      content: [
        ...paragraphsOf(item.text),
        ...pictures.map(({ url, alt }) => `<p><img src="${escape(url)}" alt="${escape(withoutControls(alt))}"></p>`),
      ].join(''),
      // RSS supports one file per item; the others are shown in the text.
      ...(first && { enclosure: { url: first.url, type: first.mime, length: first.bytes } }),
    })
  }
  return format === 'json' ? made.json1() : made.rss2()
}

/** Returns the feed item for a reader. RSS readers treat titles and summaries as markup, JSON readers as text. */
function entryOf({ id, title, text, publishedAt }: FeedItem, address: string, format: FeedFormat): Item {
  const link = `${address}#${id}`
  const say = format === 'xml' ? escape : (words: string) => words
  const name = title || firstLine(text) || new Date(publishedAt).toISOString().slice(0, 10)
  return { id: link, link, title: say(name), date: new Date(publishedAt), description: say(text) }
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .flatMap((part) => (part.trim() === '' ? [] : `<p>${escape(part.trim()).replaceAll('\n', '<br>')}</p>`))
}

/** Escapes the text of a post, so that a reader never treats it as markup. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const inputSchema = z.object({ token: z.string(), itemId: documentId(), mediaId: documentId() })

/** Serves a file of a feed item; a file never changes under its id. */
export function serveFeedImage(deps: Pick<Deps, 'feeds' | 'media' | 'blobs'>): RequestHandler {
  return async (request, response) => {
    const parsed = inputSchema.safeParse(request.params)
    if (!parsed.success) throw new AppError('not_found', { message: 'malformed address of a feed' })
    const media = await findFeedImage(deps, parsed.data)
    const file = await storedFile(deps, media)
    response.set('Cache-Control', 'public, max-age=86400')
    await sendFile(request, response, file)
  }
}
