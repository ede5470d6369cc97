import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pressAuthorize } from '../../fakes/support/press-authorize.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { CHANNEL, openYouTube, type YouTubeKit } from './youtube-kit.ts'

let kit: YouTubeKit
beforeAll(async () => {
  kit = await openYouTube()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const channel = makeConnection({ platform: 'youtube', externalId: CHANNEL })
const TOKEN = 'POST /token'

async function consent(change: (url: URL) => void = () => undefined): Promise<string> {
  const begun = await kit.connector.begin({}, kit.context)
  if (begun.kind !== 'redirect') throw new Error('no page to go to')
  const url = new URL(begun.url)
  change(url)
  return (await pressAuthorize(url.href)).searchParams.get('code') ?? ''
}

describe('connecting', () => {
  test('finds the channel, with access that lasts', async () => {
    const [found] = (await kit.connector.finish?.(await consent(), '', kit.context)) ?? []
    expect(found).toMatchObject({
      account: { externalId: CHANNEL, handle: '@kitchenandgarden', name: 'Kitchen & Garden' },
      kind: 'channel',
      expiresAt: null,
    })
    expect(JSON.parse(found?.secret ?? '{}').refresh).toMatch(/^refresh-/)
  })

  test('finds several channels for the person to choose from', async () => {
    kit.fake.state.channels.push({ id: 'UC2', title: 'Second', customUrl: '@second' })
    expect(await kit.connector.finish?.(await consent(), '', kit.context)).toHaveLength(2)
  })

  test('gets lasting access at the second consent too, because it asks for consent anew', async () => {
    await consent()
    const [found] = (await kit.connector.finish?.(await consent(), '', kit.context)) ?? []
    expect(JSON.parse(found?.secret ?? '{}').refresh).toMatch(/^refresh-/)
  })

  test('is refused without lasting access, without a channel, without a scope, and with another verifier', async () => {
    const refused = { code: 'connection_refused' }
    await consent()
    const online = await consent((url) => url.searchParams.delete('prompt'))
    await expect(kit.connector.finish?.(online, '', kit.context)).rejects.toMatchObject(refused)
    const less = await consent((url) =>
      url.searchParams.set('scope', 'https://www.googleapis.com/auth/youtube.readonly'),
    )
    await expect(kit.connector.finish?.(less, '', kit.context)).rejects.toMatchObject(refused)
    const other = { ...kit.context, codeVerifier: 'w'.repeat(64) }
    await expect(kit.connector.finish?.(await consent(), '', other)).rejects.toMatchObject(refused)
    kit.fake.state.channels = []
    await expect(kit.connector.finish?.(await consent(), '', kit.context)).rejects.toMatchObject({
      ...refused,
      detail: expect.stringContaining('no channel'),
    })
    const begun = kit.connector.begin({}, { ...kit.context, app: null })
    await expect(begun).rejects.toMatchObject({ code: 'network_unavailable' })
  })
})

describe('access', () => {
  test('is renewed when it is rejected, and keeps its refresh token, which the reply leaves out', async () => {
    const secret = kit.access()
    kit.fake.state.grants.expire()
    const checked = await kit.publisher.check(channel, secret)
    expect(checked).toMatchObject({ kind: 'ok', account: { externalId: CHANNEL } })
    expect(JSON.parse(checked.rotatedSecret ?? '{}').refresh).toBe(JSON.parse(secret).refresh)
  })

  test('never loses its refresh token to an empty one', async () => {
    const secret = kit.access()
    const body = { access_token: 'next', expires_in: 3_599, scope: '', token_type: 'Bearer', refresh_token: '' }
    kit.fake.script({ on: TOKEN, fault: { status: 200, body } })
    const refreshed = await kit.publisher.refresh?.(channel, secret)
    expect(refreshed).toMatchObject({ kind: 'ok', expiresAt: null })
    expect(JSON.parse(refreshed?.rotatedSecret ?? '{}')).toMatchObject({
      access: 'next',
      refresh: JSON.parse(secret).refresh,
    })
  })

  test('is renewed shortly before it ends, without waiting for a rejection', async () => {
    const secret = kit.access()
    kit.outside.clock.advance(59 * 60_000)
    await kit.publisher.check(channel, secret)
    expect(kit.fake.ledger.map(({ path }) => path)).toEqual(['/token', '/youtube/v3/channels'])
  })

  test('is lost when the person withdrew it, and a fault of the app when its keys are wrong', async () => {
    const secret = kit.access()
    kit.fake.state.grants.forget()
    expect(await kit.publisher.refresh?.(channel, secret)).toMatchObject({
      kind: 'refused',
      error: { kind: 'token_expired', detail: expect.stringContaining('invalid_grant') },
    })
    const body = { error: 'invalid_client', error_description: 'The OAuth client was not found.' }
    kit.fake.script({ on: TOKEN, fault: { status: 401, body } })
    expect(await kit.publisher.refresh?.(channel, secret)).toMatchObject({ kind: 'refused', error: { kind: 'config' } })
  })

  test('is told as lost when the account no longer has the channel', async () => {
    const other = makeConnection({ platform: 'youtube', externalId: 'UC-gone' })
    expect(await kit.publisher.check(other, kit.access())).toMatchObject({
      kind: 'refused',
      error: { kind: 'permission' },
    })
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
