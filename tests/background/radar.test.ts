import { RADAR_SOURCES_MAX } from '@postwright/core/model/radar-limits'
import type { RadarPost, RadarSource } from '@postwright/core/model/radar'
import { paths } from '@postwright/core/paths'
import { DAY } from '@postwright/core/time/utc-day'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRecently } from '../../functions/src/domain/recently.ts'
import { changeSource, checkNow, unfollowSource } from '../../functions/src/domain/radar/change-source.ts'
import { checkSource } from '../../functions/src/domain/radar/check-source.ts'
import { followSource } from '../../functions/src/domain/radar/follow-source.ts'
import { importPosts } from '../../functions/src/domain/radar/import-posts.ts'
import { readDueSources } from '../../functions/src/domain/radar/read-due-sources.ts'
import { readRadar } from '../../functions/src/domain/radar/read-radar.ts'
import { createWebPages } from '../../functions/src/platforms/create-web-pages.ts'
import { createSafeFetch } from '../../functions/src/platforms/safe-fetch.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { createPublishingWorld, HOUR, type PublishingWorld } from '../support/publishing.ts'
import { type RadarSite, rssOf, serveRadarSite } from '../support/radar-site.ts'

let world: PublishingWorld
let site: RadarSite
let deps: Deps
beforeAll(async () => {
  world = await createPublishingWorld('radar')
})
beforeEach(async () => {
  site = await serveRadarSite()
  deps = { ...world.deps, siteRules: createRecently(world.clock, DAY) }
  // Nothing of an earlier test is due.
  for (const { id } of await deps.radar.list(world.workspaceId)) {
    await unfollowSource(deps, world.owner, { workspaceId: world.workspaceId, sourceId: id })
  }
})
afterEach(() => site.close())

const now = () => world.clock.now()
const wid = () => world.workspaceId
const follow = async (path: string, using = deps) =>
  (await followSource(using, world.owner, { workspaceId: wid(), address: `${site.origin}${path}`, name: '' })).source
const stored = async ({ id }: RadarSource) => {
  const source = await deps.radar.get(wid(), id)
  if (!source) throw new Error('the source is gone')
  return source
}
const posts = async (): Promise<RadarPost[]> => (await readRadar(deps, world.owner, { workspaceId: wid() })).posts
const texts = async () => (await posts()).map(({ text }) => text)
const later = async (using = deps) => {
  world.clock.advance(5 * HOUR)
  await readDueSources(using)
}
const item = (name: string, daysAgo: number) => ({ id: name, title: name, at: now() - daysAgo * DAY })
const serve = (items: readonly Parameters<typeof rssOf>[0][number][], headers: Record<string, string> = {}) =>
  site.set('/feed.xml', { headers: { 'content-type': 'text/xml', ...headers }, body: rssOf(items) })

