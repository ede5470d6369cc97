import {
  changeMember,
  leaveWorkspace,
  listMembers,
  removeMember,
  transferOwnership,
} from '@postwright/core/api/members'
import { cancelPost, deletePost, reschedulePost, schedulePost } from '@postwright/core/api/posts'
import { saveQueue, setQueuePause } from '@postwright/core/api/queues'
import { createSeries } from '@postwright/core/api/series'
import { getMe } from '@postwright/core/api/users'
import { createWorkspace, setWorkspaceArchived, updateWorkspace } from '@postwright/core/api/workspaces'
import { OWNED_WORKSPACES_MAX } from '@postwright/core/model/member'
import { paths } from '@postwright/core/paths'
import { memberRoleSchema, type MemberRole } from '@postwright/core/rights/rights'
import { expect, test } from 'vitest'
import { confirm } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'
import { addQueue, queueDraft } from '../support/queues.ts'

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

test('an owner gives roles and takes them; repeating it changes nothing and records nothing', async () => {
  const { owner, member, workspaceId } = await team('editor')
  const order = { workspaceId, uid: member.uid, role: 'approver' } as const
  expect(dataOf(await owner.call(changeMember, order))).toEqual({ role: 'approver', channelIds: null })
  dataOf(await owner.call(changeMember, order))
  expect(await fieldsOf(paths.member(workspaceId, member.uid))).toMatchObject({ role: 'approver', rev: 2 })
  const facts = { before: 'editor', after: 'approver', channels: null }
  expect(await actsOn(member.uid, 'member.changed')).toEqual([expect.objectContaining({ actorUid: owner.uid, facts })])
})

test.each(memberRoleSchema.options)('a manager gives and takes any role but an owner’s: %s', async (role) => {
  const { owner, member: manager, workspaceId } = await team('manager')
  const other = await join(workspaceId, 'viewer')
  const given = await manager.call(changeMember, { workspaceId, uid: other.uid, role })
  expect(given.ok ? 'ok' : given.error.code).toBe(role === 'owner' ? 'forbidden' : 'ok')
  errorOf(await manager.call(changeMember, { workspaceId, uid: owner.uid, role }), 'forbidden')
  errorOf(await manager.call(removeMember, { workspaceId, uid: owner.uid }), 'forbidden')
})

test('strangers change nobody, and nobody is changed who is no member', async () => {
  const { owner, member, workspaceId } = await team('editor')
  const stranger = await createCaller()
  const uid = member.uid
  errorOf(await stranger.call(changeMember, { workspaceId, uid, role: 'viewer' }), 'not_found')
  errorOf(await stranger.call(removeMember, { workspaceId, uid }), 'not_found')
  errorOf(await stranger.call(leaveWorkspace, { workspaceId }), 'not_found')
  errorOf(await owner.call(changeMember, { workspaceId, uid: stranger.uid, role: 'viewer' }), 'not_found')
  expect(await fieldsOf(paths.member(stranger.workspaceId, stranger.uid))).toMatchObject({ role: 'owner' })
})

