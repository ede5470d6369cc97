import { RADAR_SOURCES_MAX } from '@postwright/core/model/radar'
import { createTtlCache } from '../../functions/src/domain/ttl-cache.ts'
import { DAY } from '@postwright/core/time/utc-day'
import { describe, expect, test } from 'vitest'
import { followSource } from '../../functions/src/domain/radar/follow-source.ts'
import { importPosts } from '../../functions/src/domain/radar/import-posts.ts'
import { readDueSources } from '../../functions/src/domain/radar/check-source.ts'
import { createPublicReader } from '../../functions/src/platforms/bluesky/public-reader.ts'
import { createWebPages } from '../../functions/src/platforms/create-web-pages.ts'
import { createSafeFetch } from '../../functions/src/platforms/safe-fetch.ts'
import { HOUR } from '../support/publishing.ts'
import { rssOf } from '../support/radar-site.ts'
import { createRadarWorld } from '../support/radar-world.ts'

const { world, site, deps, now, wid, follow, stored, posts, texts, later, item, serve } =
  createRadarWorld('radar-kinds')

describe('addresses', () => {
  test('that lead into a private network are refused, also where a public one leads there', async () => {
    const strict = createSafeFetch({
      allowPrivate: false,
      resolve: (name) => Promise.resolve([name === 'public.example' ? '93.184.216.34' : '10.0.0.7']),
    })
    const guarded = { ...deps(), webPages: createWebPages({ fetch: strict, clock: world().clock }) }
    await expect(follow('/feed.xml', guarded)).rejects.toMatchObject({ code: 'address_refused' })
    // Redirects are checked like addresses. This fetch stands in for the public address that redirects.
    const redirecting = {
      ...deps(),
      webPages: createWebPages({
        fetch: (url, init, limits) => strict(url.includes('away') ? 'http://10.0.0.7/' : url, init, limits),
        clock: world().clock,
      }),
    }
    await expect(follow('/away', redirecting)).rejects.toMatchObject({ code: 'address_refused' })
    expect(site().requests).toEqual([])
  })

  test('of pages lead to their feed, of sites without one to their sitemap, and podcasts are told apart', async () => {
    site().set('/', {
      headers: { 'content-type': 'text/html' },
      body: '<link rel=alternate type=application/rss+xml href=/feed.xml>',
    })
    serve([item('one', 1)])
    expect(await follow('/')).toMatchObject({ kind: 'feed', readUrl: `${site().origin}/feed.xml` })
    const sound = '<enclosure url="https://oak.example/a.mp3" type="audio/mpeg" length="1"/>'
    site().set('/cast.xml', { body: rssOf([{ ...item('episode', 1), more: sound }], 'Oak talk') })
    expect(await follow('/cast.xml')).toMatchObject({ kind: 'podcast', name: 'Oak talk' })
    site().set('/blog', { body: '<p>No feed here</p>' })
    site().set('/robots.txt', { body: `Sitemap: ${site().origin}/map.xml` })
    const day = new Date(now() - DAY).toISOString().slice(0, 10)
    site().set('/map.xml', {
      body: `<sitemapindex><sitemap><loc>/posts.xml</loc><lastmod>${day}</lastmod></sitemap></sitemapindex>`,
    })
    site().set('/posts.xml', {
      body: `<urlset><url><loc>/how-to-oil-oak.html</loc><lastmod>${day}</lastmod></url><url><loc>/about</loc></url></urlset>`,
    })
    expect(await follow('/blog', { ...deps(), siteRules: createTtlCache(world().clock, DAY) })).toMatchObject({
      kind: 'sitemap',
      readUrl: `${site().origin}/map.xml`,
    })
    expect(await texts()).toEqual(expect.arrayContaining(['how to oil oak', 'about', 'episode', 'one']))
    expect((await posts()).find(({ text }) => text === 'about')?.isDated).toBe(false)
  })

  test('dates in other zones, in the future and in nonsense are read as far as they can be', async () => {
    const dated = (id: string, date: string) =>
      `<item><guid>${id}</guid><title>${id}</title><pubDate>${date}</pubDate></item>`
    const dates = [
      dated('berlin', 'Thu, 19 Nov 2026 08:00:00 CET'),
      dated('zoneless', '2026-11-19 08:00:00'),
      dated('future', 'Thu, 19 Nov 2099 08:00:00 GMT'),
      dated('nonsense', 'last Thursday'),
    ]
    site().set('/feed.xml', { body: `<rss><channel><title>T</title>${dates.join('')}</channel></rss>` })
    await follow('/feed.xml')
    const seen = now()
    await later()
    const found = new Map((await posts()).map((post) => [post.text, post]))
    expect(found.get('berlin')?.publishedAt).toBe(Date.UTC(2026, 10, 19, 7))
    expect(found.get('zoneless')?.publishedAt).toBe(Date.UTC(2026, 10, 19, 8))
    for (const name of ['future', 'nonsense']) {
      expect(found.get(name)).toMatchObject({ isDated: false, publishedAt: seen })
    }
  })
})