describe('a followed feed', () => {
  test('keeps 90 days of posts and asks with the marks of the last answer; an unchanged one costs no download', async () => {
    const body = rssOf([item('one', 1), item('old', 89), item('ancient', 120)])
    site.set('/feed.xml', ({ headers }) =>
      headers['if-none-match'] === '"v1"' ? { status: 304 } : { headers: { etag: '"v1"' }, body },
    )
    const source = await follow('/feed.xml')
    expect(source).toMatchObject({ kind: 'feed', state: 'fine', name: 'Oak journal', etag: '"v1"' })
    expect(await texts()).toEqual(['one', 'old'])
    await later()
    await later()
    expect(
      site.requests.filter(({ path }) => path === '/feed.xml').map(({ headers }) => headers['if-none-match']),
    ).toEqual([undefined, '"v1"', '"v1"'])
    expect(await stored(source)).toMatchObject({ state: 'fine', checkedAt: now(), failures: 0 })
    world.clock.advance(2 * DAY)
    await readDueSources(deps)
    expect(await texts()).toEqual(['one'])
  })

  test('is read once by two runs at the same time, and not before it is due', async () => {
    serve([item('one', 1)])
    await follow('/feed.xml')
    await readDueSources(deps)
    expect(site.asked('/feed.xml')).toBe(1)
    world.clock.advance(5 * HOUR)
    await Promise.all([readDueSources(deps), readDueSources(deps)])
    expect(site.asked('/feed.xml')).toBe(2)
    expect(site.asked('/robots.txt')).toBe(1)
  })

  test('loses no post to a run that is killed at any write, and gets none twice', async () => {
    serve([item('one', 2)], { etag: '"a"' })
    const source = await follow('/feed.xml')
    for (const [nth, name] of ['two', 'three'].entries()) {
      serve([item('one', 2), item(name, 1)], { etag: `"${name}"` })
      let left = nth
      const killed: Deps = {
        ...deps,
        transact: (work) => {
          left -= 1
          return left < 0 ? Promise.reject(new Error('killed')) : deps.transact(work)
        },
      }
      world.clock.advance(5 * HOUR)
      await expect(checkSource(killed, wid(), source.id)).rejects.toThrow('killed')
      world.clock.advance(11 * 60_000)
      await readDueSources(deps)
      expect((await texts()).filter((text) => text === name)).toEqual([name])
    }
    expect((await texts()).toSorted()).toEqual(['one', 'three', 'two'])
  })

  test('that is paused, renamed or removed while it is read stays as the person left it', async () => {
    serve([item('one', 1)])
    const source = await follow('/feed.xml')
    const during = (act: () => Promise<unknown>): Deps => ({
      ...deps,
      webPages: {
        ...deps.webPages,
        poll: async (url, limits) => {
          const page = await deps.webPages.poll(url, limits)
          if (url.endsWith('/feed.xml')) await act()
          return page
        },
      },
    })
    const at = { workspaceId: wid(), sourceId: source.id }
    serve([item('one', 1), item('two', 0)])
    await later(during(() => changeSource(deps, world.owner, { ...at, isPaused: true })))
    expect(await stored(source)).toMatchObject({ state: 'paused', nextAt: null })
    await changeSource(deps, world.owner, { ...at, isPaused: false })
    await later(during(() => changeSource(deps, world.owner, { ...at, name: 'Oak' })))
    expect(await stored(source)).toMatchObject({ name: 'Oak', state: 'fine' })
    await later(during(() => unfollowSource(deps, world.owner, at)))
    expect(await deps.radar.get(wid(), source.id)).toBeNull()
    const months = await world.refs.db.collection(paths.radarMonths(wid())).get()
    expect(months.docs.filter(({ id }) => id.startsWith(source.id))).toEqual([])
  })
})

