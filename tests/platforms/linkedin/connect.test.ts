import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLinkedInModule } from '../../../functions/src/platforms/linkedin/module.ts'
import { pressAuthorize } from '../../fakes/support/press-authorize.ts'
import { LINKEDIN_REDIRECT, type LinkedInKit, MEMBER, openLinkedIn, ORGANIZATION } from './linkedin-kit.ts'

let kit: LinkedInKit
beforeAll(async () => {
  kit = await openLinkedIn()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const TOKEN = 'POST /oauth/v2/accessToken'
const DAY = 24 * 60 * 60_000

/** Consents as a person does; returns the redirect address. */
async function consent(change: Record<string, string> = {}, context = kit.context): Promise<URL> {
  const begun = await kit.connector.begin({}, context)
  if (begun.kind !== 'redirect') throw new Error('no page to go to')
  const url = new URL(begun.url)
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
  const back = await pressAuthorize(url.href)
  expect(`${back.origin}${back.pathname}`).toBe(LINKEDIN_REDIRECT)
  expect(back.searchParams.get('state')).toBe(kit.context.state)
  return back
}

const codeOf = async (change?: Record<string, string>, context = kit.context) =>
  (await consent(change, context)).searchParams.get('code') ?? ''
const finish = async (code: string, context = kit.context) => kit.connector.finish?.(code, '', context)

describe('connecting', () => {
  it('asks with an app for members for nothing but what self-serve products grant, and knows the person by OpenID', async () => {
    const begun = await kit.connector.begin({}, kit.memberContext)
    const scope = begun.kind === 'redirect' ? new URL(begun.url).searchParams.get('scope') : null
    expect(scope).toBe('openid profile email w_member_social')
    const found = await finish(await codeOf({}, kit.memberContext), kit.memberContext)
    expect(found?.map(({ account, kind }) => [account.externalId, account.name, kind])).toEqual([
      [MEMBER, 'Ada Example', 'member'],
    ])
    expect(kit.fake.ledger.map(({ path }) => path)).toContain('/v2/userinfo')
  })

  it('asks with an app for communities for no product but that one, and knows the person by their basic profile', async () => {
    const begun = await kit.connector.begin({}, kit.context)
    const scope = begun.kind === 'redirect' ? (new URL(begun.url).searchParams.get('scope') ?? '') : ''
    expect(scope.split(' ')).not.toContain('openid')
    const [member] = (await finish(await codeOf())) ?? []
    expect(member?.account).toMatchObject({ externalId: MEMBER, handle: 'ada-example', name: 'Ada Example' })
    expect(kit.fake.ledger.map(({ path }) => path)).not.toContain('/v2/userinfo')
  })

  it('finds the member and the organisations that they may post for in any role, to choose from', async () => {
    const found = await finish(await codeOf())
    expect(found?.map(({ account, kind }) => [account.externalId, account.name, kind])).toEqual([
      [MEMBER, 'Ada Example', 'member'],
      [ORGANIZATION, 'Example Works', 'organization'],
      ['urn:li:organization:5002', 'Example Labs', 'organization'],
      // Only administrators can read its name.
      ['urn:li:organization:5004', '5004', 'organization'],
    ])
    expect(found?.map(({ expiresAt }) => expiresAt)).toEqual(
      [1, 1, 1, 1].map(() => kit.outside.clock.now() + 365 * DAY),
    )
  })

  it('finds the member alone when nothing was granted for organisations', async () => {
    const found = await finish(await codeOf({ scope: 'r_basicprofile w_member_social' }))
    expect(found?.map(({ account }) => account.externalId)).toEqual([MEMBER])
  })

  it('is refused when posting was not granted, with words that say so', async () => {
    await expect(finish(await codeOf({ scope: 'r_basicprofile' }))).rejects.toMatchObject({
      code: 'connection_refused',
      detail: expect.stringContaining('allow all of it'),
    })
  })

  it('forecasts the end of access that cannot be renewed', async () => {
    const code = await codeOf()
    const { access } = JSON.parse(kit.access())
    const body = { access_token: access, expires_in: 5_184_000, scope: 'r_basicprofile,w_member_social' }
    kit.fake.script({ on: TOKEN, fault: { status: 200, body } })
    expect(await finish(code)).toMatchObject([{ expiresAt: kit.outside.clock.now() + 60 * DAY }])
  })

  it('is refused with a code that was used or is for another address', async () => {
    const used = await codeOf()
    await finish(used)
    await expect(finish(used)).rejects.toMatchObject({ code: 'connection_refused' })
    const elsewhere = { ...kit.context, redirectUri: `${LINKEDIN_REDIRECT}/` }
    await expect(finish(await codeOf(), elsewhere)).rejects.toMatchObject({ code: 'connection_refused' })
  })

  it('is not begun without keys of an app', async () => {
    const without = kit.connector.begin({}, { ...kit.context, app: null })
    await expect(without).rejects.toMatchObject({ code: 'network_unavailable' })
  })

  it('says when LinkedIn is in trouble, has had too many calls, or answers with something else', async () => {
    kit.fake.script({ on: TOKEN, fault: { status: 500 } })
    await expect(finish('code')).rejects.toMatchObject({ code: 'connection_unreachable' })
    kit.fake.script({ on: TOKEN, fault: { status: 429, retryAfter: 90 } })
    await expect(finish('code')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 90 })
    kit.fake.script({ on: 'GET /v2/me', fault: { status: 200, body: { sub: 'a/b', name: 'x' } } })
    await expect(finish(await codeOf())).rejects.toMatchObject({ code: 'connection_unreachable' })
  })
})

describe('access', () => {
  it('is renewed when LinkedIn rejects it, under the refresh token of the consent', async () => {
    const secret = kit.access()
    kit.fake.state.grants.expire()
    const checked = await kit.publisher.check(kit.connection(MEMBER), secret)
    expect(checked).toMatchObject({ kind: 'ok', account: { externalId: MEMBER }, rotatedSecret: expect.any(String) })
    expect(JSON.parse(checked.rotatedSecret ?? '{}').refresh).toBe(JSON.parse(secret).refresh)
  })

  it('can be renewed for a year from the consent, however often it was', async () => {
    const secret = kit.access()
    const endsAt = kit.outside.clock.now() + 365 * DAY
    kit.outside.clock.advance(50 * DAY)
    const first = await kit.publisher.refresh?.(kit.connection(MEMBER), secret)
    expect(first).toMatchObject({ kind: 'ok', expiresAt: endsAt })
    kit.outside.clock.advance(316 * DAY)
    const late = await kit.publisher.refresh?.(kit.connection(MEMBER), first?.rotatedSecret ?? '')
    expect(late).toMatchObject({ kind: 'refused', error: { kind: 'token_expired', retryable: false } })
  })

  it('keeps its refresh token when a renewal brings none or an empty one', async () => {
    for (const more of [{}, { refresh_token: '' }]) {
      const secret = kit.access()
      kit.fake.script({
        on: TOKEN,
        fault: { status: 200, body: { access_token: 'next', expires_in: 60, scope: '', ...more } },
      })
      const refreshed = await kit.publisher.refresh?.(kit.connection(MEMBER), secret)
      const kept = { access: 'next', refresh: JSON.parse(secret).refresh }
      expect(JSON.parse(refreshed?.rotatedSecret ?? '{}')).toMatchObject(kept)
    }
  })

  it('asks for a reconnect where there is no refresh token', async () => {
    const secret = JSON.stringify({ ...JSON.parse(kit.access()), refresh: '', accessEndsAt: kit.outside.clock.now() })
    const refused = { kind: 'refused', error: { kind: 'token_expired', retryable: false } }
    expect(await kit.publisher.check(kit.connection(MEMBER), secret)).toMatchObject(refused)
  })

  it('is checked by the organisation where the channel is one', async () => {
    const account = { externalId: ORGANIZATION, handle: 'example-works', name: 'Example Works' }
    expect(await kit.publisher.check(kit.connection(ORGANIZATION), kit.access())).toMatchObject({ kind: 'ok', account })
    const gone = await kit.publisher.check(kit.connection('urn:li:organization:1'), kit.access())
    expect(gone).toMatchObject({ kind: 'refused' })
  })

  it('is given back when the channel is disconnected', async () => {
    const secret = kit.access()
    await kit.publisher.revoke(kit.connection(MEMBER), secret)
    const checked = await kit.publisher.check(kit.connection(MEMBER), secret)
    expect(checked).toMatchObject({ error: { kind: 'token_expired' } })
  })

  it('stays for the other channels of the consent when a page is disconnected', async () => {
    const secret = kit.access()
    await kit.publisher.revoke(kit.connection(ORGANIZATION), secret)
    expect(await kit.publisher.check(kit.connection(MEMBER), secret)).toMatchObject({ kind: 'ok' })
  })
})

describe('the numbers of a post', () => {
  it('are given of organisations', async () => {
    const secret = kit.access()
    const metrics = await kit.publisher.metrics?.(kit.connection(ORGANIZATION), secret, 'urn:li:share:1')
    const values = { likes: 5, replies: 2, reposts: 3, views: 120, clicks: 11 }
    expect(metrics).toMatchObject({ kind: 'metrics', values })
    const calls: string[] = []
    const { fetch } = kit.outside
    const watched = {
      ...kit.outside,
      baseUrl: kit.fake.url,
      fetch: (url: string, ...more: [RequestInit?]) => {
        calls.push(url)
        return fetch(url, ...more)
      },
    }
    await createLinkedInModule(watched).publisher.metrics?.(kit.connection(ORGANIZATION), secret, 'urn:li:ugcPost:1')
    expect(calls).toEqual([expect.stringMatching(/&ugcPosts=List\(urn%3Ali%3AugcPost%3A1\)$/)])
  })

  it('are given of members where the app was granted their numbers, and nowhere else', async () => {
    const secret = kit.access()
    const values = { likes: 7, replies: 4, reposts: 1, views: 80 }
    for (const urn of ['urn:li:share:1', 'urn:li:ugcPost:1']) {
      const granted = await kit.publisher.metrics?.(kit.connection(MEMBER), secret, urn)
      expect(granted).toEqual({ kind: 'metrics', values })
    }
    const plain = kit.connection(MEMBER, ['openid', 'profile', 'w_member_social'])
    const refused = await kit.publisher.metrics?.(plain, secret, 'urn:li:share:1')
    expect(refused).toMatchObject({ kind: 'refused', error: { kind: 'permission' } })
  })
})

it('followers are told of organisations and not of members', async () => {
  const secret = kit.access()
  const counted = await kit.publisher.followers?.(kit.connection(ORGANIZATION), secret)
  expect(counted).toMatchObject({ kind: 'followers', count: 2_310 })
  const refused = await kit.publisher.followers?.(kit.connection(MEMBER), secret)
  expect(refused).toMatchObject({ kind: 'refused', error: { kind: 'permission' } })
})
