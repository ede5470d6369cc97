import { paths } from '@postwright/core/paths'
import { beforeEach, expect, test } from 'vitest'
import { approvePost } from '../../functions/src/domain/approvals/approve-post.ts'
import { approvePostAs } from '../../functions/src/domain/approvals/approve-post.ts'
import { guestDecider } from '../../functions/src/domain/approvals/deciders.ts'
import { requestApproval, withdrawApprovalRequest } from '../../functions/src/domain/approvals/request-approval.ts'
import { returnPost } from '../../functions/src/domain/approvals/return-post.ts'
import type { ApprovalMode } from '@postwright/core/model/approval'
import type { Caller } from '../../functions/src/domain/caller.ts'
import { reschedulePost } from '../../functions/src/domain/posts/reschedule-post.ts'
import { schedulePost } from '../../functions/src/domain/posts/schedule-post.ts'
import { followPublication } from '../../functions/src/domain/approvals/follow-request.ts'
import { setWorkspacePublishing } from '../../functions/src/domain/workspaces/workspace-settings.ts'
import { approversOf, asSeen, inMode } from '../support/approvals.ts'
import { makeUser } from '../support/factories/user.ts'
import { makeMember } from '../support/factories/world.ts'
import { createPublishingWorld, HOUR, type PublishingWorld } from '../support/publishing.ts'

const callerOf = (uid: string) => ({ uid, sessionId: 'session', role: 'user' }) as const
const [EDITOR, APPROVER] = [callerOf('editor'), callerOf('approver')]
const NOW = { kind: 'now' } as const

let world: PublishingWorld
beforeEach(async () => {
  world = await createPublishingWorld('approvals')
  const { refs, workspaceId } = world
  for (const role of ['editor', 'approver'] as const) {
    await refs.user(role).set(makeUser({ id: role }))
    await refs.member(workspaceId, role).set(makeMember(workspaceId, role, role))
    await refs.db.recursiveDelete(refs.db.collection(paths.notifications(role)))
  }
  await world.addPost('a')
  await refs.post(workspaceId, 'a').update({ createdBy: 'editor' })
  await setWorkspacePublishing(world.deps, world.owner, { workspaceId, approvalRules: inMode('internal') })
})

const revOf = async () => (await world.refs.post(world.workspaceId, 'a').get()).data()?.rev ?? 0
const plan = async (caller: Caller = EDITOR, when: Parameters<typeof schedulePost>[2]['when'] = NOW) =>
  schedulePost(world.deps, caller, { workspaceId: world.workspaceId, postId: 'a', rev: await revOf(), when })
const asRead = async () => {
  return { workspaceId: world.workspaceId, postId: 'a', seen: asSeen([await world.variant('a')]) }
}
const toldTo = async (uid: string) => {
  await followPublication(world.deps, null, await world.variant('a'))
  return (await world.refs.notifications(uid).get()).docs.map((snapshot) => snapshot.data())
}
const at = (instant: number) => {
  return { kind: 'at', local: new Date(instant).toISOString().slice(0, 16), tzid: 'UTC' } as const
}
const write = (text: string) => world.refs.post(world.workspaceId, 'a').update({ text })

test('a post of an editor is held at its time, and goes out once it is approved', async () => {
  await plan()
  await world.tick()
  expect(await world.variant('a')).toMatchObject({ state: 'held', error: { kind: 'approval' }, approvals: [] })
  await approvePost(world.deps, APPROVER, await asRead())
  await world.tick()
  expect(await world.variant('a')).toMatchObject({
    state: 'published',
    approvals: [{ by: { uid: 'approver' } }],
    error: null,
  })
  expect(world.network.calls('a')).toBe(1)
  const log = await world.deps.publishLog.listOf(world.workspaceId, (await world.variant('a')).id)
  expect(log).toContainEqual(expect.objectContaining({ step: 'approve', createdBy: 'approver', state: 'held' }))
})

test('an approval holds for what was seen: another time or an edit needs another, unless who moves it approves', async () => {
  await plan(EDITOR, at(world.clock.now() + HOUR))
  await approvePost(world.deps, APPROVER, await asRead())
  const { workspaceId } = world
  const move = async (caller: Caller, hours: number) => {
    const when = at(world.clock.now() + hours * HOUR)
    await reschedulePost(world.deps, caller, { workspaceId, postId: 'a', rev: await revOf(), when })
    return when
  }
  await move(world.owner, 3)
  expect(approversOf(await world.variant('a'))).toEqual(['owner'])
  const when = await move(EDITOR, 2)
  expect(await world.variant('a')).toMatchObject({ approvals: [], lapsed: { approvals: [{ by: { uid: 'owner' } }] } })
  const read = await asRead()
  await approvePost(world.deps, APPROVER, read)
  expect(await world.variant('a')).toMatchObject({ lapsed: null })
  await write('a edited since')
  await plan(EDITOR, when)
  expect(approversOf(await world.variant('a'))).toEqual([])
  await expect(approvePost(world.deps, APPROVER, read)).rejects.toMatchObject({ code: 'stale_revision' })
  world.clock.advance(2 * HOUR)
  await world.tick()
  expect(await world.variant('a')).toMatchObject({ state: 'held', error: { kind: 'approval' } })
})

