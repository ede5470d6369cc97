import { schedulePost } from '@postwright/core/api/posts'
import { countZonePlans, updateWorkspace } from '@postwright/core/api/workspaces'
import { paths } from '@postwright/core/paths'
import { expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { fieldsOf } from '../support/documents.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'

test('the owner changes name and time zone, one or both, and the revision grows', async () => {
  const { workspaceId, call } = await createCaller()
  const renamed = dataOf(await call(updateWorkspace, { workspaceId, rev: 1, name: '  Studio  ' }))
  expect(renamed).toMatchObject({ name: 'Studio', timeZone: 'UTC', rev: 2 })
  const moved = dataOf(await call(updateWorkspace, { workspaceId, rev: 2, timeZone: 'America/New_York' }))
  expect(moved).toMatchObject({ name: 'Studio', timeZone: 'America/New_York', rev: 3 })
  expect(moved.updatedAt).toBeGreaterThan(renamed.createdAt)
  expect(await fieldsOf(paths.workspace(workspaceId))).toMatchObject({ name: 'Studio', rev: 3 })
})

test('an owner is told how many plans a new time zone concerns; editors and strangers are not', async () => {
  const [owner, editor, stranger] = await Promise.all([createCaller(), createCaller(), createCaller()])
  const { workspaceId } = owner
  await addMember(workspaceId, editor.uid, 'editor')
  expect(dataOf(await owner.call(countZonePlans, { workspaceId }))).toEqual({ posts: 0, queues: 0, series: 0 })
  const channel = await addChannel(owner)
  const postId = await addDraft(owner, { text: 'Planned', connectionIds: [channel.id] })
  dataOf(await owner.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  expect(dataOf(await owner.call(countZonePlans, { workspaceId }))).toEqual({ posts: 1, queues: 0, series: 0 })
  errorOf(await editor.call(countZonePlans, { workspaceId }), 'forbidden')
  errorOf(await stranger.call(countZonePlans, { workspaceId }), 'not_found')
})

test('of two changes to the same revision exactly one wins', async () => {
  const { workspaceId, call } = await createCaller()
  const replies = await Promise.all(['One', 'Two'].map((name) => call(updateWorkspace, { workspaceId, rev: 1, name })))
  expect(replies.map((reply) => (reply.ok ? 'won' : reply.error.code)).sort()).toEqual(['stale_revision', 'won'])
})

test('strangers do not learn that a workspace exists', async () => {
  const [owner, stranger] = await Promise.all([createCaller(), createCaller()])
  const theirs = await stranger.call(updateWorkspace, { workspaceId: owner.workspaceId, rev: 1, name: 'Mine' })
  const nobodys = await stranger.call(updateWorkspace, { workspaceId: 'no-such-workspace', rev: 1, name: 'Mine' })
  const { requestId: _one, ...first } = errorOf(theirs, 'not_found')
  const { requestId: _two, ...second } = errorOf(nobodys, 'not_found')
  expect(first).toEqual(second)
  expect(await fieldsOf(paths.workspace(owner.workspaceId))).toMatchObject({ rev: 1 })
})

test.each(['editor', 'approver', 'viewer'] as const)('a member who is %s may not change it', async (role) => {
  const [owner, member] = await Promise.all([createCaller(), createCaller()])
  await addMember(owner.workspaceId, member.uid, role)
  const { workspaceId } = owner
  errorOf(await member.call(updateWorkspace, { workspaceId, rev: 1, name: 'Mine' }), 'forbidden')
})

test('values that are not names or zones are refused by field', async () => {
  const { workspaceId, call } = await createCaller()
  const wrong = { workspaceId, rev: 0, name: ' ', timeZone: 'Mars/Olympus' }
  const { fields } = errorOf(await call(updateWorkspace, wrong), 'validation_failed')
  expect(Object.keys(fields ?? {}).sort()).toEqual(['name', 'rev', 'timeZone'])
})

test('fields that are not the caller’s to set are ignored', async () => {
  const { workspaceId, uid, call } = await createCaller()
  const input = { workspaceId, rev: 1, ownerUid: 'somebody', id: 'other', createdBy: 'somebody' }
  const workspace = dataOf(await call(updateWorkspace, input))
  expect(workspace).toMatchObject({ id: workspaceId, ownerUid: uid, createdBy: uid })
})

test('the address decides about the workspace, not the body', async () => {
  const [owner, stranger] = await Promise.all([createCaller(), createCaller()])
  const reply = await callApi(
    { ...updateWorkspace, path: `/workspaces/${owner.workspaceId}` },
    { workspaceId: stranger.workspaceId, rev: 1, name: 'Mine' },
    { token: stranger.accessToken },
  )
  errorOf(reply, 'not_found')
})

test('needs a sign-in', async () => {
  errorOf(await callApi(updateWorkspace, { workspaceId: 'w1', rev: 1 }), 'unauthenticated')
})
