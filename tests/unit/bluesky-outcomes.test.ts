import { describe, expect, test } from 'vitest'
import { AppError } from '../../functions/src/domain/app-error.ts'
import { isAccessLost } from '../../functions/src/domain/publishing/access.ts'
import { postUrl } from '../../functions/src/platforms/bluesky/post-addresses.ts'
import { RenewalError, outcomeOf, refusalOf } from '../../functions/src/platforms/bluesky/failures.ts'
import { isMainPassword } from '../../functions/src/platforms/bluesky/connect.ts'
import { type TransportFailure, TransportError } from '../../functions/src/platforms/transport-error.ts'

const NOW = 1_800_000_000_000

/** An error as the network's client throws it. */
function answer(status: number, error: string, message = error, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/json; charset=utf-8' }
  return Object.assign(new Error(message), { status, error, headers: { ...type, ...headers } })
}

/** The client wraps what our own fetch throws. */
const wrapped = (cause: Error) => Object.assign(new Error(cause.message, { cause }), { status: 1, error: 'Unknown' })
const transport = (failure: TransportFailure, sent: boolean) => wrapped(new TransportError(failure, { sent }))

describe('what a failed publish call means', () => {
  test.each<[string, Error, object]>([
    [
      'expired token',
      answer(400, 'ExpiredToken'),
      { kind: 'refused', error: { kind: 'token_expired', retryable: false } },
    ],
    ['invalid token', answer(400, 'InvalidToken'), { kind: 'refused', error: { kind: 'token_expired' } }],
    ['no token', answer(401, 'AuthMissing'), { kind: 'refused', error: { kind: 'token_expired' } }],
    ['account taken down', answer(401, 'AccountTakedown'), { kind: 'refused', error: { kind: 'permission' } }],
    ['account deactivated', answer(400, 'AccountDeactivated'), { kind: 'refused', error: { kind: 'permission' } }],
    [
      'a refusal by an undocumented name',
      answer(403, 'SomethingNew'),
      { kind: 'refused', error: { kind: 'unknown', retryable: true } },
    ],
    [
      'rate limit',
      answer(429, 'RateLimitExceeded'),
      { kind: 'refused', error: { kind: 'rate_limit', retryable: true } },
    ],
    [
      'text refused',
      answer(400, 'InvalidRequest', 'text too long'),
      { kind: 'refused', error: { kind: 'content_policy' } },
    ],
    [
      'picture refused',
      answer(400, 'InvalidRequest', 'bad image'),
      { kind: 'refused', error: { kind: 'media_format' } },
    ],
    [
      'upload forgotten',
      answer(400, 'BlobNotFound'),
      { kind: 'refused', error: { kind: 'media_format', retryable: true } },
    ],
    [
      'too large',
      answer(413, 'PayloadTooLarge'),
      { kind: 'refused', error: { kind: 'media_format', retryable: false } },
    ],
    ['server error', answer(500, 'InternalServerError'), { kind: 'unknown', error: { kind: 'platform_down' } }],
    ['gateway error', answer(502, 'UpstreamFailure'), { kind: 'unknown', error: { kind: 'platform_down' } }],
    [
      'name not found',
      transport('unresolved', false),
      { kind: 'refused', error: { kind: 'platform_down', retryable: true } },
    ],
    ['connection refused', transport('unreachable', false), { kind: 'refused', error: { kind: 'platform_down' } }],
    ['silence', transport('timeout', true), { kind: 'unknown', error: { kind: 'timeout_unknown', retryable: true } }],
    ['slow to connect', transport('timeout', false), { kind: 'refused', error: { kind: 'platform_down' } }],
    ['reset', transport('broken', true), { kind: 'unknown', error: { kind: 'timeout_unknown' } }],
    ['endless reply', transport('too_large', true), { kind: 'unknown' }],
    ['redirect', transport('redirect', true), { kind: 'unknown', error: { kind: 'platform_down' } }],
    [
      'address inside',
      wrapped(new AppError('address_refused')),
      { kind: 'refused', error: { kind: 'config', retryable: false } },
    ],
    [
      'reply that fits no lexicon',
      Object.assign(new Error('x'), { status: 2, error: 'Invalid Response' }),
      { kind: 'unknown' },
    ],
    ['a mistake of our own', new TypeError('x is undefined'), { kind: 'unknown' }],
  ])('%s', (_what, error, expected) => {
    expect(outcomeOf(error, NOW)).toMatchObject(expected)
  })

  test('a client error of a web server that does not speak the protocol proves nothing', () => {
    const page = answer(404, 'XRPCNotSupported', 'Not found', { 'content-type': 'text/html' })
    expect(outcomeOf(page, NOW)).toMatchObject({ kind: 'unknown' })
  })

  test('access that cannot be renewed is always a refusal, because the call itself was refused before', () => {
    expect(outcomeOf(new RenewalError(transport('timeout', true)), NOW)).toMatchObject({ kind: 'refused' })
    expect(outcomeOf(new RenewalError(answer(500, 'InternalServerError')), NOW)).toMatchObject({
      kind: 'refused',
      error: { kind: 'platform_down', retryable: true },
    })
    expect(outcomeOf(new RenewalError(answer(400, 'InvalidRequest', 'bad image')), NOW)).toMatchObject({
      error: { kind: 'unknown', retryable: true },
    })
  })

  const page = { 'content-type': 'text/html' }
  test.each<[string, Error]>([
    ['a redirect', transport('redirect', true)],
    ['a page that forbids', answer(403, 'Forbidden', 'Forbidden', page)],
    ['a page that asks for a sign-in', answer(401, 'AuthenticationRequired', 'Sign in', page)],
    ['silence', transport('timeout', true)],
    ['an error of the server', answer(503, 'UpstreamFailure')],
    ['an undocumented refusal', answer(401, 'SomethingNew')],
  ])('%s while the sign-in is renewed is tried again, and says nothing about the access', (_what, cause) => {
    const { error } = refusalOf(new RenewalError(cause), NOW)
    expect(error.retryable).toBe(true)
    expect(isAccessLost(error.kind)).toBe(false)
  })

  test.each(['ExpiredToken', 'InvalidToken', 'AuthenticationRequired', 'AccountTakedown', 'AccountDeactivated'])(
    '%s while the sign-in is renewed is definite: the account waits for its owner',
    (name) => expect(isAccessLost(refusalOf(new RenewalError(answer(401, name)), NOW).error.kind)).toBe(true),
  )

  test('the network’s own time to come back is kept, never one in the past', () => {
    const reset = (seconds: number) => answer(429, 'RateLimitExceeded', 'slow', { 'ratelimit-reset': String(seconds) })
    expect(refusalOf(reset(NOW / 1000 + 60), NOW).retryAt).toBe(NOW + 60_000)
    expect(refusalOf(reset(NOW / 1000 - 60), NOW).retryAt).toBe(NOW)
    expect(refusalOf(answer(429, 'RateLimitExceeded', 'slow', { 'retry-after': '7' }), NOW).retryAt).toBe(NOW + 7000)
    const date = new Date(NOW + 30_000).toUTCString()
    expect(refusalOf(answer(429, 'RateLimitExceeded', 'slow', { 'retry-after': date }), NOW).retryAt).toBe(NOW + 30_000)
    expect(refusalOf(reset(30), NOW).retryAt).toBe(NOW + 30_000)
    expect(refusalOf(reset(NOW + 60_000), NOW).retryAt).toBe(NOW + 60_000)
    expect(refusalOf(answer(429, 'RateLimitExceeded'), NOW).retryAt).toBeUndefined()
    expect(refusalOf(reset(Number.NaN), NOW).retryAt).toBeUndefined()
  })

  test('what the server says is shortened and carries no secret back', () => {
    const echo = `wrong: abcd-1234-efgh-5678 and eyJhbGciOi.eyJzdWIiOi.c2ln ${'x'.repeat(2000)}`
    const { detail } = refusalOf(answer(400, 'InvalidRequest', echo), NOW).error
    expect(detail).toContain('wrong: … and …')
    expect(detail.length).toBeLessThanOrEqual(500)
  })
})

