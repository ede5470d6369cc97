import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BlueskyAccount } from '../../scripts/bluesky/account.ts'
import { AppError } from '../../functions/src/domain/app-error.ts'
import type { CurrentTexts, ProfileChange } from '../../functions/src/domain/ports/public-readers.ts'
import { createBlueskySignIn } from '../../functions/src/platforms/bluesky/connect.ts'
import { openSession } from '../../functions/src/platforms/bluesky/session.ts'
import { writeProfile } from '../../functions/src/platforms/bluesky/profile.ts'
import { openXrpc } from '../../functions/src/platforms/bluesky/api.ts'
import { createSafeFetch } from '../../functions/src/platforms/safe-fetch.ts'
import {
  bluesky,
  connectionOf,
  publishRequest,
  readProfileRecord,
  setProfile,
  signIn,
  signInWith,
  testClock,
} from '../support/bluesky.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { listPosts, type Pds, startPds } from '../support/pds.ts'
import { FROM_NOTHING } from '../support/from-nothing.ts'

let pds: Pds
let proxy: FaultProxy

beforeAll(async () => {
  pds = await startPds()
  proxy = await startFaultProxy(pds.url)
})

afterAll(async () => {
  await proxy?.stop()
  await pds?.stop()
})

beforeEach(() => {
  proxy.set({ kind: 'none' })
  proxy.seen.length = 0
})

const credentials = () => ({ service: pds.url, handle: pds.handle, appPassword: pds.appPassword })

/** The refusal of a sign-in; fails when it succeeds. */
async function refusedSignIn(changes: Partial<ReturnType<typeof credentials>>, by = signIn): Promise<AppError> {
  const error: unknown = await by({ ...credentials(), ...changes }).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw new Error(`Expected a refusal, got ${String(error)}`)
  return error
}