test('a removed member loses access with the next call; what they wrote and planned stays, and the owner is told', async () => {
  const { owner, member, workspaceId } = await team('editor')
  const channel = await addChannel(owner)
  const postId = await addDraft({ ...member, workspaceId }, { text: 'Planned', connectionIds: [channel.id] })
  dataOf(await member.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  dataOf(await owner.call(removeMember, { workspaceId, uid: member.uid }))
  dataOf(await owner.call(removeMember, { workspaceId, uid: member.uid }))
  errorOf(await member.call(listMembers, { workspaceId }), 'not_found')
  expect(await fieldsOf(paths.member(workspaceId, member.uid))).toBeUndefined()
  expect(await fieldsOf(paths.post(workspaceId, postId))).toMatchObject({
    lifecycle: 'scheduled',
    createdBy: member.uid,
  })
  expect(await actsOn(member.uid, 'member.removed')).toHaveLength(1)
  expect(await toldAbout(owner.uid)).toEqual([expect.objectContaining({ posts: 1, series: 0, workspaceId })])
})

test('whoever leaves the workspace that they begin with begins in another, and in a new one without any', async () => {
  const { owner, member, workspaceId } = await team('owner')
  await setFields(paths.user(member.uid), { defaultWorkspaceId: workspaceId })
  expect(dataOf(await member.call(leaveWorkspace, { workspaceId }))).toEqual({ workspaceId: member.workspaceId })
  errorOf(await member.call(leaveWorkspace, { workspaceId }), 'not_found')
  const friend = await join(owner.workspaceId, 'owner')
  const { workspaceId: fresh } = dataOf(await owner.call(leaveWorkspace, { workspaceId }))
  expect(dataOf(await owner.call(getMe, {}))).toMatchObject({ defaultWorkspaceId: fresh })
  expect(await fieldsOf(paths.member(fresh, owner.uid))).toMatchObject({ role: 'owner', suspended: false })
  expect(await fieldsOf(paths.workspace(workspaceId))).toMatchObject({ ownerUid: friend.uid })
})

test('the last owner neither leaves nor is removed nor becomes anything else', async () => {
  const { owner, workspaceId } = await team('manager')
  const uid = owner.uid
  errorOf(await owner.call(leaveWorkspace, { workspaceId }), 'last_owner')
  errorOf(await owner.call(removeMember, { workspaceId, uid }), 'last_owner')
  errorOf(await owner.call(changeMember, { workspaceId, uid, role: 'manager' }), 'last_owner')
  const suspended = await join(workspaceId, 'owner')
  await setFields(paths.member(workspaceId, suspended.uid), { suspended: true })
  errorOf(await owner.call(leaveWorkspace, { workspaceId }), 'last_owner')
})

test('of two owners who leave at once one stays, and the workspace is theirs', async () => {
  const { owner, member, workspaceId } = await team('owner')
  const replies = await Promise.all([owner, member].map((each) => each.call(leaveWorkspace, { workspaceId })))
  expect(replies.map((reply) => (reply.ok ? 'left' : reply.error.code)).toSorted()).toEqual(['last_owner', 'left'])
  const stayed = replies[0]?.ok ? member : owner
  expect(await fieldsOf(paths.workspace(workspaceId))).toMatchObject({ ownerUid: stayed.uid })
  expect(await fieldsOf(paths.member(workspaceId, stayed.uid))).toMatchObject({ role: 'owner' })
})

test('of two owners who make each other managers at once one stays an owner', async () => {
  const { owner, member, workspaceId } = await team('owner')
  await Promise.all([
    owner.call(changeMember, { workspaceId, uid: member.uid, role: 'manager' }),
    member.call(changeMember, { workspaceId, uid: owner.uid, role: 'manager' }),
  ])
  const roles = await Promise.all([owner, member].map(({ uid }) => fieldsOf(paths.member(workspaceId, uid))))
  expect(roles.map((each) => String(each?.['role'])).toSorted()).toEqual(['manager', 'owner'])
})

test('ownership moves to another member with the account that the workspace belongs to, once, and after a sign-in', async () => {
  const { owner, member, workspaceId } = await team('viewer')
  const order = { workspaceId, uid: member.uid }
  errorOf(await owner.call(transferOwnership, order), 'reauthentication_required')
  await Promise.all([confirm(owner), confirm(member)])
  errorOf(await member.call(transferOwnership, order), 'forbidden')
  errorOf(await owner.call(transferOwnership, { workspaceId, uid: 'nobody' }), 'not_found')
  dataOf(await owner.call(transferOwnership, order))
  expect(await fieldsOf(paths.workspace(workspaceId))).toMatchObject({ ownerUid: member.uid })
  expect(await fieldsOf(paths.member(workspaceId, member.uid))).toMatchObject({ role: 'owner' })
  expect(await fieldsOf(paths.member(workspaceId, owner.uid))).toMatchObject({ role: 'manager' })
  errorOf(await owner.call(transferOwnership, order), 'forbidden')
  expect(await actsOn(member.uid, 'workspace.transferred')).toHaveLength(1)
})

test('nobody is given more workspaces than one person may own', async () => {
  const { owner, member, workspaceId } = await team('editor')
  await confirm(owner)
  const names = Array.from({ length: OWNED_WORKSPACES_MAX - 1 }, (_, index) => `Studio ${index}`)
  await Promise.all(names.map((name) => member.call(createWorkspace, { key: name.slice(-1), name, timeZone: 'UTC' })))
  errorOf(await owner.call(transferOwnership, { workspaceId, uid: member.uid }), 'workspaces_full')
  expect(await fieldsOf(paths.workspace(workspaceId))).toMatchObject({ ownerUid: owner.uid })
})

test('a workspace is created once for each key, and of several at once no more than one person may own', async () => {
  const caller = await createCaller()
  const input = { key: 'first', name: '  Studio ', timeZone: 'Europe/Berlin' }
  const [one, two] = [await caller.call(createWorkspace, input), await caller.call(createWorkspace, input)].map(dataOf)
  expect(one).toMatchObject({ name: 'Studio', timeZone: 'Europe/Berlin', ownerUid: caller.uid, archivedAt: null })
  expect(two?.id).toBe(one?.id)
  const others = Array.from({ length: OWNED_WORKSPACES_MAX }, (_, index) => ({ ...input, key: `other${index}` }))
  const replies = await Promise.all(others.map((each) => caller.call(createWorkspace, each)))
  const made = replies.filter(({ ok }) => ok).length
  expect(made).toBe(OWNED_WORKSPACES_MAX - 2)
  errorOf(await caller.call(createWorkspace, { ...input, key: 'more' }), 'workspaces_full')
  const { call } = await createCaller()
  expect(dataOf(await call(createWorkspace, input)).id).not.toBe(one?.id)
  errorOf(await call(createWorkspace, { ...input, key: 'bad', name: ' ' }), 'validation_failed')
  expect(dataOf(await caller.call(updateWorkspace, { workspaceId: one?.id ?? '', rev: 1, name: 'Mine' })).name).toBe(
    'Mine',
  )
})

test('sign-ins that were ended before do not count in a new workspace either', async () => {
  const caller = await createCaller()
  await setFields(paths.user(caller.uid), { authTimesEnded: [13.5] })
  const { id } = dataOf(await caller.call(createWorkspace, { key: 'k', name: 'Studio', timeZone: 'UTC' }))
  expect(await fieldsOf(paths.member(id, caller.uid))).toMatchObject({ authTimesEnded: [13.5] })
})

test('a member who is limited to some channels plans for no others, and what was planned for them goes on', async () => {
  const { owner, member, workspaceId } = await team('editor')
  const [mine, theirs] = [await addChannel(owner), await addChannel(owner)]
  const order = { workspaceId, uid: member.uid }
  errorOf(await owner.call(changeMember, { ...order, channelIds: ['none'] }), 'connection_missing')
  expect(dataOf(await owner.call(changeMember, { ...order, channelIds: [mine.id] }))).toMatchObject({
    channelIds: [mine.id],
  })
  const allowed = { workspaceId, postId: await addDraft(owner, { text: 'One', connectionIds: [mine.id] }), rev: 1 }
  const refused = { workspaceId, postId: await addDraft(owner, { text: 'Two', connectionIds: [theirs.id] }), rev: 1 }
  const first = dataOf(await member.call(schedulePost, { ...allowed, when: tomorrow() }))
  expect(first.post.lifecycle).toBe('scheduled')
  const { fields } = errorOf(await member.call(schedulePost, { ...refused, when: tomorrow() }), 'channel_not_allowed')
  expect(Object.keys(fields ?? {})).toEqual([theirs.id])
  const planned = dataOf(await owner.call(schedulePost, { ...refused, when: tomorrow() }))
  const there = { ...refused, rev: planned.post.rev }
  errorOf(await member.call(reschedulePost, { ...there, when: tomorrow() }), 'channel_not_allowed')
  errorOf(await member.call(cancelPost, there), 'channel_not_allowed')
  errorOf(await member.call(deletePost, { workspaceId, postId: refused.postId }), 'channel_not_allowed')
  const repeated = { workspaceId, postId: await addDraft(owner, { text: 'Three', connectionIds: [theirs.id] }), rev: 1 }
  const rule = {
    rhythm: { kind: 'daily', interval: 1 },
    startsOn: tomorrow().local.slice(0, 10),
    end: { kind: 'never' },
  } as const
  const series = { ...repeated, times: { rule, time: '23:30', tzid: 'UTC' } }
  errorOf(await member.call(createSeries, series), 'channel_not_allowed')
  const queue = await addQueue(owner, { connectionIds: [theirs.id] })
  const named = { workspaceId, queueId: queue.id }
  errorOf(await member.call(setQueuePause, { ...named, isPaused: true }), 'channel_not_allowed')
  const taken = queueDraft({ name: queue.name, connectionIds: [mine.id] })
  errorOf(await member.call(saveQueue, { ...named, rev: queue.rev, draft: taken }), 'channel_not_allowed')
  expect(dataOf(await owner.call(changeMember, { ...order, role: 'manager' }))).toEqual({
    role: 'manager',
    channelIds: null,
  })
  expect(await fieldsOf(paths.post(workspaceId, refused.postId))).toMatchObject({ lifecycle: 'scheduled' })
})

test('an archived workspace is read, left and taken back, and nothing else; the last active one is not archived', async () => {
  const { owner, member, workspaceId } = await team('editor')
  const archive = (isArchived: boolean) => owner.call(setWorkspaceArchived, { workspaceId, isArchived })
  errorOf(await archive(true), 'last_workspace')
  const other = dataOf(await owner.call(createWorkspace, { key: 'k', name: 'Other', timeZone: 'UTC' }))
  errorOf(await member.call(setWorkspaceArchived, { workspaceId, isArchived: true }), 'forbidden')
  const channel = await addChannel(owner)
  const postId = await addDraft(owner, { text: 'Planned', connectionIds: [channel.id] })
  dataOf(await archive(true))
  expect(dataOf(await archive(true)).workspace.archivedAt).not.toBeNull()
  const plan = { workspaceId, postId, rev: 1, when: tomorrow() }
  for (const each of [owner, member]) errorOf(await each.call(schedulePost, plan), 'workspace_archived')
  errorOf(await owner.call(updateWorkspace, { workspaceId, rev: 2, name: 'New' }), 'workspace_archived')
  errorOf(await owner.call(setWorkspaceArchived, { workspaceId: other.id, isArchived: true }), 'last_workspace')
  expect(dataOf(await member.call(listMembers, { workspaceId })).members).toHaveLength(2)
  dataOf(await archive(false))
  dataOf(await owner.call(schedulePost, plan))
  const acts = [await actsOn(workspaceId, 'workspace.archived'), await actsOn(workspaceId, 'workspace.unarchived')]
  expect(acts.map(({ length }) => length)).toEqual([1, 1])
})

async function team(role: MemberRole): Promise<{ owner: TestCaller; member: TestCaller; workspaceId: string }> {
  const owner = await createCaller()
  return { owner, member: await join(owner.workspaceId, role), workspaceId: owner.workspaceId }
}

async function join(workspaceId: string, role: MemberRole): Promise<TestCaller> {
  const caller = await createCaller()
  await addMember(workspaceId, caller.uid, role)
  return caller
}

async function actsOn(subject: string, action: string): Promise<object[]> {
  return (await auditEntriesFor(subject)).filter((entry) => 'action' in entry && entry.action === action)
}

async function toldAbout(uid: string): Promise<object[]> {
  const told = database().collection(paths.notifications(uid)).where('kind', '==', 'member.left')
  return (await told.get()).docs.map((snapshot) => snapshot.data())
}
