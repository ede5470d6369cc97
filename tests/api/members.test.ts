import { listMembers } from '@postwright/core/api/members'
import { expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { addMember } from '../support/members.ts'

test('every member reads the names and roles of all members in order, and nothing else of their accounts', async () => {
  const owner = await createCaller({ fullName: 'Zoe Marsh' })
  const viewer = await createCaller({ fullName: 'Ada Byron' })
  const { workspaceId } = owner
  await addMember(workspaceId, viewer.uid, 'viewer')
  const plain = { channelIds: null, isSuspended: false }
  const named = [
    { uid: viewer.uid, fullName: 'Ada Byron', role: 'viewer', joinedAt: expect.any(Number), ...plain },
    { uid: owner.uid, fullName: 'Zoe Marsh', role: 'owner', joinedAt: expect.any(Number), ...plain },
  ]
  expect(dataOf(await viewer.call(listMembers, { workspaceId }))).toEqual({ members: named })
  expect(dataOf(await owner.call(listMembers, { workspaceId }))).toEqual({ members: named })
})

test('names are not told to strangers, and a member without an account is left out', async () => {
  const [owner, stranger] = await Promise.all([createCaller(), createCaller()])
  const { workspaceId } = owner
  await addMember(workspaceId, 'gone-long-ago', 'editor')
  errorOf(await stranger.call(listMembers, { workspaceId }), 'not_found')
  const { members } = dataOf(await owner.call(listMembers, { workspaceId }))
  expect(members.map(({ uid }) => uid)).toEqual([owner.uid])
})
