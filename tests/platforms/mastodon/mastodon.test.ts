import { MASTODON_CONTRACT } from '@postwright/core/platforms/mastodon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { replanVariant } from '../../../functions/src/domain/posts/plan-variant.ts'
import { createMastodonModule } from '../../../functions/src/platforms/mastodon/module.ts'
import type { PlatformModule } from '../../../functions/src/platforms/platform-module.ts'
import { createMastodonFake, type MastodonFake } from '../../fakes/mastodon/create-mastodon-fake.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import type { TestClock } from '../../support/clock.ts'
import { makeContent } from '../../support/factories/content.ts'
import { pathOf } from '../../support/memory/database.ts'
import type { TestChannel } from '../support/connect-channel.ts'
import { createOutside } from '../support/create-outside.ts'
import { createProgress, deliver } from '../support/deliver.ts'
import { openEngine } from '../support/engine.ts'
import { filesOf, makeMp4, makePng } from '../support/make-file.ts'
import { makeRequest } from '../support/make-request.ts'
import { connectMastodon } from './connect-mastodon.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const POST = 'POST /api/v1/statuses'
const MINUTE = 60_000

let mastodon: MastodonFake
let module: PlatformModule
let clock: TestClock
let channel: TestChannel
beforeAll(async () => {
  mastodon = await createMastodonFake({ now: () => clock.now() })
})
beforeEach(async () => {
  mastodon.reset()
  const world = createOutside({}, NOW)
  clock = world.clock
  module = createMastodonModule(world.outside)
  channel = await connectMastodon(module.connector, mastodon.url)
})
afterAll(() => mastodon.close())

type Given = Parameters<typeof makeRequest> extends [unknown, ...infer Rest] ? Rest : never
const request = (...[content, files]: Given) => makeRequest(channel, { intentAt: clock.now(), ...content }, files)
const publish = (...given: Given) => deliver(module.publisher, request(...given))
const statuses = () => acceptedIn(mastodon.ledger, 'status').map(({ content }) => content)

describe('publishing on Mastodon', () => {
  it('posts the longest text, links counted as 23 characters, and is refused one character more', async () => {
    const link = `https://example.com/${'a'.repeat(300)}`
    const longest = `${'a'.repeat(MASTODON_CONTRACT.text.max - 24)} ${link}`
    expect(await publish({ text: longest })).toMatchObject({
      kind: 'published',
      url: `${mastodon.url}/@ada/11000000`,
      budgets: [{ scope: 'channel', remaining: 299, resetAt: NOW + 5 * MINUTE }],
    })
    const longer = await publish({ text: `b${longest}`, recordKey: 'record2' })
    expect(longer).toMatchObject({ kind: 'refused', error: { kind: 'content_policy', retryable: false } })
  })

  it('posts with visibility, warning, language and sensitivity as chosen', async () => {
    await publish({ settings: { visibility: 'unlisted', warning: ' Spoiler ', language: 'DE', sensitive: true } })
    await publish({
      recordKey: 'record2',
      settings: { visibility: 'public', warning: '', language: 'klingon', sensitive: false },
    })
    expect(statuses()).toEqual([
      { status: 'Hello', visibility: 'unlisted', spoiler_text: 'Spoiler', language: 'de', sensitive: true },
      { status: 'Hello', visibility: 'public' },
    ])
  })

  it('posts a poll, and a thread in which each part answers the one before', async () => {
    await publish({ poll: { options: ['Yes', 'No'], duration: 60 * MINUTE, multiple: true } })
    const part = { kind: 'reply' as const, index: 1, replyTo: { root: '11000000', parent: '11000000' } }
    expect(await publish({ part, recordKey: 'record2' })).toMatchObject({ kind: 'published' })
    expect(statuses()).toEqual([
      { status: 'Hello', poll: { options: ['Yes', 'No'], expires_in: 3600, multiple: true } },
      { status: 'Hello', in_reply_to_id: '11000000' },
    ])
    const lost = { ...part, replyTo: { root: '1', parent: '1' } }
    expect(await publish({ part: lost, recordKey: 'record3' })).toMatchObject({
      kind: 'refused',
      error: { kind: 'content_policy' },
    })
  })

  it('posts four pictures with their descriptions in order, and is refused a fifth', async () => {
    const files = filesOf(
      ...(await Promise.all(['a', 'b', 'c', 'd'].map((id) => makePng(id, { alt: `Picture ${id}` })))),
    )
    expect(await publish({ media: files.media }, files.stored)).toMatchObject({ kind: 'published' })
    expect(acceptedIn(mastodon.ledger, 'media').map(({ content }) => Object(content).description)).toEqual([
      'Picture a',
      'Picture b',
      'Picture c',
      'Picture d',
    ])
    const more = filesOf(...(await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => makePng(id)))))
    const outcome = await publish({ media: more.media, recordKey: 'record2' }, more.stored)
    expect(outcome).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: false } })
  })

  it('waits until a video is processed', async () => {
    const { media, stored } = filesOf(makeMp4('v'))
    expect(await publish({ media }, stored)).toMatchObject({ kind: 'published' })
    expect(mastodon.ledger.filter(({ path }) => path.startsWith('/api/v1/media/')).map(({ status }) => status)).toEqual(
      [206, 206, 200],
    )
  })

  it('goes on with the uploads of an earlier delivery, and uploads again what the instance has forgotten', async () => {
    const { media, stored } = filesOf(await makePng('a'), await makePng('b'))
    const progress = createProgress()
    mastodon.script({ on: 'POST /api/v2/media', after: 1, fault: { status: 503 } })
    expect(await deliver(module.publisher, request({ media }, stored), progress)).toMatchObject({
      kind: 'refused',
      error: { retryable: true },
    })
    progress.entries.set('media:b', 'forgotten')
    const lost = await module.publisher.publish(
      request({ media }, stored),
      JSON.stringify(['9000', 'forgotten']),
      progress,
    )
    expect(lost).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: true } })
    expect(await deliver(module.publisher, request({ media }, stored), progress)).toMatchObject({ kind: 'published' })
    expect(acceptedIn(mastodon.ledger, 'media')).toHaveLength(3)
  })
})

