import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ScriptedFault } from '../../fakes/support/fault.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { type LinkedInKit, MEMBER, openLinkedIn } from './linkedin-kit.ts'

let kit: LinkedInKit
beforeAll(async () => {
  kit = await openLinkedIn()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const POSTS = 'POST /rest/posts'
const DAY = 24 * 60 * 60_000
const posts = () => acceptedIn(kit.fake.ledger, 'post')
const said = (status: number, code: string, message: string) => ({ status, body: { status, code, message } })

const rows: [string, ScriptedFault['fault'], object][] = [
  ['a repeated text', said(422, 'DUPLICATE_POST', 'Content is a duplicate of urn:li:share:1'), { kind: 'duplicate' }],
  ['an old interface', said(426, 'NONEXISTENT_VERSION', 'Requested version 202401 is not active'), { kind: 'config' }],
  ['a role', said(403, 'ACCESS_DENIED', 'Organization permissions must be used'), { kind: 'permission' }],
  [
    'a missing scope',
    said(403, 'ACCESS_DENIED', 'Not enough permissions to access: posts.CREATE'),
    { kind: 'permission' },
  ],
  ['a broken file', said(400, 'MEDIA_ASSET_PROCESSING_FAILED', 'Bad file'), { kind: 'media_format', retryable: false }],
  ['a file of others', said(400, 'INVALID_CONTENT_OWNERSHIP', 'Not yours'), { kind: 'media_format' }],
  ['anything else', said(422, 'UNPROCESSABLE_ENTITY', 'ERROR :: /x'), { kind: 'content_policy', retryable: false }],
]

describe('a refusal', () => {
  it.each(rows)('of %s is told as what it is', async (_name, fault, error) => {
    kit.fake.script({ on: POSTS, fault })
    expect(await kit.publish(kit.request())).toMatchObject({ kind: 'refused', error })
    expect(posts()).toHaveLength(0)
  })

  it('of the same text is LinkedIn’s own', async () => {
    await kit.publish(kit.request())
    expect(await kit.publish(kit.request())).toMatchObject({ kind: 'refused', error: { kind: 'duplicate' } })
  })

  it('by the limit of the day waits for the next day of UTC, by another for what its header says', async () => {
    kit.fake.script({ on: POSTS, fault: { status: 429 } })
    const midnight = (Math.floor(kit.outside.clock.now() / DAY) + 1) * DAY
    const limited = { kind: 'refused', error: { kind: 'rate_limit', retryable: true } }
    expect(await kit.publish(kit.request())).toMatchObject({ ...limited, retryAt: midnight })
    const short = { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Throttled' }
    kit.fake.script({ on: POSTS, fault: { status: 429, retryAfter: 120, body: short } })
    const retryAt = kit.outside.clock.now() + 120_000
    expect(await kit.publish(kit.request())).toMatchObject({ ...limited, retryAt })
  })

  it('because access ended in between is repeated once with new access', async () => {
    kit.fake.script({ on: POSTS, fault: 'token_expired' })
    expect(await kit.publish(kit.request())).toMatchObject({ kind: 'published', rotatedSecret: expect.any(String) })
    expect(posts()).toHaveLength(1)
  })
})

describe('an outcome that is not known', () => {
  it.each<[string, ScriptedFault['fault']]>([
    ['the connection is cut', 'cut'],
    ['LinkedIn stores it and says nothing', 'silent_stored'],
    ['LinkedIn is in trouble', { status: 500 }],
    ['something in between answers', { status: 403, body: '<html>Blocked</html>' }],
    ['the answer names no post', { status: 201 }],
    ['the answer names something else', { status: 201, headers: { 'x-restli-id': 'urn:li:person:1' } }],
    ['the answer is broken', { status: 201, headers: { 'x-restli-id': '%E0%A4%A' } }],
  ])('is left open when %s', async (_name, fault) => {
    kit.fake.script({ on: POSTS, fault })
    expect(await kit.publish(kit.request())).toMatchObject({ kind: 'unknown' })
  })
})

describe('looking for the post', () => {
  async function crash(fault: ScriptedFault['fault'], request = kit.request()) {
    const progress = createProgress()
    kit.fake.script({ on: POSTS, fault })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'unknown' })
    return { request, find: () => kit.publisher.reconcile(request, progress.kept) }
  }

  it('finds none when the call never arrived', async () => {
    expect(await (await crash('cut')).find()).toEqual({ kind: 'absent' })
  })

  it('finds it by its text', async () => {
    const text = 'A (b) #news @c'
    const { find } = await crash('silent_stored', kit.request({ text }))
    expect(await find()).toMatchObject({ kind: 'published', remoteId: posts()[0]?.id, text })
  })

  it('finds it by its files, whatever its text', async () => {
    const files = [{ mime: 'image/png', bytes: 9_000, alt: 'A hill' } as const]
    await kit.publish(kit.request({ text: '', files }))
    const { find } = await crash('silent_stored', kit.request({ text: '', files }))
    expect(await find()).toMatchObject({ kind: 'published', remoteId: posts()[1]?.id })
  })

  it('finds it once LinkedIn lists it', async () => {
    const request = kit.request()
    kit.fake.script({ on: POSTS, fault: { hidden: 1 } })
    await kit.publish(request)
    const find = () => kit.publisher.reconcile(request, () => undefined)
    expect(await find()).toEqual({ kind: 'absent' })
    expect(await find()).toMatchObject({ kind: 'published' })
  })

  it('finds a comment below its post', async () => {
    const published = await kit.publish(kit.request())
    const root = published.kind === 'published' ? published.remoteId : ''
    const part = { kind: 'comment', index: 1, replyTo: { root, parent: root } } as const
    const request = kit.request({ text: 'More (here)', part })
    const find = () => kit.publisher.reconcile(request, () => undefined)
    expect(await find()).toEqual({ kind: 'absent' })
    kit.fake.script({ on: 'POST /rest/socialActions/:urn/comments', fault: 'silent_stored' })
    expect(await kit.publish(request)).toMatchObject({ kind: 'unknown' })
    expect(await find()).toMatchObject({ kind: 'published', remoteId: acceptedIn(kit.fake.ledger, 'comment')[0]?.id })
  })

  it('cannot tell for members, whose posts apps may not read', async () => {
    const { find } = await crash('silent_stored', kit.request({ author: MEMBER }))
    expect(await find()).toMatchObject({ kind: expect.stringMatching(/^(unknown|refused)$/) })
  })

  it('says nothing about the post when it fails', async () => {
    const { find } = await crash('silent_stored')
    for (const fault of ['cut', { status: 500 }, { status: 429 }, { status: 200, body: { elements: 'x' } }] as const) {
      kit.fake.script({ on: 'GET /rest/posts', fault })
      expect(await find()).toMatchObject({ kind: expect.stringMatching(/^(unknown|refused)$/) })
    }
    expect(await find()).toMatchObject({ kind: 'published' })
  })
})
