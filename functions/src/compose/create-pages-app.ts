import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import helmet from 'helmet'
import { MISSING_STYLE, serveLinkPages, serveMissingStyle } from '../api/serve-link-page.ts'
import { createMinuteCounts } from '../domain/minute-counts.ts'
import type { Deps } from '../domain/ports/deps.ts'
import { requestFacts } from '../http/request-facts.ts'

/** Returns the public link pages as an Express application. */
export function createPagesApp(deps: Deps): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(safeHeaders, onlyReads, limitAddresses(deps))
  const { page, style, logo, card, deck, press } = serveLinkPages(deps)
  app.get(MISSING_STYLE, serveMissingStyle)
  app.get('/@:name', page)
  app.get('/@:name/style.css', style)
  app.get('/@:name/logo', logo)
  app.get('/@:name/card.png', card)
  app.get('/@:name/deck/:deckId', deck)
  app.get('/@:name/go/:blockId/:itemId', press)
  app.use(refuseUnknown)
  app.use(failQuietly(deps))
  return app
}

/** Security headers that allow styles and images of the own origin, and no scripts. Hosting sets the same headers (firebase.json). */
const safeHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'style-src': ["'self'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      // Pages open no connections, but tools that evaluate pages read `robots.txt` from within them.
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
})

const onlyReads: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next()
  else response.status(405).set('Allow', 'GET, HEAD').end()
}

/** Maximum requests per address and minute in one process: about 60 pages with all their resources. */
const CALLS_MAX = 600
const ADDRESSES_MAX = 10_000

/** Limits requests by address, counted in memory: a stored count would cost more than the page. Beyond `ADDRESSES_MAX` all counts restart. */
function limitAddresses({ clock, config }: Pick<Deps, 'clock' | 'config'>): RequestHandler {
  const counts = createMinuteCounts(clock)
  return (request, response, next) => {
    const calls = counts.current()
    if (calls.size >= ADDRESSES_MAX) calls.clear()
    const { ip } = requestFacts(request, '', config.hostingNetworks)
    const count = (calls.get(ip) ?? 0) + 1
    calls.set(ip, count)
    if (count <= CALLS_MAX * config.rateLimitScale) return next()
    const seconds = Math.ceil(counts.left() / 1000)
    response
      .status(429)
      .set({ 'Cache-Control': 'no-store', 'Retry-After': String(seconds) })
      .type('txt')
      .send('')
  }
}

const refuseUnknown: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').end()
}

/** Hides failure details from visitors. */
function failQuietly({ logger }: Pick<Deps, 'logger'>): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    logger.error('a link page was not served', { path: request.path, error: String(error) })
    response.status(500).set('Cache-Control', 'no-store').type('txt').send('')
  }
}
