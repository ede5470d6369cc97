import { disconnect } from '@postwright/core/api/connections'
import { connectSandbox } from '../support/connect.ts'
import { schedulePost } from '@postwright/core/api/posts'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { makePost } from '../support/factories/post.ts'

const DAY = 24 * 60 * 60 * 1000

let owner: TestCaller

beforeEach(async () => {
  owner = await createCaller()
})

/** A draft as the client writes it. */
async function draftFor(connectionId: string, postId: string): Promise<void> {
  const { id: _id, ...fields } = makePost({ connectionIds: [connectionId], createdBy: owner.uid })
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() }
  await setFields(paths.post(owner.workspaceId, postId), { ...fields, ...times })
}

const tomorrow = () => ({
  kind: 'at' as const,
  local: new Date(Date.now() + DAY).toISOString().slice(0, 16),
  tzid: 'UTC',
})

describe('disconnecting an account with a schedule', () => {
  test('holds what is planned and says how much; connecting again plans it as it was', async () => {
    const { workspaceId } = owner
    const channel = dataOf(await connectSandbox(owner, { workspaceId }))
    for (const postId of ['p1', 'p2']) {
      await draftFor(channel.id, postId)
      dataOf(await owner.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
    }
    const target = { workspaceId, connectionId: channel.id }
    expect(dataOf(await owner.call(disconnect, target))).toEqual({ disconnected: true, held: 2 })
    const path = paths.variant(workspaceId, variantId('p1', channel.id))
    expect(await fieldsOf(path)).toMatchObject({ state: 'held', error: { kind: 'disconnected' }, dueAt: null })
    expect(dataOf(await owner.call(disconnect, target))).toEqual({ disconnected: true, held: 0 })

    await draftFor(channel.id, 'p3')
    const meanwhile = await owner.call(schedulePost, { workspaceId, postId: 'p3', rev: 1, when: tomorrow() })
    errorOf(meanwhile, 'connection_missing')

    dataOf(await connectSandbox(owner, { workspaceId }))
    const released = await fieldsOf(path)
    expect(released).toMatchObject({ state: 'scheduled', error: null })
    expect(released?.['dueAt']).toEqual(Timestamp.fromMillis(released?.['scheduled']?.instant))
  })
})
