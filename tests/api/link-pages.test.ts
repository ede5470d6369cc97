import { publishLinkPage, readLinkPageFacts, unpublishLinkPage } from '@postwright/core/api/link-pages'
import { PAGE_NAME_HOLD } from '@postwright/core/model/link-page'
import { paths } from '@postwright/core/paths'
import { Parser } from 'htmlparser2'
import { randomBytes } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { addBrandKit, addChannel, addDeck, addLinkPage } from '../support/drafts.ts'
import { EMULATORS } from '../support/emulators.ts'
import { eventually } from '../support/eventually.ts'
import { makeBlock, makeLinks } from '../support/factories/link-page.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { addMember } from '../support/members.ts'
import { converterFor } from '../../functions/src/store/converter.ts'
import { variants } from '@postwright/core/collections/variants'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

let ada: TestCaller
let editor: TestCaller
let viewer: TestCaller
let stranger: TestCaller

beforeAll(async () => {
  const people = await Promise.all([createCaller(), createCaller(), createCaller(), createCaller()])
  ;[ada, editor, viewer, stranger] = people
  await addMember(ada.workspaceId, editor.uid, 'editor')
  await addMember(ada.workspaceId, viewer.uid, 'viewer')
})

const newName = () => `p-${randomBytes(6).toString('hex')}`

const publish = (caller: TestCaller, pageId: string, pageName: string, { workspaceId } = caller) =>
  caller.call(publishLinkPage, { workspaceId, pageId, pageName })

