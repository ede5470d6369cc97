import { readChannelProfile } from '@postwright/core/api/profiles'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { setFields } from '../support/documents.ts'
import { addChannel } from '../support/drafts.ts'
import { type RadarSite, serveRadarSite } from '../support/radar-site.ts'

let site: RadarSite
let ada: TestCaller
let connectionId: string
beforeAll(async () => {
  site = await serveRadarSite()
  ada = await createCaller()
  const { id } = await addChannel(ada)
  connectionId = id
})
afterAll(() => site.close())

const read = (caller: TestCaller) => caller.call(readChannelProfile, { workspaceId: ada.workspaceId, connectionId })

describe('the profile of a connected account', () => {
  test('on a network that tells none is refused with its reason', async () => {
    errorOf(await read(ada), 'network_unavailable')
  })

  test('that lives at the network for practice is what that knows of it', async () => {
    await setFields(paths.connection(ada.workspaceId, connectionId), { platform: 'bluesky', name: 'Practice' })
    expect(dataOf(await read(ada)).profile).toMatchObject({ name: 'Practice', bio: '', hasPinned: false })
  })

  test('is read at its server, and cut to what a profile stores', async () => {
    const server = { platform: 'mastodon', externalId: '42@oak.social', handle: 'ada@oak.social', service: site.origin }
    await setFields(paths.connection(ada.workspaceId, connectionId), server)
    const account = { id: '42', display_name: `Ada\nWright${'!'.repeat(200)}`, note: `<p>${'oak '.repeat(2_000)}</p>` }
    site.set('/api/v1/accounts/42', { body: JSON.stringify(account) })
    site.set('/api/v1/accounts/42/statuses', { body: '[]' })
    const { profile } = dataOf(await read(ada))
    expect(profile).toMatchObject({ handle: '@ada@oak.social', link: '', hasPinned: false })
    expect(profile.name).toMatch(/^Ada Wright!+$/)
    expect([profile.name.length, profile.bio.length]).toEqual([120, 3_000])
  })

  test('whose server does not answer is not read, and the next try may succeed', async () => {
    site.set('/api/v1/accounts/42', { status: 503 })
    errorOf(await read(ada), 'connection_unreachable')
  })

  test('is not told to another user', async () => {
    errorOf(await read(await createCaller()), 'not_found')
  })
})