describe('accounts of networks', () => {
  test('of Mastodon are read from their own instance, page by page, with figures', async () => {
    const account = { id: '7', display_name: 'Oak workshop', username: 'oak', followers_count: 120 }
    site().set('/api/v1/accounts/lookup?acct=oak', { body: JSON.stringify(account) })
    const status = (id: number) => ({
      id: String(id),
      uri: `https://i.example/${id}`,
      url: `https://i.example/@oak/${id}`,
      content: `<p>Post ${id} about <a href="#">#Oak</a></p>`,
      created_at: new Date(now() - (100 - id) * HOUR).toISOString(),
      favourites_count: id,
      reblogs_count: 2,
      replies_count: 1,
      media_attachments: [{ type: 'image' }],
      tags: [{ name: 'Oak' }],
    })
    const page = (from: number) =>
      JSON.stringify(Array.from({ length: 40 }, (_, at) => status(from - at)).filter(({ id }) => Number(id) > 0))
    const base = '/api/v1/accounts/7/statuses?limit=40&exclude_reblogs=true&exclude_replies=true'
    site().set(base, ({ headers }) =>
      headers['if-none-match'] === '"s"' ? { status: 304 } : { headers: { etag: '"s"' }, body: page(60) },
    )
    site().set(`${base}&max_id=21`, { body: page(20) })
    const source = await follow('/@oak')
    expect(source).toMatchObject({ kind: 'account', platform: 'mastodon', name: 'Oak workshop', followers: 120 })
    const found = await posts()
    expect(found).toHaveLength(60)
    expect(found[0]).toMatchObject({
      text: 'Post 60 about #Oak',
      likes: 60,
      reposts: 2,
      replies: 1,
      format: 'image',
      tags: ['oak'],
    })
    await later()
    expect(await stored(source)).toMatchObject({ state: 'fine', checkedAt: now() })
    expect(await posts()).toHaveLength(60)
  })

  test('of Bluesky are read from the view that the operator names', async () => {
    const bluesky = createPublicReader({
      fetch: createSafeFetch({ allowPrivate: true }),
      clock: world().clock,
      config: { ...deps().config, appViewUrl: site().origin },
    })
    const post = (rkey: string, more = {}) => ({
      post: {
        uri: `at://did:plc:oak/app.bsky.feed.post/${rkey}`,
        record: { text: `Post ${rkey} #oak`, createdAt: new Date(now() - DAY).toISOString() },
        embed: { $type: 'app.bsky.embed.images#view' },
        likeCount: 4,
        repostCount: 1,
        quoteCount: 2,
        replyCount: 3,
      },
      ...more,
    })
    const feed = {
      feed: [post('a'), post('b', { reason: { $type: 'app.bsky.feed.defs#reasonRepost' } }), { post: 'odd' }],
    }
    site().set('/xrpc/app.bsky.feed.getAuthorFeed', { body: JSON.stringify(feed) })
    site().set('/xrpc/app.bsky.actor.getProfile', {
      body: JSON.stringify({ handle: 'oak.bsky.social', displayName: 'Oak', followersCount: 9 }),
    })
    const using = { ...deps(), publicReaders: { ...deps().publicReaders, bluesky } }
    const { source } = await followSource(using, world().owner, {
      workspaceId: wid(),
      address: '@Oak.bsky.social',
      name: 'Rival',
    })
    expect(source).toMatchObject({ kind: 'account', platform: 'bluesky', name: 'Rival', followers: 9 })
    expect(await posts()).toMatchObject([
      {
        text: 'Post a #oak',
        likes: 4,
        reposts: 3,
        replies: 3,
        format: 'image',
        tags: ['oak'],
        link: 'https://bsky.app/profile/did:plc:oak/post/a',
      },
    ])
    site().set('/xrpc/app.bsky.feed.getAuthorFeed', { status: 400, body: '{"error":"InvalidRequest"}' })
    await later(using)
    expect(await stored(source)).toMatchObject({ problem: 'not_found', state: 'delayed' })
  })
})

describe('a table of posts', () => {
  test('is begun with its first rows, takes them once, and loses those that get too old', async () => {
    const launch = { text: 'Launch of the stool', publishedAt: now() - 10 * DAY, link: '', likes: 12 }
    const rows = [launch, { text: 'Long ago', publishedAt: now() - 100 * DAY, link: '' }]
    const input = { workspaceId: wid(), sourceId: 'table1', name: 'Rival on paper', platform: null, rows }
    expect(await importPosts(deps(), world().owner, input)).toMatchObject({ left: 1, source: { kind: 'table' } })
    await importPosts(deps(), world().owner, { ...input, rows: [{ ...launch, likes: 15 }] })
    expect(await posts()).toMatchObject([{ text: 'Launch of the stool', likes: 15 }])
    world().clock.advance(81 * DAY)
    await readDueSources(deps())
    expect(await posts()).toEqual([])
  })

  test('counts like any source: a workspace follows no more than its limit, also when many are added at once', async () => {
    const add = (at: number) =>
      importPosts(deps(), world().owner, {
        workspaceId: wid(),
        sourceId: `t${at}`,
        name: `Table ${at}`,
        platform: null,
        rows: [{ text: 'A', publishedAt: now(), link: '' }],
      })
    for (let at = 0; at < RADAR_SOURCES_MAX - 1; at += 1) await add(at)
    const outcomes = await Promise.allSettled([add(100), add(101), add(102)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'list_full' } })
  })
})