const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${EMULATORS.web}/@${path}`, { redirect: 'manual', headers: { 'user-agent': CHROME, ...headers } })

/** Elements of markup with their attributes. */
function elementsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = []
  const parser = new Parser({ onopentag: (name, attributes) => void found.push({ name, attributes }) })
  parser.end(html)
  return found
}

describe('a page that is published', () => {
  test('is read by everybody, without a script or cookie, under its policy, and from caches for a minute', async () => {
    const pageId = await addLinkPage(ada, { title: 'Oak & <Elm>' })
    const name = newName()
    const { page } = dataOf(await publish(editor, pageId, ` ${name.toUpperCase()} `, ada))
    expect(page).toMatchObject({ pageName: name, rev: 2, publishedRev: 2 })
    const reply = await visit(name)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(reply.headers.get('content-security-policy')).toBe(POLICY)
    expect(reply.headers.get('cache-control')).toBe('public, max-age=60')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('set-cookie')).toBe(null)
    const html = await reply.text()
    expect(html).toContain('<title>Oak &#38; &#60;Elm&#62;</title>')
    const scripts = elementsOf(html).filter(({ name }) => name === 'script')
    expect(scripts.map(({ attributes }) => attributes['type'])).toEqual(['application/ld+json'])
    expect(elementsOf(html).filter(({ attributes }) => 'style' in attributes || 'onclick' in attributes)).toEqual([])
    const again = await visit(name, { 'if-none-match': reply.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect((await fetch(`${EMULATORS.web}/@${name}`, { method: 'POST' })).status).toBe(405)
  })

  test('brings its stylesheet in the colours of the kit, its logo and its card', async () => {
    const caller = await createCaller()
    await addBrandKit(caller, {
      colors: [
        { id: 'a', name: 'Paper', hex: '#112233', role: 'background' },
        { id: 'b', name: 'Pine', hex: '#445566', role: 'primary' },
      ],
    })
    const name = newName()
    dataOf(await publish(caller, await addLinkPage(caller), name))
    const elements = elementsOf(await (await visit(name)).text())
    const sheet = elements.find(({ attributes }) => attributes['rel'] === 'stylesheet')?.attributes['href'] ?? ''
    const style = await fetch(`${EMULATORS.web}${sheet}`)
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(await style.text()).toContain('background:#112233')
    const card = await visit(`${name}/card.png`)
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(new DataView(await card.arrayBuffer()).getUint32(16)).toBe(1200)
    expect((await visit(`${name}/logo`)).status).toBe(404)
  })

  test('shows what was published and not what was typed since; decks as they were then', async () => {
    const deckId = await addDeck(ada, 'First name')
    const pageId = await addLinkPage(ada, { blocks: [makeBlock('deck', { deckId })] })
    const name = newName()
    dataOf(await publish(ada, pageId, name))
    await database().doc(paths.linkPage(ada.workspaceId, pageId)).update({ title: 'Typed since' })
    await database().doc(paths.deck(ada.workspaceId, deckId)).update({ name: 'Second name' })
    const html = await (await visit(name)).text()
    expect(html).toContain('First name')
    expect(html).not.toContain('Typed since')
    expect(html).not.toContain('Second name')
    dataOf(await publish(ada, pageId, name))
    await eventually(async () => expect(await (await visit(name)).text()).toContain('Typed since'))
  })

  test('shows the latest posts that have an address, of the chosen channels', async () => {
    const caller = await createCaller()
    const [news, shop] = [await addChannel(caller), await addChannel(caller)]
    for (const [at, connectionId, url] of [
      [1, news.id, 'https://example.com/1'],
      [2, shop.id, 'https://example.com/2'],
      [3, news.id, null],
      [4, news.id, 'javascript:alert(1)'],
    ] as const) {
      const variant = makeVariant({
        id: `post${at}_${connectionId}`,
        workspaceId: caller.workspaceId,
        postId: `post${at}`,
        connectionId,
        state: 'published',
        publishedAt: at,
        url,
      })
      const content = { ...variant.content, text: `Said ${at}` }
      const place = database().doc(paths.variant(caller.workspaceId, variant.id)).withConverter(converterFor(variants))
      await place.set({ ...variant, content })
    }
    const name = newName()
    const pageId = await addLinkPage(caller, { blocks: [makeBlock('posts', { connectionIds: [news.id] })] })
    dataOf(await publish(caller, pageId, name))
    const html = await (await visit(name)).text()
    expect([1, 2, 3, 4].filter((at) => html.includes(`Said ${at}`))).toEqual([1])
    const press = await visit(`${name}/go/posts/post1_${news.id}`)
    expect(press.headers.get('location')).toBe('https://example.com/1')
    expect((await visit(`${name}/go/posts/post2_${shop.id}`)).status).toBe(404)
  })
})

describe('a name', () => {
  test('goes to one of ten that ask for it at the same time', async () => {
    const callers = await Promise.all(Array.from({ length: 10 }, () => createCaller()))
    const pages = await Promise.all(callers.map((caller) => addLinkPage(caller)))
    const name = newName()
    const replies = await Promise.all(callers.map((caller, at) => publish(caller, pages[at] ?? '', name)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const losers = replies.filter(({ status }) => status !== 200)
    for (const loser of losers) expect(errorOf(loser, 'page_name_taken').fields).toHaveProperty('pageName')
    const winner = callers[replies.findIndex(({ status }) => status === 200)]
    expect(await fieldsOf(paths.pageName(name))).toMatchObject({ workspaceId: winner?.workspaceId, state: 'live' })
  })

  test.each(['ab', 'a b', '-abc', 'admin', 'Support', 'postwright-help', 'a'.repeat(31), 'ädä', 'a/b', '../x'])(
    'is not %j',
    async (pageName) => {
      const refused = errorOf(await publish(ada, await addLinkPage(ada), pageName), 'validation_failed')
      expect(refused.fields).toHaveProperty('pageName')
    },
  )

  test('that was given up leads to the new one for 30 days, and then is free', async () => {
    const pageId = await addLinkPage(ada)
    const [first, second] = [newName(), newName()]
    dataOf(await publish(ada, pageId, first))
    dataOf(await publish(ada, pageId, second))
    await eventually(async () => expect((await visit(first)).headers.get('location')).toBe(`/@${second}`))
    expect((await visit(`${first}/go/links/link0`)).headers.get('location')).toBe(`/@${second}/go/links/link0`)
    errorOf(await publish(stranger, await addLinkPage(stranger), first), 'page_name_taken')
    const { expiresAt } = (await fieldsOf(paths.pageName(first))) ?? {}
    expect(Math.abs((expiresAt as Timestamp).toMillis() - Date.now() - PAGE_NAME_HOLD)).toBeLessThan(60_000)
    await database()
      .doc(paths.pageName(first))
      .update({ expiresAt: Timestamp.fromMillis(1) })
    dataOf(await publish(stranger, await addLinkPage(stranger), first))
    // Publishing under a former name again ends its redirect.
    const third = newName()
    dataOf(await publish(ada, pageId, third))
    dataOf(await publish(ada, pageId, second))
    await eventually(async () => expect((await visit(second)).status).toBe(200))
  })

  test('stays with its workspace when the page is unpublished, and shows nothing', async () => {
    const pageId = await addLinkPage(ada)
    const name = newName()
    dataOf(await publish(ada, pageId, name))
    const { page } = dataOf(await ada.call(unpublishLinkPage, { workspaceId: ada.workspaceId, pageId }))
    expect(page).toMatchObject({ pageName: '', publishedAt: null, publishedRev: 0 })
    expect(dataOf(await ada.call(unpublishLinkPage, { workspaceId: ada.workspaceId, pageId })).page.rev).toBe(page.rev)
    await eventually(async () => expect((await visit(name)).status).toBe(404))
    const gone = await visit(name)
    expect(gone.headers.get('content-security-policy')).toBe(POLICY)
    expect(await gone.text()).toContain('<meta name="robots" content="noindex">')
    errorOf(await publish(stranger, await addLinkPage(stranger), name), 'page_name_taken')
    dataOf(await publish(ada, pageId, name))
  })

  test('that nobody has is not found, whatever it is made of', async () => {
    for (const name of [newName(), 'ADMIN', '%2e%2e', '__proto__', 'a'.repeat(200), '%00', 'constructor']) {
      expect((await visit(name)).status).toBe(404)
    }
  })
})

describe('a link', () => {
  test('leads to its target and is counted once for a visitor, without a cookie and not for programs', async () => {
    const caller = await createCaller()
    const pageId = await addLinkPage(caller, {
      blocks: [makeLinks('https://example.com/a?b=c#d', 'https://example.com/other')],
    })
    const name = newName()
    dataOf(await publish(caller, pageId, name))
    const press = (headers = {}) => visit(`${name}/go/links/link0`, headers)
    const reply = await press()
    expect(reply.status).toBe(302)
    expect(reply.headers.get('location')).toBe('https://example.com/a?b=c#d')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('set-cookie')).toBe(null)
    await press({ 'user-agent': 'Googlebot/2.1' })
    await press({ 'sec-purpose': 'prefetch' })
    const { clicks } = dataOf(await caller.call(readLinkPageFacts, { workspaceId: caller.workspaceId }))
    expect(clicks).toEqual([{ key: 'link0', days: [{ day: new Date().toISOString().slice(0, 10), count: 1 }] }])
    const stored = await database().collection(paths.pageClicks(caller.workspaceId)).get()
    expect(JSON.stringify(stored.docs.map((each) => each.data()))).not.toMatch(/127\.0\.0\.1|Mozilla/)
  })

  test('that the page does not show leads nowhere', async () => {
    const pageId = await addLinkPage(ada)
    const name = newName()
    dataOf(await publish(ada, pageId, name))
    for (const path of ['links/none', 'none/link0', 'links/https:%2F%2Fevil.example.com', '__proto__/constructor']) {
      const reply = await visit(`${name}/go/${path}`)
      expect([reply.status, reply.headers.get('location')]).toEqual([404, null])
    }
  })

  test('with a fault keeps the page from being published, and is named', async () => {
    const pageId = await addLinkPage(ada, {
      blocks: [makeLinks('https://example.com/', 'javascript:alert(1)', 'https://p\u0430ypal.com/')],
    })
    const refused = errorOf(await publish(ada, pageId, newName()), 'validation_failed')
    expect(Object.keys(refused.fields ?? {})).toEqual(['blocks.0.links.1.url', 'blocks.0.links.2.url'])
    const empty = await addLinkPage(ada, { blocks: [] })
    expect(errorOf(await publish(ada, empty, newName()), 'validation_failed').fields).toHaveProperty('blocks')
  })
})

describe('another user tries', () => {
  test('and publishes, unpublishes and reads nothing of somebody else’s', async () => {
    const pageId = await addLinkPage(ada)
    const name = newName()
    dataOf(await publish(ada, pageId, name))
    const { workspaceId } = ada
    for (const [caller, code] of [
      [viewer, 'forbidden'],
      [stranger, 'not_found'],
    ] as const) {
      errorOf(await publish(caller, pageId, newName(), ada), code)
      errorOf(await caller.call(unpublishLinkPage, { workspaceId, pageId }), code)
    }
    errorOf(await stranger.call(readLinkPageFacts, { workspaceId }), 'not_found')
    errorOf(await publish(stranger, pageId, newName()), 'not_found')
    errorOf(await publish(stranger, await addLinkPage(stranger), name), 'page_name_taken')
    expect(await fieldsOf(paths.pageName(name))).toMatchObject({ workspaceId, pageId, state: 'live' })
  })

  test('a deck or kit of another workspace is not shown', async () => {
    const deckId = await addDeck(stranger, 'Their secret deck')
    const kitId = await addBrandKit(stranger, {
      colors: [{ id: 'a', name: 'Red', hex: '#ff0000', role: 'background' }],
    })
    const pageId = await addLinkPage(ada, {
      brandKitId: kitId,
      blocks: [makeBlock('deck', { deckId }), makeLinks('https://example.com/')],
    })
    const name = newName()
    dataOf(await publish(ada, pageId, name))
    expect(await (await visit(name)).text()).not.toContain('Their secret deck')
    expect(await (await visit(`${name}/style.css`)).text()).not.toContain('#ff0000')
  })
})

test('a page with a document that cannot be read is not found, and others are', async () => {
  const name = newName()
  await setFields(paths.pageName(name), { workspaceId: ada.workspaceId, state: 'odd' })
  expect((await visit(name)).status).toBeGreaterThanOrEqual(404)
})