test('what an owner plans is approved with it; moving it approves nothing', async () => {
  await plan(EDITOR, at(world.clock.now() + HOUR))
  const { workspaceId } = world
  const when = at(world.clock.now() + 2 * HOUR)
  await reschedulePost(world.deps, world.owner, { workspaceId, postId: 'a', rev: await revOf(), when })
  expect(approversOf(await world.variant('a'))).toEqual([])
  await plan(world.owner)
  await world.tick()
  expect(await world.variant('a')).toMatchObject({ state: 'published', approvals: [{ by: { uid: 'owner' } }] })
})

test('those who approve are told once of each plan, and nobody where no approval is needed', async () => {
  await plan(EDITOR, at(world.clock.now() + HOUR))
  await toldTo('approver')
  expect(await toldTo('approver')).toEqual([expect.objectContaining({ kind: 'post.review', postId: 'a', rev: 1 })])
  expect(await toldTo('editor')).toEqual([])
  await setWorkspacePublishing(world.deps, world.owner, {
    workspaceId: world.workspaceId,
    approvalRules: inMode('none'),
  })
  world.clock.advance(10_000)
  await write('a edited since')
  await plan(EDITOR, at(world.clock.now() + HOUR))
  expect(await toldTo('approver')).toHaveLength(1)
})

test('a post that is sent back is a draft, loses what approval it had, and its author reads why', async () => {
  await plan(EDITOR, at(world.clock.now() + HOUR))
  const back = await returnPost(world.deps, APPROVER, { ...(await asRead()), note: 'Please name the source.' })
  expect(back.post).toMatchObject({ lifecycle: 'draft', nextAt: null })
  expect(await world.variant('a')).toMatchObject({ state: 'cancelled', dueAt: null, approvals: [] })
  expect(await toldTo('editor')).toEqual([
    expect.objectContaining({ kind: 'post.returned', postId: 'a', reviewNote: 'Please name the source.' }),
  ])
  await expect(returnPost(world.deps, APPROVER, { ...(await asRead()), note: '' })).rejects.toMatchObject({
    code: 'not_scheduled',
  })
})

const setMode = (mode: ApprovalMode) =>
  setWorkspacePublishing(world.deps, world.owner, { workspaceId: world.workspaceId, approvalRules: inMode(mode) })
const requestOf = () => world.deps.approvalRequests.get(world.workspaceId, 'a')

test('where clients approve too, a post is published once somebody inside and a client have approved it, in any order', async () => {
  await setMode('internal_and_client')
  await plan(EDITOR, at(world.clock.now() + HOUR))
  await toldTo('approver')
  expect(await requestOf()).toMatchObject({ state: 'open', needed: ['internal', 'client'], requestedBy: 'editor' })
  const guest = guestDecider({ kind: 'guest', linkId: 'link1', name: 'Nadia Rahal' })
  await approvePostAs(world.deps, guest, await asRead())
  expect(await requestOf()).toMatchObject({ state: 'open', needed: ['internal'] })
  world.clock.advance(HOUR)
  await world.tick()
  expect(await world.variant('a')).toMatchObject({ state: 'held', error: { kind: 'approval' } })
  await approvePost(world.deps, APPROVER, await asRead())
  await world.tick()
  expect(await world.variant('a')).toMatchObject({ state: 'published' })
  expect(approversOf(await world.variant('a'))).toEqual(['Nadia Rahal', 'approver'])
  const kinds = (await requestOf())?.decisions.map(({ side, kind }) => [side, kind])
  expect(kinds).toEqual([
    ['client', 'approved'],
    ['internal', 'approved'],
  ])
})

test('where approval is optional, a post waits only once somebody has asked, and for another person than that', async () => {
  await setMode('optional')
  await plan(world.owner, at(world.clock.now() + HOUR))
  const place = { workspaceId: world.workspaceId, postId: 'a' }
  expect(await requestOf()).toBeNull()
  const asked = { ...place, askedUids: ['approver'], dueAt: null, message: 'Is the price right?' }
  await requestApproval(world.deps, world.owner, asked)
  expect(await requestOf()).toMatchObject({ state: 'open', needed: ['anyone'], askedUids: ['approver'] })
  expect(await toldTo('approver')).toEqual([expect.objectContaining({ kind: 'post.review' })])
  await withdrawApprovalRequest(world.deps, world.owner, place)
  expect(await requestOf()).toMatchObject({ state: 'withdrawn', needed: [] })
  await requestApproval(world.deps, world.owner, asked)
  await approvePost(world.deps, world.owner, await asRead())
  world.clock.advance(HOUR)
  await world.tick()
  expect(await world.variant('a')).toMatchObject({ state: 'held', error: { kind: 'approval' } })
  await approvePost(world.deps, APPROVER, await asRead())
  await world.tick()
  expect(await world.variant('a')).toMatchObject({ state: 'published' })
})

test('the reason of a return stays with the request, and the next plan asks the same people anew', async () => {
  await plan(EDITOR, at(world.clock.now() + HOUR))
  await returnPost(world.deps, APPROVER, { ...(await asRead()), note: 'Please name the source.' })
  expect(await requestOf()).toMatchObject({
    state: 'returned',
    reminderAt: null,
    decisions: [{ kind: 'returned', note: 'Please name the source.', by: { uid: 'approver' } }],
  })
  await plan(EDITOR, at(world.clock.now() + HOUR))
  await toldTo('approver')
  expect(await requestOf()).toMatchObject({ state: 'open', decisions: [{ kind: 'returned' }] })
})
