import { beginConnection, finishConnection, listNetworks, saveChannelSettings } from '@postwright/core/api/connections'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { connectSandbox } from '../support/connect.ts'
import { fieldsOf } from '../support/documents.ts'

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
