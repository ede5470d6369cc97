import { fetchMedia } from '@postwright/core/api/fetched-media'
import { previewImages, readImportFeed } from '@postwright/core/api/import-feeds'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { addMember } from '../support/members.ts'
import { makePicture } from '../support/pictures.ts'

const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Workshop</title>
  <item><title>Oak</title><link>/oak</link><guid>1</guid><enclosure url="/oak.png" type="image/png" length="1"/></item></channel></rss>`

let site: Server
let origin: string
let ada: TestCaller

beforeAll(async () => {
  const picture = await makePicture('png', { width: 300 })
  const pages: Record<string, { type: string; body: string | Uint8Array }> = {
    '/feed.xml': { type: 'application/rss+xml', body: FEED },
    '/oak.png': { type: 'text/plain', body: picture },
    '/page': { type: 'text/html', body: '<html><script>alert(1)</script></html>' },
    '/links': { type: 'text/html', body: '<link '.repeat(160_000) },
    '/tags.xml': { type: 'text/xml', body: `<rss><channel><item><title>${'<link '.repeat(160_000)}` },
    '/huge.xml': { type: 'text/xml', body: Buffer.alloc(5 * 1024 * 1024, ' ') },
  }
  site = createServer((request, response) => {
    const page = pages[request.url ?? '']
    response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' }).end(page?.body)
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  ada = await createCaller()
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
})

const read = (caller: TestCaller, url: string) => caller.call(readImportFeed, { workspaceId: ada.workspaceId, url })

describe('a feed of another site', () => {
  test('is read for those who edit, with its pictures small and one of them stored', async () => {
    const feed = dataOf(await read(ada, `${origin}/feed.xml`))
    expect(feed).toMatchObject({ title: 'Workshop', items: [{ title: 'Oak', link: `${origin}/oak` }] })
    const imageUrl = feed.items[0]?.imageUrl ?? ''
    const urls = [imageUrl, `${origin}/page`, 'http://169.254.169.254/latest']
    const { pictures } = dataOf(await ada.call(previewImages, { workspaceId: ada.workspaceId, urls }))
    expect(pictures).toEqual([expect.stringMatching(/^data:image\/webp;base64,/), null, null])
    const media = dataOf(await ada.call(fetchMedia, { workspaceId: ada.workspaceId, url: imageUrl }))
    expect(media).toMatchObject({ name: 'oak.png', mime: 'image/png', width: 300 })
  })

  test.each([
    ['/page', 'feed_invalid'],
    ['/missing', 'address_unreachable'],
    ['/huge.xml', 'address_unreachable'],
    // Each once kept the server busy for minutes, because patterns were matched from every tag.
    ['/links', 'feed_invalid'],
    ['/tags.xml', 'feed_invalid'],
  ] as const)('at %s is refused with %s', async (path, code) => {
    errorOf(await read(ada, `${origin}${path}`), code)
  })

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'http://[fe80::1]/',
    'http://a:b@example.com/',
  ])('at %s is not asked for', async (url) => {
    errorOf(await read(ada, url), 'address_refused')
    errorOf(await ada.call(fetchMedia, { workspaceId: ada.workspaceId, url }), 'address_refused')
  })

  test('is read for nobody without a role that edits', async () => {
    const viewer = await createCaller()
    await addMember(ada.workspaceId, viewer.uid, 'viewer')
    errorOf(await read(viewer, `${origin}/feed.xml`), 'forbidden')
    errorOf(await viewer.call(fetchMedia, { workspaceId: ada.workspaceId, url: `${origin}/oak.png` }), 'forbidden')
    errorOf(await viewer.call(previewImages, { workspaceId: ada.workspaceId, urls: [] }), 'forbidden')
  })
})

test('what is no picture is not stored as one', async () => {
  errorOf(await ada.call(fetchMedia, { workspaceId: ada.workspaceId, url: `${origin}/page` }), 'media_invalid')
})
