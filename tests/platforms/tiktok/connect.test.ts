import { TIKTOK_CONTRACT } from '@postwright/core/platforms/tiktok/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pressAuthorize } from '../../fakes/support/press-authorize.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { openTikTok, type TikTokKit } from './tiktok-kit.ts'

let kit: TikTokKit
beforeAll(async () => {
  kit = await openTikTok()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const YEAR = 365 * 24 * 60 * 60 * 1000
const { scopes } = TIKTOK_CONTRACT.auth
const channel = makeConnection({ platform: 'tiktok', externalId: '723f24d7-e717-40f8-a2b6-cb8464cd23b4' })

async function consent(change: (url: URL) => void = () => undefined): Promise<string> {
  const begun = await kit.connector.begin({}, kit.context)
  if (begun.kind !== 'redirect') throw new Error('no page to go to')
  const url = new URL(begun.url)
  change(url)
  const back = await pressAuthorize(url.href)
  expect(back.searchParams.get('state')).toBe(kit.context.state)
  return back.searchParams.get('code') ?? ''
}

describe('connecting', () => {
  test('finds the account with what it allows, for the form of its posts', async () => {
    const [found] = (await kit.connector.finish?.(await consent(), '', kit.context)) ?? []
    expect(found).toMatchObject({
      account: { externalId: channel.externalId, handle: 'tastytravels', name: 'Tasty Travels' },
      scopes: [...scopes],
      expiresAt: kit.now + YEAR,
      limits: { videoDurationMax: 300_000 },
      choices: {
        privacyLevel: [
          { value: 'PUBLIC_TO_EVERYONE', label: 'Everyone' },
          { value: 'MUTUAL_FOLLOW_FRIENDS', label: 'Friends' },
          { value: 'SELF_ONLY', label: 'Only you' },
        ],
        comment: [{ value: 'off' }, { value: 'allowed' }],
        duet: [{ value: 'off' }, { value: 'allowed' }],
        stitch: [{ value: 'off' }],
      },
    })
    expect(found?.choices?.stitch).toHaveLength(1)
  })

  test('is refused with another verifier, without a scope, and without keys of an app', async () => {
    const refused = { code: 'connection_refused' }
    const other = { ...kit.context, codeVerifier: 'w'.repeat(64) }
    await expect(kit.connector.finish?.(await consent(), '', other)).rejects.toMatchObject(refused)
    const less = await consent((url) => url.searchParams.set('scope', 'user.info.basic'))
    await expect(kit.connector.finish?.(less, '', kit.context)).rejects.toMatchObject(refused)
    const begun = kit.connector.begin({}, { ...kit.context, app: null })
    await expect(begun).rejects.toMatchObject({ code: 'network_unavailable' })
  })

  test('says when the network does not answer or answers in another way', async () => {
    kit.fake.script({ on: 'POST /v2/oauth/token/', fault: 'cut' })
    const cut = kit.connector.finish?.('code', '', kit.context)
    await expect(cut).rejects.toMatchObject({ code: 'connection_unreachable' })
    kit.fake.script({ on: 'POST /v2/oauth/token/', fault: { status: 200, body: { hello: 'world' } } })
    const odd = kit.connector.finish?.('code', '', kit.context)
    await expect(odd).rejects.toMatchObject({ code: 'connection_unreachable' })
  })
})

describe('access', () => {
  test('is renewed when it is rejected, and a check brings what the account allows now', async () => {
    kit.fake.state.creator.privacy_level_options = ['FOLLOWER_OF_CREATOR', 'SELF_ONLY']
    kit.fake.state.creator.comment_disabled = true
    const secret = kit.access()
    kit.fake.state.grants.expire()
    const checked = await kit.publisher.check(channel, secret)
    expect(checked).toMatchObject({
      kind: 'ok',
      rotatedSecret: expect.any(String),
      facts: {
        choices: { privacyLevel: [{ label: 'Followers' }, { label: 'Only you' }], comment: [{ value: 'off' }] },
      },
    })
    expect(checked.rotatedSecret).not.toContain(JSON.parse(secret).refresh)
  })

  test('is renewed before it ends, and lost once the refresh token is no longer taken', async () => {
    const secret = kit.access()
    expect(await kit.publisher.refresh?.(channel, secret)).toMatchObject({ kind: 'ok', expiresAt: kit.now + YEAR })
    expect(await kit.publisher.refresh?.(channel, secret)).toMatchObject({
      kind: 'refused',
      error: { kind: 'token_expired', retryable: false },
    })
  })

  test('stays as it is when a renewal fails by chance', async () => {
    kit.fake.script({ on: 'POST /v2/oauth/token/', fault: { status: 502 } })
    const refreshed = await kit.publisher.refresh?.(channel, kit.access())
    expect(refreshed).toMatchObject({ kind: 'refused', error: { kind: 'platform_down', retryable: true } })
    expect(refreshed).not.toHaveProperty('rotatedSecret')
  })

  test('ends at the network when the channel is disconnected', async () => {
    const secret = kit.access()
    await kit.publisher.revoke(channel, secret)
    expect(await kit.publisher.check(channel, secret)).toMatchObject({
      kind: 'refused',
      error: { kind: 'token_expired' },
    })
  })
})