describe('signing in to a real Bluesky server', () => {
  test('answers who the account is, without a name or picture when it has none', async () => {
    const { account } = await signIn(credentials())
    const { did, handle, url } = pds
    expect(account).toEqual({ externalId: did, handle, name: handle, avatar: null, service: url })
  })

  test('is proven by its directory of identities, at the server itself and behind a front', async () => {
    const prove = signInWith(pds.directory)
    expect(await prove(credentials())).toMatchObject({ isProven: true, account: { service: pds.url } })
    expect(await prove({ ...credentials(), service: proxy.url })).toMatchObject({ isProven: true })
    expect(await signIn(credentials())).toMatchObject({ isProven: false })
  })

  test('brings the display name and a small picture', async () => {
    await setProfile(pds.url, pds)
    const { account } = await signIn(credentials())
    expect(account.name).toBe('Ada of the Engine')
    expect(account.avatar).toMatch(/^data:image\/webp;base64,/)
    expect(account.avatar?.length).toBeLessThanOrEqual(40_000)
  })

  test('a wrong app password is the password’s fault, an unknown handle the handle’s', async () => {
    const wrong = await refusedSignIn({ appPassword: 'aaaa-bbbb-cccc-dddd' })
    expect(wrong).toMatchObject({ code: 'connection_refused', fields: { appPassword: expect.any(String) } })
    const unknown = await refusedSignIn({ handle: 'nobody-here.test' })
    expect(unknown).toMatchObject({ code: 'connection_refused', fields: { handle: expect.stringContaining('nobody') } })
  })

  test('the main password is refused and its session ended', async () => {
    const refused = await refusedSignIn({ appPassword: pds.password, service: proxy.url })
    expect(refused).toMatchObject({ code: 'connection_refused', fields: { appPassword: expect.any(String) } })
    expect(proxy.seen.at(-1)).toContain('deleteSession')
  })

  test('a second factor means that the main password was typed', async () => {
    const body = '{"error":"AuthFactorTokenRequired","message":"A sign in code has been sent"}'
    proxy.set({ kind: 'answer', status: 401, body })
    expect(await refusedSignIn({ service: proxy.url })).toMatchObject({ fields: { appPassword: expect.any(String) } })
  })

  test('a rate limit says when to try again', async () => {
    const body = '{"error":"RateLimitExceeded","message":"Rate Limit Exceeded"}'
    proxy.set({ kind: 'answer', status: 429, headers: { 'retry-after': '42' }, body })
    expect(await refusedSignIn({ service: proxy.url })).toMatchObject({ code: 'rate_limited', retryAfter: 42 })
  })

  test.each([
    ['cuts the connection', { kind: 'cut' as const }],
    ['has an internal error', { kind: 'answer' as const, status: 500, body: '{"error":"InternalServerError"}' }],
    [
      'is some web site',
      { kind: 'answer' as const, status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
    ],
    [
      'knows no such path',
      { kind: 'answer' as const, status: 404, body: 'no', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'redirects the password elsewhere',
      { kind: 'answer' as const, status: 307, body: '', headers: { location: '/x' } },
    ],
  ])('a server that %s is unreachable', async (_what, fault) => {
    proxy.set(fault)
    const refused = await refusedSignIn({ service: proxy.url })
    expect(refused).toMatchObject({ code: 'connection_unreachable', fields: { service: expect.any(String) } })
  })

  test('a closed port and a missing name are unreachable', async () => {
    for (const service of ['http://127.0.0.1:9', 'https://no-such-host.invalid']) {
      expect(await refusedSignIn({ service })).toMatchObject({ code: 'connection_unreachable' })
    }
  })

  test('a late server is waited for', async () => {
    proxy.set({ kind: 'late', ms: 1500 })
    expect(await signIn({ ...credentials(), service: proxy.url })).toMatchObject({ account: { handle: pds.handle } })
  })

  test('outside the emulators an address on a private network is not called', async () => {
    const strict = createBlueskySignIn(createSafeFetch({ allowPrivate: false }), testClock, () => Promise.resolve(null))
    const port = new URL(proxy.url).port
    for (const service of [proxy.url, `https://127.0.0.1:${port}`, `https://localhost:${port}`]) {
      const refused = await refusedSignIn({ service }, strict)
      expect(refused).toMatchObject({ code: 'address_refused', fields: { service: expect.any(String) } })
    }
    expect(proxy.seen).toEqual([])
  })
})

describe('access over time', () => {
  const tokens = (secret: string) => JSON.parse(secret) as Record<string, string>

  test('every publication renews the tokens and hands them over', async () => {
    const access = await signIn(credentials())
    const outcome = await bluesky.prepare(publishRequest(access, { text: 'renew' }), FROM_NOTHING)
    if (outcome.kind !== 'prepared' || !outcome.rotatedSecret) throw new Error(JSON.stringify(outcome))
    expect(tokens(outcome.rotatedSecret)).toMatchObject({ appPassword: pds.appPassword })
    expect(tokens(outcome.rotatedSecret)['refreshJwt']).not.toBe(tokens(access.secret)['refreshJwt'])
  })

  test('a dead access token is renewed in the middle of a publication', async () => {
    const access = await signIn(credentials())
    const dead = JSON.stringify({ ...tokens(access.secret), accessJwt: 'not-a-token' })
    const request = publishRequest({ ...access, secret: dead }, { text: 'renewed on the way' })
    const outcome = await bluesky.publish(request, JSON.stringify({ $type: 'app.bsky.feed.post', text: 'on the way' }))
    expect(outcome).toMatchObject({ kind: 'published', rotatedSecret: expect.any(String) })
  })

  test('with all tokens dead the app password opens a new session', async () => {
    const access = await signIn(credentials())
    const dead = JSON.stringify({ appPassword: pds.appPassword, accessJwt: 'dead', refreshJwt: 'dead' })
    expect(await bluesky.check(connectionOf(access.account), dead)).toMatchObject({
      kind: 'ok',
      account: { handle: pds.handle },
      rotatedSecret: expect.any(String),
    })
  })

  test('an ended session opens again with the app password, and ending it twice does no harm', async () => {
    const access = await signIn(credentials())
    const connection = connectionOf(access.account)
    await bluesky.revoke(connection, access.secret)
    await bluesky.revoke(connection, access.secret).catch(() => null)
    expect(await bluesky.check(connection, access.secret)).toMatchObject({ kind: 'ok' })
  })

  test('a renewal that gets no answer refuses for the moment and posts nothing', async () => {
    const access = await signIn({ ...credentials(), service: proxy.url })
    const request = publishRequest(access, { text: 'no renewal' })
    proxy.set({ kind: 'cut' }, 'refreshSession')
    const outcome = await bluesky.prepare(request, FROM_NOTHING)
    expect(outcome).toMatchObject({ kind: 'refused', error: { retryable: true } })
  })

  test('an app password taken back at the network stops the publication before anything is sent', async () => {
    const access = await signIn(credentials())
    const request = publishRequest(access, { text: 'revoked' })
    const before = await bluesky.publish(request, JSON.stringify({ $type: 'app.bsky.feed.post', text: 'before' }))
    expect(before.kind).toBe('published')
    await pds.revokeAppPassword()
    const expired = { kind: 'refused', error: { kind: 'token_expired', retryable: false } }
    expect(await bluesky.prepare(publishRequest(access, { text: 'revoked' }), FROM_NOTHING)).toMatchObject(expired)
    expect(await bluesky.check(connectionOf(access.account), access.secret)).toMatchObject(expired)
    const dead = { ...access, secret: JSON.stringify({ ...tokens(access.secret), accessJwt: 'dead' }) }
    const late = publishRequest(dead, { text: 'late' })
    expect(await bluesky.publish(late, JSON.stringify({ $type: 'app.bsky.feed.post', text: 'x' }))).toMatchObject(
      expired,
    )
    expect((await listPosts(pds.url, pds.did)).filter(({ key }) => key === late.recordKey)).toEqual([])
    // Earlier posts can still be looked up, because records are public.
    const found = await bluesky.reconcile({ ...request, secret: dead.secret })
    expect(found).toMatchObject({ kind: 'published' })
  })
})

describe('changing the profile of a real account', () => {
  const wanted = { name: 'Ada Wright', bio: 'Oak tables.\nMade by hand.' }
  const write = (change: Partial<ProfileChange> = {}) =>
    bluesky.writeProfile?.(connectionOf(signedIn.account), signedIn.secret, {
      wanted,
      decide: () => 'write',
      ...change,
    })

  let grace: BlueskyAccount
  let signedIn: Awaited<ReturnType<typeof signIn>>
  beforeAll(async () => {
    grace = await pds.createAccount('gracie')
    signedIn = await signIn({ service: pds.url, handle: grace.handle, appPassword: grace.appPassword })
  })

  test('creates the record of an account that has none', async () => {
    const seen: CurrentTexts[] = []
    const decide = (current: CurrentTexts) => {
      seen.push(current)
      return 'write' as const
    }
    expect(await write({ decide })).toEqual({ kind: 'written' })
    expect(seen).toEqual([{ name: '', bios: [''] }])
    expect(await readProfileRecord(pds.url, grace)).toMatchObject({
      displayName: wanted.name,
      description: wanted.bio,
    })
  })

  test('keeps picture and everything else of the record', async () => {
    await setProfile(pds.url, grace)
    const before = await readProfileRecord(pds.url, grace)
    expect(await write()).toEqual({ kind: 'written' })
    expect(await readProfileRecord(pds.url, grace)).toEqual({
      ...before,
      displayName: wanted.name,
      description: wanted.bio,
    })
    expect(before).toHaveProperty('avatar')
  })

  test('writes nothing unless that is decided', async () => {
    await setProfile(pds.url, grace)
    const before = await readProfileRecord(pds.url, grace)
    for (const kind of ['written', 'changed'] as const) {
      expect(await write({ decide: () => kind })).toEqual({ kind })
    }
    expect(await readProfileRecord(pds.url, grace)).toEqual(before)
  })

  test('writes nothing over a change that came after the reading', async () => {
    await write()
    const { account, secret } = signedIn
    const session = openSession(openXrpc(createSafeFetch({ allowPrivate: true }), pds.url), account.externalId, secret)
    const call: typeof session.call = async (method, input) => {
      if (method === 'com.atproto.repo.putRecord') await setProfile(pds.url, grace)
      return session.call(method, input)
    }
    const change: ProfileChange = { wanted: { ...wanted, name: 'Too late' }, decide: () => 'write' }
    expect(await writeProfile({ ...session, call }, change, testClock.now())).toEqual({ kind: 'changed' })
    expect(await readProfileRecord(pds.url, grace)).toMatchObject({ displayName: 'Ada of the Engine' })
  })

  test('is refused with texts that are too long for the network', async () => {
    const long = { ...wanted, bio: 'x'.repeat(2_600) }
    expect(await write({ wanted: long })).toMatchObject({
      kind: 'refused',
      error: { kind: 'content_policy' },
    })
  })
})