describe('a call to Mastodon without an answer', () => {
  const reconcile = (given = request()) => module.publisher.reconcile(given, () => undefined)

  it('is absent when it was cut before it arrived, and then posts once', async () => {
    mastodon.script({ on: POST, fault: 'cut' })
    expect(await publish()).toMatchObject({ kind: 'unknown', error: { kind: 'timeout_unknown' } })
    expect(await reconcile()).toEqual({ kind: 'absent' })
    expect(await publish()).toMatchObject({ kind: 'published' })
    expect(statuses()).toHaveLength(1)
  })

  it('is found by text and time when it was stored', async () => {
    mastodon.script({ on: POST, fault: 'silent_stored' })
    const text = 'Stored & <silent>\nwith two lines'
    expect(await publish({ text })).toMatchObject({ kind: 'unknown' })
    expect(await reconcile(request({ text }))).toMatchObject({ kind: 'published', remoteId: '11000000', text })
  })

  it('answers the repeated key with the status of the first call while look-ups do not show it', async () => {
    mastodon.script({ on: POST, fault: { hidden: 1 } })
    await publish()
    expect(await reconcile()).toEqual({ kind: 'absent' })
    expect(await publish()).toMatchObject({ kind: 'published', remoteId: '11000000' })
    expect(statuses()).toHaveLength(1)
  })

  it('is shown once, with the words that are out, when it was edited while the first call was unresolved', async () => {
    mastodon.script({ on: POST, fault: 'silent_stored' })
    const [first, edited] = [makeContent('As it was called first'), makeContent('As it was edited since')]
    const engine = await openEngine({ publisher: module.publisher, clock, ...channel, content: first })
    await engine.deliverOnce()
    const path = pathOf('w1', engine.variant().id)
    const scheduled = { local: '2026-11-22T13:00', tzid: 'Europe/Berlin', instant: clock.now() }
    const given = { ...engine.variant(), state: 'unconfirmed' as const }
    const replanned = replanVariant(clock, given, { scheduled, generation: 1, content: edited })
    engine.database.variants.set(path, replanned)
    expect(await engine.deliverAll()).toMatchObject({ state: 'published', content: first, remoteId: '11000000' })
    expect(statuses()).toHaveLength(1)
  })

  it('is not confused with an older status, another text, an answer or one with pictures', async () => {
    await publish({ recordKey: 'older' })
    clock.advance(10 * MINUTE)
    const { media, stored } = filesOf(await makePng('a'))
    await publish({ recordKey: 'picture', media }, stored)
    await publish({ recordKey: 'other', text: 'Another' })
    await publish({
      recordKey: 'answer',
      part: { kind: 'reply', index: 1, replyTo: { root: '11000000', parent: '11000000' } },
    })
    expect(await reconcile()).toEqual({ kind: 'absent' })
  })

  it('is not confused with another status of the same text and number of files', async () => {
    const first = filesOf(await makePng('a'))
    await publish({ recordKey: 'other', media: first.media }, first.stored)
    const second = filesOf(await makePng('b'))
    const progress = createProgress()
    const given = request({ media: second.media }, second.stored)
    mastodon.script({ on: POST, fault: 'cut' })
    expect(await deliver(module.publisher, given, progress)).toMatchObject({ kind: 'unknown' })
    expect(await module.publisher.reconcile(given, progress.kept)).toEqual({ kind: 'absent' })
    expect(await deliver(module.publisher, given, progress)).toMatchObject({ remoteId: '11000001' })
    const found = await module.publisher.reconcile(given, progress.kept)
    expect(found).toMatchObject({ kind: 'published', remoteId: '11000001' })
  })

  it('is found by its text and number of files once the instance has lost the uploads', async () => {
    const { media, stored } = filesOf(await makePng('a'))
    const progress = createProgress()
    const given = request({ media }, stored)
    mastodon.script({ on: POST, fault: 'silent_stored' })
    expect(await deliver(module.publisher, given, progress)).toMatchObject({ kind: 'unknown' })
    const error = 'The following media could not be found: 9000'
    mastodon.script({ on: POST, fault: { status: 422, body: { error } } })
    expect(await deliver(module.publisher, given, progress)).toMatchObject({ kind: 'refused' })
    await module.publisher.prepare(given, progress)
    const found = await module.publisher.reconcile(given, progress.kept)
    expect(found).toMatchObject({ kind: 'published', remoteId: '11000000' })
  })

  it.each([{ status: 500 }, { status: 502, body: '<html>' }, { status: 200, body: {} }] as const)(
    'is unknown after %o',
    async (fault) => {
      mastodon.script({ on: POST, fault })
      expect(await publish()).toMatchObject({ kind: 'unknown' })
    },
  )

  it('stays unknown while the instance cannot be asked', async () => {
    mastodon.script({ on: 'GET /api/v1/accounts/:id/statuses', fault: { status: 503 } })
    expect(await reconcile()).toMatchObject({ kind: 'unknown' })
  })
})

