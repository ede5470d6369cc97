import { paths } from '@postwright/core/paths'
import { DAY } from '@postwright/core/time/utc-day'
import { describe, expect, test } from 'vitest'
import { changeSource, checkNow, unfollowSource } from '../../functions/src/domain/radar/change-source.ts'
import { checkSource, readDueSources } from '../../functions/src/domain/radar/check-source.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { HOUR } from '../support/publishing.ts'
import { type RadarSite, rssOf } from '../support/radar-site.ts'
import { createRadarWorld } from '../support/radar-world.ts'

const { world, site, deps, now, wid, follow, stored, texts, later, item, serve } = createRadarWorld('radar')

describe('a followed feed', () => {
  test('keeps 90 days of posts and asks with the marks of the last answer; an unchanged one costs no download', async () => {
    const body = rssOf([item('one', 1), item('old', 89), item('ancient', 120)])
    site().set('/feed.xml', ({ headers }) =>
      headers['if-none-match'] === '"v1"' ? { status: 304 } : { headers: { etag: '"v1"' }, body },
    )
    const source = await follow('/feed.xml')
    expect(source).toMatchObject({ kind: 'feed', state: 'fine', name: 'Oak journal', etag: '"v1"' })
    expect(await texts()).toEqual(['one', 'old'])
    await later()
    await later()
    expect(
      site()
        .requests.filter(({ path }) => path === '/feed.xml')
        .map(({ headers }) => headers['if-none-match']),
    ).toEqual([undefined, '"v1"', '"v1"'])
    expect(await stored(source)).toMatchObject({ state: 'fine', checkedAt: now(), failures: 0 })
    world().clock.advance(2 * DAY)
    await readDueSources(deps())
    expect(await texts()).toEqual(['one'])
  })

  test('is read once by two runs at the same time, and not before it is due', async () => {
    serve([item('one', 1)])
    await follow('/feed.xml')
    await readDueSources(deps())
    expect(site().asked('/feed.xml')).toBe(1)
    world().clock.advance(5 * HOUR)
    await Promise.all([readDueSources(deps()), readDueSources(deps())])
    expect(site().asked('/feed.xml')).toBe(2)
    expect(site().asked('/robots.txt')).toBe(1)
  })

  test('loses no post to a run that is killed at any write, and gets none twice', async () => {
    serve([item('one', 2)], { etag: '"a"' })
    const source = await follow('/feed.xml')
    for (const [nth, name] of ['two', 'three'].entries()) {
      serve([item('one', 2), item(name, 1)], { etag: `"${name}"` })
      let left = nth
      const killed: Deps = {
        ...deps(),
        transact: (work) => {
          left -= 1
          return left < 0 ? Promise.reject(new Error('killed')) : deps().transact(work)
        },
      }
      world().clock.advance(5 * HOUR)
      await expect(checkSource(killed, wid(), source.id)).rejects.toThrow('killed')
      world().clock.advance(11 * 60_000)
      await readDueSources(deps())
      expect((await texts()).filter((text) => text === name)).toEqual([name])
    }
    expect((await texts()).toSorted()).toEqual(['one', 'three', 'two'])
  })

  test('that is paused, renamed or removed while it is read stays as the person left it', async () => {
    serve([item('one', 1)])
    const source = await follow('/feed.xml')
    const during = (act: () => Promise<unknown>): Deps => ({
      ...deps(),
      webPages: {
        ...deps().webPages,
        poll: async (url, limits) => {
          const page = await deps().webPages.poll(url, limits)
          if (url.endsWith('/feed.xml')) await act()
          return page
        },
      },
    })
    const at = { workspaceId: wid(), sourceId: source.id }
    serve([item('one', 1), item('two', 0)])
    await later(during(() => changeSource(deps(), world().owner, { ...at, isPaused: true })))
    expect(await stored(source)).toMatchObject({ state: 'paused', nextAt: null })
    await changeSource(deps(), world().owner, { ...at, isPaused: false })
    await later(during(() => changeSource(deps(), world().owner, { ...at, name: 'Oak' })))
    expect(await stored(source)).toMatchObject({ name: 'Oak', state: 'fine' })
    await later(during(() => unfollowSource(deps(), world().owner, at)))
    expect(await deps().radar.get(wid(), source.id)).toBeNull()
    const months = await world().refs.db.collection(paths.radarMonths(wid())).get()
    expect(months.docs.filter(({ id }) => id.startsWith(source.id))).toEqual([])
  })
})

describe('a source that fails', () => {
  const failing = async (answer: Parameters<RadarSite['set']>[1]) => {
    serve([item('one', 1)])
    const source = await follow('/feed.xml')
    site().set('/feed.xml', answer)
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
    site().set('/feed.xml', {
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
      world().clock.advance((source.nextAt ?? 0) && 12 * HOUR)
      await readDueSources(deps())
      waits.push(((await stored(source)).nextAt ?? 0) - now())
    }
    expect(waits).toEqual([2 * HOUR, 4 * HOUR, 8 * HOUR])
    serve([item('one', 1), item('two', 0)])
    world().clock.advance(9 * HOUR)
    await readDueSources(deps())
    expect(await stored(source)).toMatchObject({ state: 'fine', problem: 'none', failures: 0 })
  })

  test('is asked again when a person wants it, but not while the site has asked for a pause', async () => {
    const source = await failing({ status: 429, headers: { 'retry-after': '7200' } })
    world().clock.advance(10 * 60_000)
    const at = { workspaceId: wid(), sourceId: source.id }
    const asked = site().asked('/feed.xml')
    await checkNow(deps(), world().owner, at)
    expect(site().asked('/feed.xml')).toBe(asked)
    world().clock.advance(3 * HOUR)
    serve([item('one', 1)])
    expect((await checkNow(deps(), world().owner, at)).source).toMatchObject({ state: 'fine' })
    await checkNow(deps(), world().owner, at)
    expect(site().asked('/feed.xml')).toBe(asked + 1)
  })
})

describe('the rules of a site', () => {
  test('keep an address unread, and the source says so', async () => {
    serve([item('one', 1)])
    const source = await follow('/feed.xml')
    site().set('/robots.txt', { body: 'User-agent: *\nDisallow: /feed' })
    world().clock.advance(DAY + HOUR)
    const asked = site().asked('/feed.xml')
    await readDueSources(deps())
    expect(site().asked('/feed.xml')).toBe(asked)
    expect(await stored(source)).toMatchObject({ problem: 'robots', state: 'blocked', nextAt: null })
  })

  test('that cannot be read keep everything unread for now', async () => {
    site().set('/robots.txt', { status: 500 })
    serve([item('one', 1)])
    await expect(follow('/feed.xml')).rejects.toMatchObject({ code: 'address_unreachable' })
    expect(site().asked('/feed.xml')).toBe(0)
  })
})
