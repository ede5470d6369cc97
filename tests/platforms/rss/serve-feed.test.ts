import express from 'express'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serveFeed, serveFeedImage } from '../../../functions/src/api/serve-feed.ts'
import { AppError } from '../../../functions/src/domain/app-error.ts'
import type { Outside, PlatformModule } from '../../../functions/src/platforms/platform-module.ts'
import { createRssModule } from '../../../functions/src/platforms/rss/module.ts'
import { makeMedia } from '../../support/factories/media.ts'
import { connectChannel, type TestChannel } from '../support/connect-channel.ts'
import { createOutside } from '../support/create-outside.ts'
import { deliver } from '../support/deliver.ts'
import { filesOf, makePng } from '../support/make-file.ts'
import { makeRequest } from '../support/make-request.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const SHOWN = 'a'.repeat(64)

let outside: Outside
let module: PlatformModule
let channel: TestChannel
let server: Server
let base: string

beforeEach(async () => {
  outside = createOutside({}, NOW).outside
  module = createRssModule(outside)
  channel = await connectChannel(module.connector, 'rss', { name: 'News' })
  const media = { get: (_wid: string, id: string) => Promise.resolve(makeMedia({ id, mime: 'image/png', bytes: 3 })) }
  const blobs = { get: () => Promise.resolve(new Uint8Array([1, 2, 3])) }
  const rateLimits = { hit: () => Promise.resolve(null) }
  const app = express()
  app.disable('etag')
  const deps = { ...outside, media, blobs, rateLimits } as never
  app.get('/feeds/:token', serveFeed(deps))
  app.get('/feeds/:token/:itemId/:mediaId', serveFeedImage(deps))
  app.use((error: unknown, _request: express.Request, response: express.Response, _next: express.NextFunction) => {
    response.status(error instanceof AppError && error.code === 'not_found' ? 404 : 500).send(String(error))
  })
  server = createServer(app)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/feeds/${channel.connection.externalId}`
})
afterEach(() => server.close())

it('lets readers keep a feed for a while, and sends it again only when it has changed', async () => {
  await deliver(module.publisher, makeRequest(channel, { intentAt: NOW }))
  const reply = await fetch(base)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'last-modified': 'Sun, 22 Nov 2026 12:00:00 GMT',
  })
  const etag = reply.headers.get('etag') ?? ''
  const askWith = async (headers: Record<string, string>) => (await fetch(base, { headers })).status
  expect(await askWith({ 'if-none-match': etag })).toBe(304)
  expect(await askWith({ 'if-none-match': `"other", W/${etag}` })).toBe(304)
  expect(await askWith({ 'if-modified-since': 'Sun, 22 Nov 2026 12:00:00 GMT' })).toBe(304)
  expect(await askWith({ 'if-modified-since': 'Sun, 22 Nov 2026 11:59:59 GMT' })).toBe(200)
  await deliver(module.publisher, makeRequest(channel, { recordKey: 'record2', intentAt: NOW + 1000 }))
  expect(await askWith({ 'if-none-match': etag })).toBe(200)
})

it('is a JSON Feed with .json behind its address, and not found under any other', async () => {
  const reply = await fetch(`${base}.json`)
  expect(reply.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  expect(await reply.json()).toMatchObject({ title: 'News' })
  expect((await fetch(`${base}x`)).status).toBe(404)
  await module.publisher.revoke(channel.connection, channel.secret)
  expect((await fetch(base)).status).toBe(404)
})

it('shows the pictures of its items, and no other file of the workspace', async () => {
  const { media } = filesOf(await makePng(SHOWN))
  await deliver(module.publisher, makeRequest(channel, { media }))
  const shown = await fetch(`${base}/record1/${SHOWN}`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await shown.bytes()).length).toBe(3)
  expect((await fetch(`${base}/record1/${'b'.repeat(64)}`)).status).toBe(404)
  expect((await fetch(`${base}/record2/${SHOWN}`)).status).toBe(404)
})
