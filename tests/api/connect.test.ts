import { beginConnection, finishConnection, listNetworks, saveChannelSettings } from '@postwright/core/api/connections'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createMastodonFake } from '../fakes/mastodon/create-mastodon-fake.ts'
import { authorize } from '../platforms/mastodon/connect-mastodon.ts'
import { createCaller, signInCaller, type TestCaller } from '../support/callers.ts'
import { connectSandbox } from '../support/connect.ts'
import { fieldsOf } from '../support/documents.ts'
import { everyDocument } from '../support/everything.ts'

let owner: TestCaller
let stranger: TestCaller

beforeAll(async () => {
  owner = await createCaller()
  stranger = await createCaller()
})

const begin = (values: Record<string, string>, mode: 'direct' | 'assisted' = 'direct') => ({
  workspaceId: owner.workspaceId,
  platform: 'sandbox' as const,
  mode,
  values,
})

describe('beginning a connection', () => {
  test('connects at once where the network needs nothing but its form', async () => {
    const begun = dataOf(await owner.call(beginConnection, begin({ name: 'Practice' })))
    expect(begun).toMatchObject({
      step: 'connected',
      connections: [{ name: 'Practice', mode: 'direct' }],
      notice: null,
    })
  })

  test('names the input that the network would refuse', async () => {
    const refused = errorOf(await owner.call(beginConnection, begin({ name: 'x'.repeat(61) })), 'validation_failed')
    expect(refused.fields).toEqual({ name: 'Use at most 60 characters.' })
  })

  test('stores a channel that a person publishes on, without any access', async () => {
    const begun = dataOf(await owner.call(beginConnection, begin({ name: '@ada' }, 'assisted')))
    if (begun.step !== 'connected') throw new Error(begun.step)
    const [connection] = begun.connections
    expect(connection).toMatchObject({ mode: 'assisted', handle: 'ada', status: 'connected' })
    expect(await fieldsOf(paths.connectionSecret(connection?.id ?? ''))).toBeUndefined()
  })

  test('is refused where another user tries', async () => {
    errorOf(await stranger.call(beginConnection, begin({ name: 'Mine' })), 'not_found')
  })
})

test('a ticket that was never given is refused, and so is one of another user', async () => {
  const finish = { workspaceId: owner.workspaceId, ticket: 'x'.repeat(48), code: 'code' }
  errorOf(await owner.call(finishConnection, finish), 'connect_expired')
  errorOf(await stranger.call(finishConnection, finish), 'not_found')
})

test('the networks are listed for members, with who publishes there', async () => {
  const { networks } = dataOf(await owner.call(listNetworks, { workspaceId: owner.workspaceId }))
  expect(networks).toContainEqual({ platform: 'bluesky', mode: 'direct' })
  errorOf(await stranger.call(listNetworks, { workspaceId: owner.workspaceId }), 'not_found')
})

test('settings that the network does not know are left out', async () => {
  const { id } = dataOf(await connectSandbox(owner, { workspaceId: owner.workspaceId, name: 'Settings' }))
  const target = { workspaceId: owner.workspaceId, connectionId: id, settings: { unknown: 'value' } }
  expect(dataOf(await owner.call(saveChannelSettings, target)).settings).toEqual({})
  errorOf(await stranger.call(saveChannelSettings, target), 'not_found')
})

test('a channel has the clock that it is given, keeps it when nothing is said of it, and has none of a made-up zone', async () => {
  const { id, timeZone } = dataOf(await connectSandbox(owner, { workspaceId: owner.workspaceId, name: 'Clock' }))
  expect(timeZone).toBeNull()
  const target = { workspaceId: owner.workspaceId, connectionId: id, settings: {} }
  const given = { ...target, timeZone: 'Asia/Tokyo' }
  expect(dataOf(await owner.call(saveChannelSettings, given)).timeZone).toBe('Asia/Tokyo')
  expect(dataOf(await owner.call(saveChannelSettings, target)).timeZone).toBe('Asia/Tokyo')
  errorOf(await owner.call(saveChannelSettings, { ...target, timeZone: 'Europe/Nowhere' }), 'validation_failed')
  expect(dataOf(await owner.call(saveChannelSettings, { ...target, timeZone: null })).timeZone).toBeNull()
})

type Back = { workspaceId: string; ticket: string; code: string; browser: string }

describe('a connection that goes on at the network’s own page', () => {
  let mastodon: Awaited<ReturnType<typeof createMastodonFake>>

  beforeAll(async () => {
    mastodon = await createMastodonFake()
  })

  afterAll(() => mastodon.close())

  /** Consents on the network’s page. Returns the input of `finishConnection`. */
  async function consent(caller = owner): Promise<Back> {
    const values = { instance: mastodon.url }
    const input = { workspaceId: caller.workspaceId, platform: 'mastodon' as const, values, browser: 'this browser' }
    const begun = dataOf(await caller.call(beginConnection, input))
    if (begun.step !== 'redirect') throw new Error(begun.step)
    const back = await authorize(begun.url)
    const { searchParams } = back
    expect(`${back.origin}${back.pathname}`).toMatch(/\/dashboard\/connected-platforms\/callback$/)
    return {
      workspaceId: caller.workspaceId,
      ticket: searchParams.get('state') ?? '',
      code: searchParams.get('code') ?? '',
      browser: 'this browser',
    }
  }

  test('ends with the account, and its ticket is used up', async () => {
    const back = await consent()
    const finished = dataOf(await owner.call(finishConnection, back))
    expect(finished).toMatchObject({ step: 'connected', connections: [{ platform: 'mastodon', status: 'connected' }] })
    errorOf(await owner.call(finishConnection, back), 'connect_expired')
  })

  test('goes on in the browser that began it only, in whatever session, for the person and the workspace that it was begun for', async () => {
    const back = await consent()
    errorOf(await owner.call(finishConnection, { ...back, browser: 'another one' }), 'connect_expired')
    errorOf(await stranger.call(finishConnection, { ...back, workspaceId: stranger.workspaceId }), 'connect_expired')
    const reloaded = await signInCaller(owner)
    expect(dataOf(await reloaded.call(finishConnection, back)).step).toBe('connected')
  })

  test('has a ticket of more than 256 bits, which is stored nowhere', async () => {
    const { ticket } = await consent()
    expect(ticket).toMatch(/^[A-Za-z0-9_-]{43,}$/)
    expect((await everyDocument()).filter((document) => document.includes(ticket))).toEqual([])
  })

  test('keeps the channel and its schedule when the account is connected again', async () => {
    const first = dataOf(await owner.call(finishConnection, await consent()))
    const again = dataOf(await owner.call(finishConnection, await consent()))
    if (first.step !== 'connected' || again.step !== 'connected') throw new Error('not connected')
    expect(again.connections[0]?.id).toBe(first.connections[0]?.id)
  })
})
