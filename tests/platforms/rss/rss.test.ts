import { beforeEach, describe, expect, it } from 'vitest'
import type { FeedItem } from '../../../functions/src/domain/ports/own-networks.ts'
import { readFeed } from '../../../functions/src/domain/feeds/feeds.ts'
import { renderFeed } from '../../../functions/src/api/serve-feed.ts'
import type { Outside, PlatformModule } from '../../../functions/src/platforms/platform-module.ts'
import { createRssModule } from '../../../functions/src/platforms/rss/module.ts'
import { CONTEXT, connectChannel, type TestChannel } from '../support/connect-channel.ts'
import { createOutside } from '../support/create-outside.ts'
import { deliver } from '../support/deliver.ts'
import { filesOf, makePng } from '../support/make-file.ts'
import { makeRequest } from '../support/make-request.ts'

const NOW = Date.UTC(2026, 10, 22, 12)

let outside: Outside
let module: PlatformModule
let channel: TestChannel
beforeEach(async () => {
  outside = createOutside({}, NOW).outside
  module = createRssModule(outside)
  channel = await connectChannel(module.connector, 'rss', { name: 'News' })
})

type Given = Parameters<typeof makeRequest> extends [unknown, ...infer Rest] ? Rest : never
const publish = (...given: Given) => deliver(module.publisher, makeRequest(channel, ...given))
const items = async (): Promise<FeedItem[]> => (await readFeed(outside, channel.connection.externalId)).items
const render = async (format: 'xml' | 'json') =>
  renderFeed(outside.config, await readFeed(outside, channel.connection.externalId), format)

describe('a feed of our own', () => {
  it('has an address that cannot be guessed, and begins empty', async () => {
    const other = await connectChannel(module.connector, 'rss', { name: 'News' })
    expect(other.connection.externalId).not.toBe(channel.connection.externalId)
    expect(channel.connection.externalId).toMatch(/^workspace1\..{22,}$/)
    expect(await items()).toEqual([])
    expect(await render('xml')).toContain('<title>News</title>')
  })

  it('gets an item once for each record key, and shows it to a look-up', async () => {
    expect(await module.publisher.reconcile(makeRequest(channel), () => undefined)).toEqual({ kind: 'absent' })
    const first = await publish({ text: 'First', intentAt: NOW })
    expect(first).toMatchObject({ kind: 'published', remoteId: 'record1', url: expect.stringContaining('#record1') })
    expect(await publish({ text: 'Changed', intentAt: NOW })).toEqual(first)
    expect(await items()).toMatchObject([{ text: 'First' }])
    const found = await module.publisher.reconcile(makeRequest(channel), () => undefined)
    expect(found).toMatchObject({ kind: 'published', text: 'First' })
  })

  it('shows the latest 50 items, the newest first', async () => {
    for (let at = 0; at < 52; at += 1) await publish({ recordKey: `r${at}`, intentAt: NOW + at })
    const ids = (await items()).map(({ id }) => id)
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 'r51', 'r2'])
  })

  it('is RSS with the first picture as enclosure and all of them in the text, in which nothing becomes markup', async () => {
    const { media } = filesOf(await makePng('a', { alt: '"A" & <b>' }), await makePng('b'))
    await publish({ title: 'T & <i>', text: 'One\n\n<script>alert(1)</script> ]]>', media, intentAt: NOW })
    const rss = await render('xml')
    const picture = `http://127.0.0.1:5000/api/v1/feeds/${channel.connection.externalId}/record1/a`
    expect(rss).toContain(`<enclosure length="${media[0]?.bytes}" type="image/png" url="${picture}"/>`)
    expect(rss).toContain('<pubDate>Sun, 22 Nov 2026 12:00:00 GMT</pubDate>')
    expect(rss.match(/<img /g)).toHaveLength(2)
    expect(rss).not.toMatch(/<script>|<i>|<b>/)
  })

  it('is a JSON Feed with the same items', async () => {
    await publish({ title: 'T & <i>', text: 'Hello', intentAt: NOW })
    const feed = JSON.parse(await render('json'))
    expect(feed).toMatchObject({
      version: expect.stringContaining('jsonfeed.org'),
      title: 'News',
      items: [{ title: 'T & <i>', summary: 'Hello' }],
    })
  })

  it('keeps its address when it is connected again, and is deleted with its channel', async () => {
    await publish()
    const again = await module.connector.begin({ name: 'Renamed' }, { ...CONTEXT, existing: channel.connection })
    expect(again).toMatchObject({
      channels: [{ account: { externalId: channel.connection.externalId, name: 'Renamed' } }],
    })
    expect(await items()).toHaveLength(1)
    await module.publisher.revoke(channel.connection, channel.secret)
    await expect(items()).rejects.toMatchObject({ code: 'not_found' })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'disconnected' } })
    expect(await module.publisher.check(channel.connection, channel.secret)).toMatchObject({ kind: 'refused' })
  })

  it.each(['', 'x', 'a.b.c', '../../x.y', 'workspace1.unknown'])('is not found under %j', async (token) => {
    await expect(readFeed(outside, token)).rejects.toMatchObject({ code: 'not_found' })
  })
})
