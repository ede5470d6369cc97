import { X_CONTRACT } from '@postwright/core/platforms/x/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pressAuthorize } from '../../fakes/support/press-authorize.ts'
import { openX, X_REDIRECT, type XKit } from './x-kit.ts'

let kit: XKit
beforeAll(async () => {
  kit = await openX()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const TOKEN = 'POST /2/oauth2/token'

/** Consents as a person does; returns the code. */
async function consent(change: Record<string, string> = {}): Promise<string> {
  const begun = await kit.connector.begin({}, kit.context)
  if (begun.kind !== 'redirect') throw new Error('no page to go to')
  const url = new URL(begun.url)
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
  const back = await pressAuthorize(url.href)
  expect(`${back.origin}${back.pathname}`).toBe(X_REDIRECT)
  expect(back.searchParams.get('state')).toBe(kit.context.state)
  return back.searchParams.get('code') ?? ''
}

const finish = async (code: string, context = kit.context) => kit.connector.finish?.(code, '', context)

describe('connecting', () => {
  it('finds the account behind the consent, with what was granted', async () => {
    expect(await finish(await consent())).toMatchObject([
      {
        account: {
          externalId: '2244994945',
          handle: 'postwright_dev',
          name: 'Postwright Dev',
          service: 'https://x.com',
        },
        isProven: true,
        scopes: [...X_CONTRACT.auth.scopes],
        expiresAt: null,
        limits: {},
      },
    ])
  })

  it('knows that accounts that pay for X may write more', async () => {
    kit.fake.state.user.subscription_type = 'Premium'
    expect(await finish(await consent())).toMatchObject([{ limits: { textMax: 25_000 } }])
  })

  it('proves with the verifier that it began the sign-in', async () => {
    const code = await consent()
    const stolen = { ...kit.context, codeVerifier: 'another'.repeat(10) }
    await expect(finish(code, stolen)).rejects.toMatchObject({ code: 'connection_refused' })
  })

  it('is refused with a code that was used, that is half a minute old, or for another address', async () => {
    const used = await consent()
    await finish(used)
    await expect(finish(used)).rejects.toMatchObject({ code: 'connection_refused' })
    const late = await consent()
    kit.outside.clock.advance(31_000)
    await expect(finish(late)).rejects.toMatchObject({ code: 'connection_refused' })
    const elsewhere = { ...kit.context, redirectUri: `${X_REDIRECT}/` }
    await expect(finish(await consent(), elsewhere)).rejects.toMatchObject({ code: 'connection_refused' })
  })

  it('is refused when something was not granted, with words that say so', async () => {
    const code = await consent({ scope: 'tweet.read users.read offline.access' })
    await expect(finish(code)).rejects.toMatchObject({
      code: 'connection_refused',
      detail: expect.stringContaining('allow all of it'),
    })
  })

  it('is not begun without keys of an app', async () => {
    const without = kit.connector.begin({}, { ...kit.context, app: null })
    await expect(without).rejects.toMatchObject({ code: 'network_unavailable' })
  })

  it('says when X is in trouble, has had too many calls, or answers with something else', async () => {
    kit.fake.script({ on: TOKEN, fault: { status: 503 } })
    await expect(finish('code')).rejects.toMatchObject({ code: 'connection_unreachable' })
    kit.fake.script({ on: TOKEN, fault: 'cut' })
    await expect(finish('code')).rejects.toMatchObject({ code: 'connection_unreachable' })
    kit.fake.script({ on: TOKEN, fault: { status: 429, retryAfter: 90 } })
    await expect(finish('code')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 90 })
    kit.fake.script({ on: TOKEN, fault: { status: 200, body: '<html>hello</html>' } })
    await expect(finish('code')).rejects.toMatchObject({ code: 'connection_unreachable' })
    const body = { data: { id: '../evil', username: 'x' } }
    kit.fake.script({ on: 'GET /2/users/me', fault: { status: 200, body } })
    await expect(finish(await consent())).rejects.toMatchObject({ code: 'connection_unreachable' })
  })
})

describe('access', () => {
  it('is renewed when X rejects it, with a new refresh token each time', async () => {
    const secret = kit.access()
    kit.fake.state.grants.expire()
    const checked = await kit.publisher.check(kit.connection, secret)
    expect(checked).toMatchObject({
      kind: 'ok',
      account: { handle: 'postwright_dev' },
      rotatedSecret: expect.any(String),
    })
    expect(checked.rotatedSecret).not.toContain(JSON.parse(secret).refresh)
  })

  it('is renewed before it ends', async () => {
    const secret = kit.access()
    kit.outside.clock.advance(119 * 60_000)
    const refreshed = await kit.publisher.refresh?.(kit.connection, secret)
    expect(refreshed).toMatchObject({ kind: 'ok', expiresAt: null, rotatedSecret: expect.any(String) })
  })

  it('keeps its refresh token when a renewal brings none or an empty one', async () => {
    for (const more of [{}, { refresh_token: '' }]) {
      const secret = kit.access()
      const body = { token_type: 'bearer', expires_in: 7200, access_token: 'next', scope: 'tweet.read', ...more }
      kit.fake.script({ on: TOKEN, fault: { status: 200, body } })
      const refreshed = await kit.publisher.refresh?.(kit.connection, secret)
      const kept = { access: 'next', refresh: JSON.parse(secret).refresh }
      expect(JSON.parse(refreshed?.rotatedSecret ?? '{}')).toMatchObject(kept)
    }
  })

  it('needs a reconnect once the refresh token is no longer taken, but not because the app is unknown', async () => {
    const secret = kit.access()
    kit.fake.state.grants.forget()
    const gone = await kit.publisher.refresh?.(kit.connection, secret)
    expect(gone).toMatchObject({ kind: 'refused', error: { kind: 'token_expired', retryable: false } })
    const body = { error: 'unauthorized_client', error_description: 'Missing valid authorization header' }
    kit.fake.script({ on: TOKEN, fault: { status: 401, body } })
    const unknown = await kit.publisher.refresh?.(kit.connection, secret)
    expect(unknown).toMatchObject({ kind: 'refused', error: { kind: 'config' } })
  })

  it('is given back when the channel is disconnected', async () => {
    const secret = kit.access()
    await kit.publisher.revoke(kit.connection, secret)
    expect(await kit.publisher.check(kit.connection, secret)).toMatchObject({ error: { kind: 'token_expired' } })
  })
})

describe('the numbers of a post', () => {
  it('are read, with quotes counted as reposts', async () => {
    const secret = kit.access()
    const published = await kit.publish(kit.request({ secret }))
    if (published.kind !== 'published') throw new Error('not published')
    const metrics = await kit.publisher.metrics?.(kit.connection, secret, published.remoteId)
    expect(metrics).toMatchObject({ kind: 'metrics', values: { likes: 7, replies: 1, reposts: 3, views: 340 } })
  })

  it('of a post that is gone are refused', async () => {
    const metrics = await kit.publisher.metrics?.(kit.connection, kit.access(), '1')
    expect(metrics).toMatchObject({ kind: 'refused' })
  })
})

it('followers of an account are counted', async () => {
  expect(await kit.publisher.followers?.(kit.connection, kit.access())).toMatchObject({
    kind: 'followers',
    count: 1_204,
  })
})
