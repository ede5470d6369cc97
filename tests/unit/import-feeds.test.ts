import { FEED_ITEMS_MAX } from '@postwright/core/limits'
import { describe, expect, test } from 'vitest'
import { readImportFeed } from '../../functions/src/domain/import-feeds/read-import-feed.ts'
import { createWebFeedReader } from '../../functions/src/files/feed/create-web-feed-reader.ts'
import { createWebPages } from '../../functions/src/platforms/create-web-pages.ts'
import { createSafeFetch } from '../../functions/src/platforms/safe-fetch.ts'
import { REFUSED_ADDRESSES, resolveNames } from '../support/refused-addresses.ts'

type Page = { body: string | Uint8Array; type?: string }

const url = 'https://blog.example.com/feed.xml'
const reader = createWebFeedReader()
const bytesOf = (body: Page['body']) => (typeof body === 'string' ? new TextEncoder().encode(body) : body)
const parse = (body: Page['body'], type = 'text/xml') => reader.parse({ bytes: bytesOf(body), type, url })

const rss = (items: string, head = '<?xml version="1.0"?>') =>
  `${head}<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Workshop</title><link>https://blog.example.com</link>${items}</channel></rss>`

/** Reads an import feed from a stub of the web with these pages. */
function read(pages: Record<string, Page>, address: string) {
  const webPages = {
    read: (asked: string) => {
      const page = pages[asked]
      if (!page) throw new Error(`nothing at ${asked}`)
      return Promise.resolve({ bytes: bytesOf(page.body), type: page.type ?? 'text/xml' })
    },
    thumbnail: () => Promise.resolve(null),
    logo: () => Promise.resolve(null),
  }
  const members = { get: () => Promise.resolve({ role: 'editor' }) }
  const workspaces = { get: () => Promise.resolve({ archivedAt: null }) }
  return readImportFeed({ webPages, webFeeds: reader, members, workspaces } as never, { uid: 'u' } as never, {
    workspaceId: 'w',
    url: address,
  })
}

