import { PINTEREST_CONTRACT } from '@postwright/core/platforms/pinterest/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pressAuthorize } from '../../fakes/support/press-authorize.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { openPinterest, type PinterestKit } from './pinterest-kit.ts'

let kit: PinterestKit
beforeAll(async () => {
  kit = await openPinterest()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const { scopes } = PINTEREST_CONTRACT.auth
const channel = makeConnection({ platform: 'pinterest' })

/** Consents as a person does; returns the code. */
async function consent(): Promise<string> {
  const begun = await kit.connector.begin({}, kit.context)
  if (begun.kind !== 'redirect') throw new Error('no page to go to')
  const back = await pressAuthorize(begun.url)
  expect(`${back.origin}${back.pathname}`).toBe(kit.context.redirectUri)
  expect(back.searchParams.get('state')).toBe(kit.context.state)
  return back.searchParams.get('code') ?? ''
}

describe('connecting', () => {
  test('finds the account with its boards to choose from', async () => {
    const [found] = (await kit.connector.finish?.(await consent(), '', kit.context)) ?? []
    expect(found).toMatchObject({
      account: { externalId: '2783136121146311751', handle: 'kitchenandgarden', name: 'Kitchen & Garden' },
      isProven: true,
      scopes: [...scopes],
      expiresAt: kit.now + 60 * 24 * 60 * 60 * 1000,
      choices: {
        board: [{ value: '549755885175', label: 'Summer recipes' }, { label: 'Winter recipes' }, {}],
        section: [
          { value: '549755885175/549755885180', label: 'Salads' },
          { value: '549755885175/549755885181', label: 'Soups' },
        ],
      },
    })
  })

  test('reads boards page by page', async () => {
    kit.fake.state.boards = Array.from({ length: 260 }, (_, index) => ({
      id: String(index + 1),
      name: `Board ${index + 1}`,
      privacy: 'PUBLIC' as const,
    }))
    const checked = await kit.publisher.check(channel, kit.access())
    expect(checked).toMatchObject({ kind: 'ok' })
    if (checked.kind !== 'ok') return
    // The most that a channel can store.
    expect(checked.facts?.choices?.board).toHaveLength(250)
  })

  test('is refused when a scope was not granted, when the code is wrong, and without keys of an app', async () => {
    const begun = await kit.connector.begin({}, kit.context)
    const url = new URL(begun.kind === 'redirect' ? begun.url : '')
    url.searchParams.set('scope', 'boards:read,pins:read')
    const code = (await pressAuthorize(url.href)).searchParams.get('code') ?? ''
    await expect(kit.connector.finish?.(code, '', kit.context)).rejects.toMatchObject({ code: 'connection_refused' })
    await expect(kit.connector.finish?.('wrong', '', kit.context)).rejects.toMatchObject({ code: 'connection_refused' })
    await expect(kit.connector.begin({}, { ...kit.context, app: null })).rejects.toMatchObject({
      code: 'network_unavailable',
    })
  })

  test('says when the network is in trouble or has had too many calls', async () => {
    kit.fake.script({ on: 'POST /v5/oauth/token', fault: { status: 503 } })
    await expect(kit.connector.finish?.('code', '', kit.context)).rejects.toMatchObject({
      code: 'connection_unreachable',
    })
    kit.fake.script({ on: 'POST /v5/oauth/token', fault: { status: 429, retryAfter: 90 } })
    await expect(kit.connector.finish?.('code', '', kit.context)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 90,
    })
    kit.fake.script({ on: 'POST /v5/oauth/token', fault: { status: 200, body: '<html>hello</html>' } })
    await expect(kit.connector.finish?.('code', '', kit.context)).rejects.toMatchObject({
      code: 'connection_unreachable',
    })
  })
})

describe('access', () => {
  test('is renewed when it is rejected, with a new refresh token each time', async () => {
    const secret = kit.access()
    kit.fake.state.grants.expire()
    const checked = await kit.publisher.check(channel, secret)
    expect(checked).toMatchObject({ kind: 'ok', rotatedSecret: expect.any(String) })
    expect(checked.rotatedSecret).not.toContain(JSON.parse(secret).refresh)
  })

  test('is renewed before it ends', async () => {
    const refreshed = await kit.publisher.refresh?.(channel, kit.access())
    expect(refreshed).toMatchObject({ kind: 'ok', expiresAt: kit.now + 60 * 24 * 60 * 60 * 1000 })
  })

  test('needs a reconnect once the refresh token is no longer taken', async () => {
    const secret = kit.access()
    kit.fake.state.grants.forget()
    expect(await kit.publisher.check(channel, secret)).toMatchObject({
      kind: 'refused',
      error: { kind: 'token_expired', retryable: false },
    })
  })

  test('keeps its refresh token when a renewal brings none', async () => {
    const secret = kit.access()
    kit.fake.script({
      on: 'POST /v5/oauth/token',
      fault: {
        status: 200,
        body: { access_token: 'next', token_type: 'bearer', expires_in: 60, scope: '', refresh_token: '' },
      },
    })
    const refreshed = await kit.publisher.refresh?.(channel, secret)
    expect(JSON.parse(refreshed?.rotatedSecret ?? '{}')).toMatchObject({
      access: 'next',
      refresh: JSON.parse(secret).refresh,
    })
  })

  test('can be given up although the network has no call for it', async () => {
    await expect(kit.publisher.revoke(channel, kit.access())).resolves.toBeUndefined()
  })
})