describe('a source that fails', () => {
  const failing = async (answer: Parameters<RadarSite['set']>[1]) => {
    serve([item('one', 1)])
    const source = await follow('/feed.xml')
    site.set('/feed.xml', answer)
    await later()
    expect(await texts()).toEqual(['one'])
    return stored(source)
  }

  test.each([
    ['a limit', { status: 429, headers: { 'retry-after': '7200' } }, 'limited', 'delayed', 2 * HOUR],
    ['a fault of the site', { status: 503 }, 'server_error', 'delayed', HOUR],
    ['broken XML', { body: '<rss><chan' }, 'unreadable', 'delayed', HOUR],
    ['an empty answer', { body: '' }, 'unreadable', 'delayed', HOUR],
    ['nothing there', { status: 404 }, 'not_found', 'delayed', HOUR],
    ['a page that is gone', { status: 410 }, 'not_found', 'gone', null],
    ['a closed door', { status: 403 }, 'not_public', 'blocked', null],
    [
      'a closed connection',
      { write: (response: { destroy: () => void }) => response.destroy() },
      'unreachable',
      'delayed',
      HOUR,
    ],
    ['304 to a question without marks', { status: 304 }, 'unreadable', 'delayed', HOUR],
  ] as const)('by %s keeps its posts, says why and waits', async (_, answer, problem, state, wait) => {
    const source = await failing(answer)
    expect(source).toMatchObject({ problem, state, failures: 1, nextAt: wait === null ? null : now() + wait })
  })

  test('with 50 MB is given up after four, and says so', async () => {
    let sent = 0
    const piece = Buffer.alloc(1024 * 1024, 'x')
    const source = await failing({
      write: (response) => {
        response.writeHead(200)
        const push = (left: number): void => {
          if (left === 0 || response.destroyed) return void response.end()
          sent += 1
          response.write(piece, () => push(left - 1))
        }
        push(50)
      },
    })
    expect(source).toMatchObject({ problem: 'too_large', state: 'delayed' })
    expect(sent).toBeLessThan(30)
  })

  test('with a bomb of entities is read without them', async () => {
    const many = Array.from({ length: 30 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(20)}">`).join('')
    const bomb = `<!DOCTYPE r [<!ENTITY e0 "boom"><!ENTITY x SYSTEM "file:///etc/passwd">${many}]>`
    serve([item('one', 1)])
    await follow('/feed.xml')
    site.set('/feed.xml', {
      body: rssOf([{ ...item('two', 0), title: '&e30;&x;' }, item('three', 0)]).replace('?>', `?>${bomb}`),
    })
    await later()
    expect((await texts()).join(' ')).not.toMatch(/boom|root:/)
    expect(await texts()).toContain('three')
  })

  test('waits twice as long each time, and is fine again with one answer', async () => {
    const source = await failing({ status: 500 })
    const waits = []
    for (let tries = 0; tries < 3; tries += 1) {
      world.clock.advance((source.nextAt ?? 0) && 12 * HOUR)
      await readDueSources(deps)
      waits.push(((await stored(source)).nextAt ?? 0) - now())
    }
    expect(waits).toEqual([2 * HOUR, 4 * HOUR, 8 * HOUR])
    serve([item('one', 1), item('two', 0)])
    world.clock.advance(9 * HOUR)
    await readDueSources(deps)
    expect(await stored(source)).toMatchObject({ state: 'fine', problem: 'none', failures: 0 })
  })

  test('is asked again when a person wants it, but not while the site has asked for a pause', async () => {
    const source = await failing({ status: 429, headers: { 'retry-after': '7200' } })
    world.clock.advance(10 * 60_000)
    const at = { workspaceId: wid(), sourceId: source.id }
    const asked = site.asked('/feed.xml')
    await checkNow(deps, world.owner, at)
    expect(site.asked('/feed.xml')).toBe(asked)
    world.clock.advance(3 * HOUR)
    serve([item('one', 1)])
    expect((await checkNow(deps, world.owner, at)).source).toMatchObject({ state: 'fine' })
    await checkNow(deps, world.owner, at)
    expect(site.asked('/feed.xml')).toBe(asked + 1)
  })
})

describe('the rules of a site', () => {
  test('keep an address unread, and the source says so', async () => {
    serve([item('one', 1)])
    const source = await follow('/feed.xml')
    site.set('/robots.txt', { body: 'User-agent: *\nDisallow: /feed' })
    world.clock.advance(DAY + HOUR)
    const asked = site.asked('/feed.xml')
    await readDueSources(deps)
    expect(site.asked('/feed.xml')).toBe(asked)
    expect(await stored(source)).toMatchObject({ problem: 'robots', state: 'blocked', nextAt: null })
  })

  test('that cannot be read keep everything unread for now', async () => {
    site.set('/robots.txt', { status: 500 })
    serve([item('one', 1)])
    await expect(follow('/feed.xml')).rejects.toMatchObject({ code: 'address_unreachable' })
    expect(site.asked('/feed.xml')).toBe(0)
  })
})

describe('addresses', () => {
  test('that lead into a private network are refused, also where a public one leads there', async () => {
    const strict = createSafeFetch({
      allowPrivate: false,
      resolve: (name) => Promise.resolve([name === 'public.example' ? '93.184.216.34' : '10.0.0.7']),
    })
    const guarded = { ...deps, webPages: createWebPages(strict, now) }
    await expect(follow('/feed.xml', guarded)).rejects.toMatchObject({ code: 'address_refused' })
    // A redirect is checked like an address: the public half is answered by a fetch that hands it on.
    const redirecting = {
      ...deps,
      webPages: createWebPages(
        (url, init, limits) => strict(url.includes('away') ? 'http://10.0.0.7/' : url, init, limits),
        now,
      ),
    }
    await expect(follow('/away', redirecting)).rejects.toMatchObject({ code: 'address_refused' })
    expect(site.requests).toEqual([])
  })

  test('of pages lead to their feed, of sites without one to their sitemap, and podcasts are told apart', async () => {
    site.set('/', {
      headers: { 'content-type': 'text/html' },
      body: '<link rel=alternate type=application/rss+xml href=/feed.xml>',
    })
    serve([item('one', 1)])
    expect(await follow('/')).toMatchObject({ kind: 'feed', readUrl: `${site.origin}/feed.xml` })
    const sound = '<enclosure url="https://oak.example/a.mp3" type="audio/mpeg" length="1"/>'
    site.set('/cast.xml', { body: rssOf([{ ...item('episode', 1), more: sound }], 'Oak talk') })
    expect(await follow('/cast.xml')).toMatchObject({ kind: 'podcast', name: 'Oak talk' })
    site.set('/blog', { body: '<p>No feed here</p>' })
    site.set('/robots.txt', { body: `Sitemap: ${site.origin}/map.xml` })
    deps = { ...deps, siteRules: createRecently(world.clock, DAY) }
    const day = new Date(now() - DAY).toISOString().slice(0, 10)
    site.set('/map.xml', {
      body: `<sitemapindex><sitemap><loc>/posts.xml</loc><lastmod>${day}</lastmod></sitemap></sitemapindex>`,
    })
    site.set('/posts.xml', {
      body: `<urlset><url><loc>/how-to-oil-oak.html</loc><lastmod>${day}</lastmod></url><url><loc>/about</loc></url></urlset>`,
    })
    expect(await follow('/blog')).toMatchObject({ kind: 'sitemap', readUrl: `${site.origin}/map.xml` })
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
    site.set('/feed.xml', { body: `<rss><channel><title>T</title>${dates.join('')}</channel></rss>` })
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
    site.set('/api/v1/accounts/lookup?acct=oak', { body: JSON.stringify(account) })
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
    site.set(base, ({ headers }) =>
      headers['if-none-match'] === '"s"' ? { status: 304 } : { headers: { etag: '"s"' }, body: page(60) },
    )
    site.set(`${base}&max_id=21`, { body: page(20) })
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
    const reader = deps.publicReaders.bluesky
    if (!reader) throw new Error('no reader')
    const { createPublicReader } = await import('../../functions/src/platforms/bluesky/public-reader.ts')
    const bluesky = createPublicReader({
      fetch: createSafeFetch({ allowPrivate: true }),
      clock: world.clock,
      config: { ...deps.config, appViewUrl: site.origin },
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
    site.set('/xrpc/app.bsky.feed.getAuthorFeed', { body: JSON.stringify(feed) })
    site.set('/xrpc/app.bsky.actor.getProfile', {
      body: JSON.stringify({ handle: 'oak.bsky.social', displayName: 'Oak', followersCount: 9 }),
    })
    const using = { ...deps, publicReaders: { ...deps.publicReaders, bluesky } }
    const { source } = await followSource(using, world.owner, {
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
    site.set('/xrpc/app.bsky.feed.getAuthorFeed', { status: 400, body: '{"error":"InvalidRequest"}' })
    await later(using)
    expect(await stored(source)).toMatchObject({ problem: 'not_found', state: 'delayed' })
  })
})

describe('a table of posts', () => {
  test('is begun with its first rows, takes them once, and loses those that get too old', async () => {
    const launch = { text: 'Launch of the stool', publishedAt: now() - 10 * DAY, link: '', likes: 12 }
    const rows = [
      launch,
      { text: 'Long ago', publishedAt: now() - 100 * DAY, link: '' },
    ]
    const input = { workspaceId: wid(), sourceId: 'table1', name: 'Rival on paper', platform: null, rows }
    expect(await importPosts(deps, world.owner, input)).toMatchObject({ left: 1, source: { kind: 'table' } })
    await importPosts(deps, world.owner, { ...input, rows: [{ ...launch, likes: 15 }] })
    expect(await posts()).toMatchObject([{ text: 'Launch of the stool', likes: 15 }])
    world.clock.advance(81 * DAY)
    await readDueSources(deps)
    expect(await posts()).toEqual([])
  })

  test('counts like any source: a workspace follows no more than its limit, also when many are added at once', async () => {
    const add = (at: number) =>
      importPosts(deps, world.owner, {
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