describe('a feed of another site', () => {
  test('in RSS gives title, words, link, picture and day of each item', async () => {
    const item = `<item><title>Oak &amp; ash</title><link>/posts/1</link><guid>tag:1</guid>
      <pubDate>Mon, 16 Nov 2026 08:00:00 GMT</pubDate><description>Short</description>
      <content:encoded><![CDATA[<p>First <b>line</b></p><script>alert(1)</script><p>Second&nbsp;line</p>]]></content:encoded>
      <media:content url="/m.jpg" medium="image"/></item>`
    expect(await parse(rss(item))).toEqual({
      title: 'Workshop',
      items: [
        {
          key: 'tag:1',
          title: 'Oak & ash',
          text: 'First line\nSecond line',
          link: 'https://blog.example.com/posts/1',
          imageUrl: 'https://blog.example.com/m.jpg',
          publishedAt: Date.UTC(2026, 10, 16, 8),
          medium: '',
          views: null,
          likes: null,
        },
      ],
    })
  })

  test('in Atom, RDF and JSON gives the same', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><id>x</id><title type="html">A &lt;i&gt;b&lt;/i&gt;</title>
      <link href="https://a.example/x"/><link rel="enclosure" type="image/png" href="https://a.example/p.png"/>
      <updated>2026-11-16T08:00:00Z</updated><content type="html">&lt;p&gt;c&lt;/p&gt;</content></entry></feed>`
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>T</title></channel>
      <item rdf:about="https://a.example/x"><title>A b</title><link>https://a.example/x</link><description>c</description></item></rdf:RDF>`
    const json = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'T',
      items: [
        {
          id: 'x',
          title: 'A b',
          url: 'https://a.example/x',
          content_html: '<p>c</p>',
          image: 'https://a.example/p.png',
        },
      ],
    })
    const same = { title: 'A b', text: 'c', link: 'https://a.example/x' }
    expect((await parse(atom))?.items).toMatchObject([{ ...same, imageUrl: 'https://a.example/p.png' }])
    expect((await parse(rdf))?.items).toMatchObject([same])
    expect((await parse(json, 'application/json'))?.items).toMatchObject([
      { ...same, imageUrl: 'https://a.example/p.png' },
    ])
  })

  test('takes the picture from the words where the item names none, and no address but those of the web', async () => {
    const feed = await parse(
      rss(`<item><title>A</title><description><![CDATA[<img width=1 src='pic.png'>]]></description></item>
        <item><title>B</title><link>javascript:alert(1)</link><enclosure url="data:image/png;base64,x" type="image/png"/></item>`),
    )
    expect(feed?.items).toMatchObject([{ imageUrl: 'https://blog.example.com/pic.png' }, { link: '', imageUrl: '' }])
  })

  test('is read in the encoding that its type, its first line or its mark names', async () => {
    const item = '<item><title>Käse</title></item>'
    const latin = Buffer.from(rss(item, '<?xml version="1.0" encoding="ISO-8859-1"?>'), 'latin1')
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rss(item), 'utf16le')])
    for (const bytes of [latin, utf16]) expect((await parse(bytes))?.items[0]?.title).toBe('Käse')
    const declared = Buffer.from(rss(item), 'latin1')
    expect((await parse(declared, 'text/xml; charset=windows-1252'))?.items[0]?.title).toBe('Käse')
    expect((await parse(rss(item), 'text/xml; charset=nonsense'))?.items[0]?.title).toBe('Käse')
  })

  test('expands no entities that it declares itself', async () => {
    const many = Array.from({ length: 20 }, (_, i) => `<!ENTITY e${i + 1} "&e${i};&e${i};&e${i};&e${i};">`).join('')
    const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY e0 "boom"><!ENTITY x SYSTEM "file:///etc/passwd">${many}]>`
    const feed = await parse(rss('<item><title>&e20;&x;</title></item>', bomb))
    expect(JSON.stringify(feed ?? '')).not.toMatch(/boom|root:/)
  })

  test.each([
    ['a page', '<html><body>hello</body></html>'],
    ['nothing', ''],
    ['half a feed', '<rss><chan'],
    ['numbers', '[1]'],
  ])('(%s) is none', async (_, body) => expect(await parse(body)).toBeNull())
})

describe('an address that a person types', () => {
  const feed = {
    body: rss('<item><title>A</title><guid>1</guid></item><item><title>A again</title><guid>1</guid></item>'),
  }

  test('is completed, and each item is offered once under an id that stays', async () => {
    const first = await read({ [url]: feed }, ' blog.example.com/feed.xml ')
    const again = await read({ [url]: feed }, `feed:${url}`)
    expect(first.items).toHaveLength(1)
    expect(first.items[0]?.id).toMatch(/^feed-[0-9a-f]{32}$/)
    expect(again).toEqual(first)
  })

  test('of a page leads to the feed that the page names', async () => {
    const page = {
      body: `<html><head><link rel="alternate" type="application/rss+xml" href="/feed.xml"></head></html>`,
    }
    const found = await read({ 'https://blog.example.com/': page, [url]: feed }, 'https://blog.example.com/')
    expect(found).toMatchObject({ url, title: 'Workshop' })
  })

  test('without a feed is refused with a code of its own', async () => {
    await expect(read({ [url]: { body: '<html></html>' } }, url)).rejects.toMatchObject({ code: 'feed_invalid' })
  })

  test('of a long feed gives its first items, and long words cut', async () => {
    const item = (i: number) => `<item><title>${'word '.repeat(200)}</title><guid>${i}</guid></item>`
    const found = await read({ [url]: { body: rss(Array.from({ length: 80 }, (_, i) => item(i)).join('')) } }, url)
    expect(found.items).toHaveLength(FEED_ITEMS_MAX)
    expect(found.items[0]?.title).toMatch(/word…$/)
  })

  test.each(REFUSED_ADDRESSES)('%s is never called', async (address) => {
    const pages = createWebPages({
      fetch: createSafeFetch({ allowPrivate: false, resolve: resolveNames }),
      clock: Date,
    })
    await expect(pages.read(address, { accept: '*/*', maxBytes: 1_000 })).rejects.toMatchObject({
      code: expect.stringMatching(/^address_(refused|unreachable)$/),
    })
    expect(await pages.thumbnail(address)).toBeNull()
  })
})
