import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Outside } from '../../../functions/src/platforms/platform-module.ts'
import { createSafeFetch } from '../../../functions/src/platforms/safe-fetch.ts'
import { createPublicReader } from '../../../functions/src/platforms/youtube/module.ts'
import { type RadarSite, serveRadarSite } from '../../support/radar-site.ts'

const CHANNEL = 'UCabcdefghijklmnopqrstuv'
const READ_URL = `https://www.youtube.com/feeds/videos.xml?channel_id=${CHANNEL}`
const PATH = `/feeds/videos.xml?channel_id=${CHANNEL}`
const SOURCE = { readUrl: READ_URL, etag: '', lastModified: '' }
const SINCE = Date.parse('2026-11-01T00:00:00Z')

let site: RadarSite
beforeEach(async () => {
  site = await serveRadarSite()
})
afterEach(() => site.close())

const open = () =>
  createPublicReader({
    fetch: createSafeFetch({ allowPrivate: true }),
    clock: Date,
    baseUrl: site.origin,
  } as unknown as Outside)

/** As the network writes it: https://developers.google.com/youtube/v3/guides/push_notifications (2026-11). */
const entry = (id: string, published: string, views: number) => `<entry>
  <id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId><yt:channelId>${CHANNEL}</yt:channelId>
  <title>Oak &amp; elm ${id}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
  <published>${published}</published>
  <media:group>
    <media:description>Made by hand.</media:description>
    <media:community><media:starRating count="12" average="5.00" min="1" max="5"/><media:statistics views="${views}"/></media:community>
  </media:group>
</entry>`
const feed = (...entries: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
<title>Wright Workshop</title>${entries.join('\n')}</feed>`

describe('a channel of YouTube', () => {
  it.each([
    [`https://www.youtube.com/channel/${CHANNEL}`, READ_URL],
    [`m.youtube.com/channel/${CHANNEL}/videos`, READ_URL],
    [READ_URL, READ_URL],
    ['https://www.youtube.com/@wright', undefined],
    [`https://www.youtube.com.evil.example/channel/${CHANNEL}`, undefined],
    ['https://www.youtube.com/channel/UC../../x', undefined],
  ])('is recognised in %s', (typed, readUrl) => {
    expect(open().recognise(typed)?.readUrl).toBe(readUrl)
  })

  it('tells its videos with views and likes, but none from before', async () => {
    const body = feed(entry('new', '2026-11-20T10:00:00+00:00', 340), entry('old', '2026-10-20T10:00:00+00:00', 9))
    site.set(PATH, { body, headers: { 'content-type': 'text/xml', etag: '"1"' } })
    expect(await open().read(SOURCE, SINCE)).toMatchObject({
      kind: 'posts',
      name: 'Wright Workshop',
      address: `https://www.youtube.com/channel/${CHANNEL}`,
      posts: [
        {
          text: 'Oak & elm new\nMade by hand.',
          link: 'https://www.youtube.com/watch?v=new',
          publishedAt: Date.parse('2026-11-20T10:00:00Z'),
          format: 'video',
          views: 340,
          likes: 12,
        },
      ],
      marks: { etag: '"1"' },
    })
  })

  it.each([
    ['is gone', { status: 404 }],
    ['is no feed', { body: '<html><p>Consent</p></html>' }],
    ['asks to wait', { status: 429, headers: { 'retry-after': '60' } }],
  ])('that %s is a failure with its problem', async (_what, answer) => {
    site.set(PATH, answer)
    expect(await open().read(SOURCE, SINCE)).toMatchObject({ kind: 'failed' })
  })
})
