import { disconnect } from '@postwright/core/api/connections'
import { schedulePost } from '@postwright/core/api/posts'
import { beforeAll, expect, test, vi } from 'vitest'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { connect } from '../support/connect.ts'
import { addDraft } from '../support/drafts.ts'
import { EMULATORS } from '../support/emulators.ts'
import { PATIENCE } from '../support/patience.ts'

let owner: TestCaller

beforeAll(async () => {
  owner = await createCaller()
})

test('a post on a feed stands in it for everybody, once, until the channel is disconnected', async () => {
  const { workspaceId } = owner
  const channel = dataOf(await connect(owner, 'rss', { workspaceId, name: 'Workshop news' }))
  const feed = (ending = '') => fetch(`${EMULATORS.api}/feeds/${channel.externalId}${ending}`)
  expect(await (await feed()).text()).not.toContain('<item>')

  const postId = await addDraft(owner, { text: 'The first chair is finished', connectionIds: [channel.id] })
  dataOf(await owner.call(schedulePost, { workspaceId, postId, rev: 1, when: { kind: 'now' } }))
  const text = await vi.waitFor(
    async () => {
      const said = await (await feed()).text()
      expect(said).toContain('The first chair is finished')
      return said
    },
    { timeout: PATIENCE, interval: 500 },
  )
  expect(text.match(/<item>/g)).toHaveLength(1)
  const reply = await feed()
  expect(reply.headers.get('content-type')).toContain('application/rss+xml')
  const again = await fetch(reply.url, { headers: { 'if-none-match': reply.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)

  dataOf(await owner.call(disconnect, { workspaceId, connectionId: channel.id }))
  expect((await feed()).status).toBe(404)
})

test('a feed that never was is not found', async () => {
  expect((await fetch(`${EMULATORS.api}/feeds/none`)).status).toBe(404)
})