describe('the address of a post', () => {
  const at = (service: string) => postUrl({ handle: 'ada.bsky.social', externalId: 'did:plc:abc', service }, '3kabc')

  test('is its page for accounts of the public network, whichever server hosts them', () => {
    const page = 'https://bsky.app/profile/ada.bsky.social/post/3kabc'
    expect(at('https://bsky.social')).toBe(page)
    expect(at('https://pds.example.com')).toBe(page)
  })

  test('is its record for servers on a machine of one’s own', () => {
    const query = 'repo=did%3Aplc%3Aabc&collection=app.bsky.feed.post&rkey=3kabc'
    for (const service of ['http://localhost:2583', 'http://pds.example.com', 'https://127.0.0.1', 'https://[::1]:1']) {
      expect(at(service)).toBe(`${service}/xrpc/com.atproto.repo.getRecord?${query}`)
    }
  })
})

describe('the main password', () => {
  const token = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`

  test('is told by the scope of the session; what cannot be read passes', () => {
    expect(isMainPassword(token({ scope: 'com.atproto.access' }))).toBe(true)
    expect(isMainPassword(token({ scope: 'com.atproto.appPass' }))).toBe(false)
    for (const odd of ['', 'opaque', 'a.b.c', token({})]) expect(isMainPassword(odd)).toBe(false)
  })
})
