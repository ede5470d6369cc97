import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ScriptedFault } from '../../fakes/support/fault.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { USAGE_CAPPED } from '../../fakes/x/problems.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { openX, type XKit } from './x-kit.ts'

let kit: XKit
beforeAll(async () => {
  kit = await openX()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const TWEETS = 'POST /2/tweets'
const posts = () => acceptedIn(kit.fake.ledger, 'post')
const problem = (status: number, detail: string, more: object = {}) => ({
  status,
  body: { title: 'Error', type: 'about:blank', status, detail, ...more },
})
const typed = (status: number, type: string) => problem(status, 'x', { type: `https://api.x.com/2/problems/${type}` })

const rows: [string, ScriptedFault['fault'], object][] = [
  ['access of another kind', problem(403, 'No', { title: 'Unsupported Authentication' }), { kind: 'token_expired' }],
  ['a used up plan', { status: 429, body: USAGE_CAPPED }, { kind: 'quota', retryable: false }],
  ['duplicate rules', typed(400, 'duplicate-rules'), { kind: 'duplicate' }],
  [
    'the same text',
    problem(403, 'You are not allowed to create a Tweet with duplicate content.'),
    { kind: 'duplicate' },
  ],
  ['a post that X does not want', problem(403, 'You are not allowed to create a Tweet.'), { kind: 'duplicate' }],
  ['two cashtags', problem(400, 'You may include a maximum of one cashtag per post.'), { kind: 'content_policy' }],
  ['too many files', problem(400, 'You may attach a maximum of 4 items.'), { kind: 'media_format' }],
  ['a link', problem(400, 'The text has an invalid URL.'), { kind: 'content_policy' }],
  ['a long video', problem(400, 'Your video is longer than 2 minutes.'), { kind: 'media_format' }],
  ['a suspended account', problem(403, 'This user-suspended account may not post.'), { kind: 'permission' }],
  ['a missing feature', problem(403, 'You are not permitted to access this feature.'), { kind: 'permission' }],
  ['an app that may not post', typed(403, 'client-forbidden'), { kind: 'config' }],
  ['anything else', problem(400, 'One or more parameters was invalid.'), { kind: 'content_policy', retryable: false }],
]

describe('a refusal', () => {
  it.each(rows)('of %s is told as what it is', async (_name, fault, error) => {
    kit.fake.script({ on: TWEETS, fault })
    expect(await kit.publish(kit.request())).toMatchObject({ kind: 'refused', error })
    expect(posts()).toHaveLength(0)
  })

  it('by a limit says when it ends, by X’s headers of the call, the person’s day and the app’s day', async () => {
    const at = Math.floor(kit.now / 1000) + 900
    for (const prefix of ['x-rate-limit', 'x-user-limit-24hour', 'x-app-limit-24hour']) {
      const headers = { [`${prefix}-remaining`]: '0', [`${prefix}-reset`]: String(at) }
      kit.fake.script({ on: TWEETS, fault: { status: 429, headers } })
      const limited = { kind: 'refused', error: { kind: 'rate_limit', retryable: true }, retryAt: at * 1000 }
      expect(await kit.publish(kit.request())).toMatchObject(limited)
    }
  })

  it('by a limit says when it ends in seconds and as a date too', async () => {
    kit.fake.script({ on: TWEETS, fault: { status: 429, retryAfter: 120 } })
    expect(await kit.publish(kit.request())).toMatchObject({ retryAt: kit.now + 120_000 })
    const date = new Date(kit.now + 300_000)
    kit.fake.script({ on: TWEETS, fault: { status: 429, retryAfter: date } })
    expect(await kit.publish(kit.request())).toMatchObject({ retryAt: date.getTime() })
  })

  it('because access ended in between is repeated once with new access', async () => {
    kit.fake.script({ on: TWEETS, fault: 'token_expired' })
    expect(await kit.publish(kit.request())).toMatchObject({ kind: 'published', rotatedSecret: expect.any(String) })
    expect(posts()).toHaveLength(1)
  })

  it('that repeats secrets is stored without them', async () => {
    const secret = kit.access()
    const { access, refresh } = JSON.parse(secret)
    kit.fake.script({ on: TWEETS, fault: problem(403, `Token ${access} and ${refresh} are wrong`) })
    const refused = await kit.publish(kit.request({ secret }))
    expect(refused).toMatchObject({ kind: 'refused' })
    expect(JSON.stringify(refused)).not.toMatch(/access-|refresh-/)
  })

  it('for want of a scope asks for a reconnect', async () => {
    const secret = kit.access(['tweet.read', 'users.read'])
    expect(await kit.publish(kit.request({ secret }))).toMatchObject({ kind: 'refused', error: { kind: 'permission' } })
  })
})

describe('an outcome that is not known', () => {
  it.each<[string, ScriptedFault['fault']]>([
    ['the connection is cut', 'cut'],
    ['X stores it and says nothing', 'silent_stored'],
    ['X is unavailable', { status: 503 }],
    ['X says as a refusal that it is unavailable', problem(400, 'Try again.', { title: 'Service Unavailable' })],
    ['something in between answers', { status: 403, body: '<html>Blocked</html>' }],
    ['the answer cannot be read', { status: 201, body: { data: { id: 'one' } } }],
    ['the answer is enormous', { status: 201, body: 'x'.repeat(3_000_000) }],
  ])('is left open when %s', async (_name, fault) => {
    kit.fake.script({ on: TWEETS, fault })
    expect(await kit.publish(kit.request())).toMatchObject({ kind: 'unknown' })
  })

  it('is told from one that was never sent', async () => {
    const request = kit.request()
    const progress = createProgress()
    const prepared = await kit.publisher.prepare(request, progress)
    await kit.fake.close()
    const answer = prepared.kind === 'prepared' && (await kit.publisher.publish(request, prepared.payload, progress))
    expect(answer).toMatchObject({ kind: 'refused', error: { kind: 'platform_down', retryable: true } })
    kit = await openX()
  })
})

describe('looking for the post', () => {
  async function crash(fault: ScriptedFault['fault'], request = kit.request()) {
    const progress = createProgress()
    kit.fake.script({ on: TWEETS, fault })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'unknown' })
    return { request, find: () => kit.publisher.reconcile(request, progress.kept) }
  }

  it('finds none when the call never arrived', async () => {
    expect(await (await crash('cut')).find()).toEqual({ kind: 'absent' })
  })

  it('finds it by its text, links in full and signs as they were written', async () => {
    const text = 'See https://example.com/a?b=1&c=2 and example.org <now> & then'
    const { find } = await crash('silent_stored', kit.request({ text }))
    const found = { kind: 'published', remoteId: posts()[0]?.id, text: expect.stringContaining('<now> & then') }
    expect(await find()).toMatchObject(found)
  })

  it('finds it by its files, whatever its text', async () => {
    const files = [{ mime: 'image/png', bytes: 90_000, alt: 'A hill' } as const]
    await kit.publish(kit.request({ text: 'Look', files }))
    const { find } = await crash('silent_stored', kit.request({ text: '', files }))
    expect(await find()).toMatchObject({ kind: 'published', remoteId: posts()[1]?.id })
  })

  it('finds a part of a thread only below the post that it answers', async () => {
    const first = await kit.publish(kit.request({ text: 'One' }))
    const id = first.kind === 'published' ? first.remoteId : ''
    const part = { kind: 'reply', index: 1, replyTo: { root: id, parent: id } } as const
    const { find, request } = await crash('silent_stored', kit.request({ text: 'Two', part }))
    expect(await find()).toMatchObject({ kind: 'published', remoteId: posts()[1]?.id })
    const other = { ...request, part: { ...part, replyTo: { root: id, parent: '1' } } }
    expect(await kit.publisher.reconcile(other, () => undefined)).toEqual({ kind: 'absent' })
  })

  it('finds it once X shows it', async () => {
    const request = kit.request()
    kit.fake.script({ on: TWEETS, fault: { hidden: 1 } })
    await kit.publish(request)
    const find = () => kit.publisher.reconcile(request, () => undefined)
    expect(await find()).toEqual({ kind: 'absent' })
    expect(await find()).toMatchObject({ kind: 'published', remoteId: posts()[0]?.id })
  })

  it('does not take the same text of another hour for it', async () => {
    await kit.publish(kit.request({ text: 'Good morning' }))
    kit.outside.clock.advance(60 * 60_000)
    const request = { ...kit.request({ text: 'Good morning' }), intentAt: kit.outside.clock.now() }
    expect(await kit.publisher.reconcile(request, () => undefined)).toEqual({ kind: 'absent' })
  })

  it('says nothing about the post when it fails', async () => {
    const { find } = await crash('silent_stored')
    const faults = [
      'cut',
      { status: 503 },
      { status: 429, retryAfter: 60 },
      { status: 200, body: { data: 'x' } },
    ] as const
    for (const fault of faults) {
      kit.fake.script({ on: 'GET /2/users/:id/tweets', fault })
      expect(await find()).toMatchObject({ kind: expect.stringMatching(/^(unknown|refused)$/) })
    }
    expect(await find()).toMatchObject({ kind: 'published' })
  })
})
