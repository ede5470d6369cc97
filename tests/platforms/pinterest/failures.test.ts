import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ScriptedFault } from '../../fakes/support/fault.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { openPinterest, type PinterestKit } from './pinterest-kit.ts'

let kit: PinterestKit
beforeAll(async () => {
  kit = await openPinterest()
})
beforeEach(() => {
  kit.fake.reset()
  kit.files.reset()
})
afterAll(() => kit.close())

const PINS = 'POST /v5/pins'
const said = (status: number, message: string) => ({ status, body: { code: 1, message } })

async function publish(request = kit.request()) {
  const progress = createProgress()
  const prepared = await kit.publisher.prepare(request, progress)
  return prepared.kind === 'prepared' ? kit.publisher.publish(request, prepared.payload, progress) : prepared
}

const rows: [string, ScriptedFault['fault'], object][] = [
  ['a board that is gone', said(404, 'Board not found.'), { kind: 'content_policy', retryable: false }],
  ['too many pictures', said(400, 'items: array is too long, maxItems=5'), { kind: 'media_format', retryable: false }],
  ['a video without a cover', said(400, 'cover_image_url is required'), { kind: 'media_format', retryable: false }],
  ['an address that does not answer', said(400, 'Unable to reach the URL.'), { kind: 'media_format', retryable: true }],
  ['a scope that is missing', said(403, 'Your application is missing required scopes'), { kind: 'permission' }],
  [
    'trial access',
    { status: 403, body: { code: 29, message: 'Apps with Trial access may not create Pins in production.' } },
    { kind: 'config', detail: expect.stringContaining('standard access') },
  ],
  ['spam', said(403, 'Sorry, this pin was blocked as spam.'), { kind: 'content_policy', retryable: false }],
]

describe('a refusal', () => {
  test.each(rows)('of %s is told as what it is', async (_name, fault, error) => {
    kit.fake.script({ on: PINS, fault })
    expect(await publish()).toMatchObject({ kind: 'refused', error })
    expect(acceptedIn(kit.fake.ledger, 'post')).toHaveLength(0)
  })

  test('by a rate limit says when to come back, in seconds or as a date', async () => {
    kit.fake.script({ on: PINS, fault: { status: 429, retryAfter: 120 } })
    expect(await publish()).toMatchObject({
      kind: 'refused',
      error: { kind: 'rate_limit' },
      retryAt: kit.outside.clock.now() + 120_000,
    })
    const date = new Date(kit.now + 300_000)
    kit.fake.script({ on: PINS, fault: { status: 429, retryAfter: date } })
    expect(await publish()).toMatchObject({ kind: 'refused', retryAt: date.getTime() })
    kit.fake.script({ on: PINS, fault: { status: 429, headers: { 'x-ratelimit-reset': '60' } } })
    expect(await publish()).toMatchObject({ kind: 'refused', retryAt: kit.outside.clock.now() + 60_000 })
  })

  test('because access ended in between is repeated once with new access', async () => {
    kit.fake.script({ on: PINS, fault: 'token_expired' })
    expect(await publish()).toMatchObject({ kind: 'published', rotatedSecret: expect.any(String) })
    expect(acceptedIn(kit.fake.ledger, 'post')).toHaveLength(1)
  })

  test('when files cannot be fetched is tried again', async () => {
    kit.files.script({ on: 'GET /:id', fault: { status: 404 } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: true } })
    expect(await publish()).toMatchObject({ kind: 'published' })
  })
})

describe('an outcome that is not known', () => {
  test.each<[string, ScriptedFault['fault']]>([
    ['the connection is cut', 'cut'],
    ['the network stores it and says nothing', 'silent_stored'],
    ['the network is in trouble', { status: 500 }],
    ['something in between answers', { status: 403, body: '<html>Blocked</html>' }],
    ['the answer cannot be read', { status: 201, body: { pin: 'made' } }],
  ])('is left open when %s', async (_name, fault) => {
    kit.fake.script({ on: PINS, fault })
    expect(await publish()).toMatchObject({ kind: 'unknown' })
  })

  test('is found on the board by its words, if it is there', async () => {
    const request = kit.request({ text: 'Only here', title: 'Once' })
    kit.fake.script({ on: PINS, fault: 'silent_stored' })
    expect(await publish(request)).toMatchObject({ kind: 'unknown' })
    const found = await kit.publisher.reconcile(request, () => undefined)
    const pin = { remoteId: acceptedIn(kit.fake.ledger, 'post')[0]?.id, text: 'Only here' }
    expect(found).toMatchObject({ kind: 'published', ...pin })
  })

  test('is told as absent when the board does not show it, and never by an older pin of the same words', async () => {
    const request = kit.request({ text: 'Twice' })
    await publish(request)
    expect(await kit.publisher.reconcile({ ...request, intentAt: kit.now + 3_600_000 }, () => undefined)).toMatchObject(
      { kind: 'absent' },
    )
    kit.fake.script({ on: PINS, fault: 'cut' })
    const other = kit.request({ text: 'Never there' })
    expect(await publish(other)).toMatchObject({ kind: 'unknown' })
    expect(await kit.publisher.reconcile(other, () => undefined)).toMatchObject({ kind: 'absent' })
  })

  test('is looked for again when the network hides it at first', async () => {
    const request = kit.request({ text: 'Late' })
    kit.fake.script({ on: PINS, fault: { hidden: 1 } })
    await publish(request)
    expect(await kit.publisher.reconcile(request, () => undefined)).toMatchObject({ kind: 'absent' })
    expect(await kit.publisher.reconcile(request, () => undefined)).toMatchObject({ kind: 'published' })
  })
})

test('nothing that the network repeats shows a secret', async () => {
  const secret = kit.access()
  const { access, refresh } = JSON.parse(secret)
  kit.fake.script({ on: PINS, fault: said(400, `bad token ${access} or ${refresh}`) })
  const answer = JSON.stringify(await publish(kit.request({ secret })))
  expect(answer).not.toContain(access)
  expect(answer).not.toContain(refresh)
})
