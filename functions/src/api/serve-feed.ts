import { createHash } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import type { Deps } from '../domain/ports/deps.ts'
import { readFeed } from '../domain/feeds/read-feed.ts'
import { countCall } from '../http/rate-limit.ts'
import { requestFacts } from '../http/request-facts.ts'
import { type FeedFormat, renderFeed } from './render-feed.ts'

const TYPES: Record<FeedFormat, string> = {
  xml: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}
const JSON_SUFFIX = '.json'
const LIMIT = { perMinute: 120, by: 'address' } as const

/**
 * Serves a public feed. No endpoint of the contract: the reply is for feed readers, which ask often, so it may be kept for a
 * few minutes and is not sent again while nothing has changed.
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
 * Whether the reader has just this. Express would also ask whether it wants a reply from a cache, which many readers deny by
 * habit whenever they name what they have.
 */
function isKnown(request: Request<{ token: string }>, etag: string, updatedAt: number): boolean {
  const tags = request.get('if-none-match')
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(request.get('if-modified-since') ?? '')
  return since >= Math.floor(updatedAt / 1000) * 1000
}