describe('what an instance refuses', () => {
  it.each([
    [401, 'The access token is invalid', 'token_expired', false],
    [403, 'Your login is currently disabled', 'token_expired', false],
    [403, 'This action is outside the authorized scopes', 'permission', false],
    [422, 'Cannot attach files that have not finished processing. Try again in a moment!', 'processing', true],
    [422, 'The following media could not be found: 1', 'media_format', true],
    [422, 'Validation failed: Cannot attach more than 4 files', 'media_format', false],
    [422, "Validation failed: Text can't be blank", 'content_policy', false],
    [413, 'Payload too large', 'media_format', false],
  ] as const)('reads %i %s', async (status, error, kind, retryable) => {
    mastodon.script({ on: POST, fault: { status, body: { error } } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind, retryable } })
  })

  it('waits as long as it says: seconds, a date, or the reset of its own header', async () => {
    mastodon.script({ on: POST, fault: { status: 429, retryAfter: 30 } })
    mastodon.script({ on: POST, fault: { status: 429, retryAfter: new Date(NOW + MINUTE) } })
    mastodon.script({ on: POST, fault: { status: 429, headers: { 'x-ratelimit-reset': '2026-11-22T12:05:00.000Z' } } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'rate_limit' }, retryAt: NOW + 30_000 })
    expect(await publish()).toMatchObject({ retryAt: NOW + MINUTE })
    expect(await publish()).toMatchObject({ retryAt: NOW + 5 * MINUTE })
  })

  it('takes the page of a firewall for no answer of the instance’s, and repeats no token', async () => {
    mastodon.script({ on: POST, fault: { status: 403, body: '<html>' } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'platform_down', retryable: true } })
    const { accessToken } = JSON.parse(channel.secret)
    mastodon.script({ on: POST, fault: { status: 422, body: { error: `no: ${accessToken}` } } })
    expect(JSON.stringify(await publish())).not.toContain(accessToken)
  })
})

describe('looking after an account on Mastodon', () => {
  it('counts what people did with a post', async () => {
    await publish()
    mastodon.count('11000000', { favourites: 3, reblogs: 2, replies: 1 })
    const read = await module.publisher.metrics?.(channel.connection, channel.secret, '11000000')
    expect(read).toEqual({ kind: 'metrics', values: { likes: 3, reposts: 2, replies: 1 } })
  })

  it('counts its followers', async () => {
    const read = await module.publisher.followers?.(channel.connection, channel.secret)
    expect(read).toEqual({ kind: 'followers', count: 230 })
  })

  it('finds out that access was taken back', async () => {
    expect(await module.publisher.check(channel.connection, channel.secret)).toMatchObject({
      kind: 'ok',
      facts: { limits: { textMax: 500 } },
    })
    mastodon.endAccess()
    const refused = await module.publisher.check(channel.connection, channel.secret)
    expect(refused).toMatchObject({ kind: 'refused', error: { kind: 'token_expired' } })
  })

  it('gives access back when it is disconnected', async () => {
    await module.publisher.revoke(channel.connection, channel.secret)
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'token_expired' } })
  })
})
