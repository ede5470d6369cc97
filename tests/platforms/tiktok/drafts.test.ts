import { TIKTOK_CONTRACT } from '@postwright/core/platforms/tiktok/contract'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pressAuthorize } from '../../fakes/support/press-authorize.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { openEngine } from '../support/engine.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { openTikTok, type TikTokKit } from './tiktok-kit.ts'

let kit: TikTokKit
beforeAll(async () => {
  kit = await openTikTok()
})
beforeEach(() => {
  kit.fake.reset()
  kit.files.reset()
})
afterAll(() => kit.close())

const DRAFTS = TIKTOK_CONTRACT.auth.apps[1]
const scopes = [...DRAFTS.scopes]
const INBOX = { kind: 'refused', error: { kind: 'finish_in_app', retryable: false } }
const PUT = 'PUT /video/'
const STATUS = 'POST /v2/post/publish/status/fetch/'
const posts = () => acceptedIn(kit.fake.ledger, 'post')
const draft = (said: Parameters<TikTokKit['request']>[0] = {}) =>
  kit.request({ secret: kit.access(scopes), scopes, ...said })
const photoDraft = () => kit.photos(2, { secret: kit.access(scopes), scopes, title: 'Tomatoes' })

describe('an app without direct post', () => {
  test('asks for uploads only, and connects the account by its name', async () => {
    const begun = await kit.connector.begin({}, kit.draftContext)
    if (begun.kind !== 'redirect') throw new Error('no page to go to')
    expect(new URL(begun.url).searchParams.get('scope')).toBe('user.info.basic,video.upload')
    const code = (await pressAuthorize(begun.url)).searchParams.get('code') ?? ''
    const found = await kit.connector.finish?.(code, '', kit.draftContext)
    expect(found).toMatchObject([
      {
        account: { externalId: '723f24d7-e717-40f8-a2b6-cb8464cd23b4', name: 'Tasty Travels' },
        kind: 'drafts',
        scopes,
      },
    ])
  })

  test('asks the account nothing that is chosen when the draft is finished', () => {
    const channel = (granted: string[]) => contractFor(makeConnection({ platform: 'tiktok', scopes: granted }))
    expect(channel(scopes).settings).toEqual([])
    expect(channel([...TIKTOK_CONTRACT.auth.scopes]).settings).not.toEqual([])
  })

  test('checks its access without the permission of direct post', async () => {
    const channel = makeConnection({ platform: 'tiktok', scopes })
    expect(await kit.publisher.check(channel, kit.access(scopes))).toMatchObject({
      kind: 'ok',
      account: { name: 'Tasty Travels' },
    })
  })
})

describe('a draft', () => {
  test('of a video is sent in parts, without words, and left to a person once it is in the inbox', async () => {
    expect(await kit.publish(draft())).toMatchObject(INBOX)
    expect(posts()).toMatchObject([{ content: { source_info: { total_chunk_count: 3 } } }])
    expect(posts()[0]?.content).not.toHaveProperty('post_info')
  })

  test('of photos carries title and text', async () => {
    expect(await kit.publish(photoDraft())).toMatchObject(INBOX)
    expect(posts()).toMatchObject([
      { content: { post_mode: 'MEDIA_UPLOAD', post_info: { title: 'Tomatoes', description: 'A #tomato grows' } } },
    ])
  })

  test('that a person has published before it was asked for is published', async () => {
    const progress = createProgress()
    kit.fake.script({ on: STATUS, times: 4, fault: 'cut' })
    const request = draft()
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'unknown' })
    for (const post of kit.fake.state.posts.values()) post.isFinished = true
    await kit.publisher.reconcile(request, progress.kept)
    expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject({ kind: 'published' })
  })

  test('is refused while five wait, and taken again after one is published or a day has passed', async () => {
    expect(DRAFTS.drafts).toEqual({ max: 5, window: 24 * 60 * 60_000 })
    for (let sent = 0; sent < 5; sent += 1) expect(await kit.publish(photoDraft())).toMatchObject(INBOX)
    const full = { kind: 'refused', error: { kind: 'rate_limit', retryable: true } }
    expect(await kit.publish(photoDraft())).toMatchObject(full)
    expect(await kit.publish(draft())).toMatchObject(full)
    const [first] = kit.fake.state.posts.values()
    if (first) first.isFinished = true
    expect(await kit.publish(photoDraft())).toMatchObject(INBOX)
    expect(await kit.publish(photoDraft())).toMatchObject(full)
    kit.outside.clock.advance(24 * 60 * 60_000 + 1)
    expect(await kit.publish(photoDraft())).toMatchObject(INBOX)
  })
})

describe('a draft that the engine delivers', () => {
  const open = (request = draft()) => {
    const { connection, secret, content } = request
    return openEngine({ publisher: kit.publisher, clock: kit.outside.clock, connection, secret, content })
  }

  test.each([
    ['nothing goes wrong', { on: 'GET /nothing', fault: 'cut' }],
    ['the last part arrives without a reply', { on: PUT, after: 2, fault: 'silent_stored' }],
    ['the last part is cut', { on: PUT, after: 2, fault: 'cut' }],
    ['nothing is said about it for a while', { on: STATUS, times: 6, fault: { status: 500 } }],
  ] as const)('is handed over once when %s', async (_name, fault) => {
    const engine = await open()
    kit.fake.script(fault)
    expect(await engine.deliverAll()).toMatchObject({ state: 'handed_over', error: { kind: 'finish_in_app' } })
    expect(posts()).toHaveLength(1)
  })
})
