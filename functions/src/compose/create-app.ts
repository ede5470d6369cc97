import { MCP_PATH, PUBLIC_API_BASE } from '@postwright/core/api/public/public-endpoint'
import { API_BASE } from '@postwright/core/endpoint'
import express, { type Express, type RequestHandler, Router } from 'express'
import helmet from 'helmet'
import { PUBLIC_ROUTES } from '../api/public-api.ts'
import { serveCalendar } from '../api/serve-calendar.ts'
import { serveExport } from '../api/serve-export.ts'
import { refuseMcpStreams, serveMcp } from '../api/serve-mcp.ts'
import { serveMedia, serveSmallMedia, servePublicMedia } from '../api/serve-media.ts'
import { serveOauth } from '../api/serve-oauth.ts'
import { OPENAPI_PATH, serveOpenApi } from '../api/serve-openapi.ts'
import { serveFeed, serveFeedImage } from '../api/serve-feed.ts'
import { serveUnsubscribe } from '../api/mail-choices.ts'
import { serveFont } from '../api/serve-font.ts'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'
import type { Route } from '../http/bind.ts'
import { servePublicRoute } from '../http/bind-public-api.ts'
import { errorHandler } from '../http/error-handler.ts'
import { readUnreadBody } from '../http/read-body.ts'
import { assignRequestId } from '../http/request-facts.ts'
import { createPagesApp } from './create-pages-app.ts'
import { ROUTES } from './routes.ts'

/** Returns the API and the public link pages as an Express application. Nothing is opened or read before the first request. */
export function createApp(deps: Deps): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(linkPages(deps))
  app.use(assignRequestId(deps.ids), neverStore, safeHeaders, readUnreadBody)
  app.use(API_BASE, mount(deps, ROUTES))
  app.get(OPENAPI_PATH, serveOpenApi(deps))
  app.use(PUBLIC_API_BASE, mountPublic(deps))
  app.route(MCP_PATH).post(serveMcp(deps)).all(refuseMcpStreams)
  app.use(serveOauth(deps))
  app.use(refuseUnknown)
  app.use(errorHandler(deps.logger))
  return app
}

/** Serves public link pages, whose headers, errors and methods differ from the API's. */
function linkPages(deps: Deps): RequestHandler {
  const pages = createPagesApp(deps)
  return (request, response, next) => (request.path.startsWith('/@') ? pages(request, response, next) : next())
}

function mount(deps: Deps, routes: readonly Route[]): Router {
  const router = Router({ caseSensitive: true })
  for (const { endpoint, handle } of routes) router[methodOf(endpoint.method)](endpoint.path, handle(deps))
  router.get('/media/:workspaceId/:mediaId', serveMedia(deps))
  router.get('/media/:workspaceId/:mediaId/small', serveSmallMedia(deps))
  router.get('/media/:workspaceId/:mediaId/for/:variantId', servePublicMedia(deps))
  router.get('/media/exports/:uid/:jobId', serveExport(deps))
  router.get('/media/fonts/:owner/:fontId/:file', serveFont(deps))
  router.get('/calendars/:token', serveCalendar(deps))
  const unsubscribe = serveUnsubscribe(deps)
  router.get('/unsubscribe/:token', unsubscribe.open)
  router.post('/unsubscribe/:token', unsubscribe.leave)
  router.get('/feeds/:token', serveFeed(deps))
  router.get('/feeds/:token/:itemId/:mediaId', serveFeedImage(deps))
  return router
}

/** Mounts the public API: the same operations for every key, each within the key's workspace. */
function mountPublic(deps: Deps): Router {
  const router = Router({ caseSensitive: true })
  for (const route of PUBLIC_ROUTES) {
    router[methodOf(route.endpoint.method)](route.endpoint.path, servePublicRoute(deps, route))
  }
  return router
}

function methodOf(method: Route['endpoint']['method']) {
  const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
  return methods[method]
}

/** Replies are data: a browser that shows one as a page loads and runs nothing. Hosting sets the same headers (firebase.json). */
const safeHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] },
  },
})

/** NOTE without this, Hosting's edge would cache a 404 of the API for ten minutes. */
const neverStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}

const refuseUnknown: RequestHandler = (request) => {
  throw new AppError('route_not_found', { message: `${request.method} ${request.path}` })
}
