import { paths } from '@postwright/core/paths'
import { beforeEach, expect, test } from 'vitest'
import { approvePost } from '../../functions/src/domain/approvals/approve-post.ts'
import { notifyReview } from '../../functions/src/domain/approvals/deciders.ts'
import { followPublication } from '../../functions/src/domain/approvals/follow-request.ts'
import { remindApprovers } from '../../functions/src/domain/approvals/remind-approvers.ts'
import { returnPost } from '../../functions/src/domain/approvals/return-post.ts'
import { schedulePost } from '../../functions/src/domain/posts/schedule-post.ts'
import { setWorkspacePublishing } from '../../functions/src/domain/workspaces/workspace-settings.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { asSeen, inMode } from '../support/approvals.ts'
import { makeUser } from '../support/factories/user.ts'
import { makeMember } from '../support/factories/world.ts'
import { createPublishingWorld, HOUR, type PublishingWorld } from '../support/publishing.ts'

const callerOf = (uid: string) => ({ uid, sessionId: 'session', role: 'user' }) as const
const PEOPLE = { editor: 'editor', approver: 'approver', customer: 'client', owner: 'owner' } as const

let world: PublishingWorld
beforeEach(async () => {
  world = await createPublishingWorld('approval-reminders')
  const { refs, workspaceId } = world
  for (const [uid, role] of Object.entries(PEOPLE)) {
    await refs.user(uid).set(makeUser({ id: uid }))
    if (uid !== 'owner') await refs.member(workspaceId, uid).set(makeMember(workspaceId, uid, role))
    await refs.db.recursiveDelete(refs.db.collection(paths.notifications(uid)))
  }
  await world.addPost('a')
  await refs.post(workspaceId, 'a').update({ createdBy: 'editor' })
  await setWorkspacePublishing(world.deps, world.owner, { workspaceId, approvalRules: inMode('internal') })
  const local = new Date(world.clock.now() + 200 * HOUR).toISOString().slice(0, 16)
  const rev = (await refs.post(workspaceId, 'a').get()).data()?.rev ?? 0
  const when = { kind: 'at', local, tzid: 'UTC' } as const
  await schedulePost(world.deps, callerOf('editor'), { workspaceId, postId: 'a', rev, when })
  await followPublication(world.deps, null, await world.variant('a'))
})

/** Limits due requests to this test's workspace, because the database also holds those of other tests. */
const mine = (deps: Deps): Deps => ({
  ...deps,
  approvalRequests: {
    ...deps.approvalRequests,
    listDue: async (until, limit) =>
      (await deps.approvalRequests.listDue(until, limit)).filter(
        ({ workspaceId }) => workspaceId === world.workspaceId,
      ),
  },
})
const remind = (deps = world.deps) => remindApprovers(mine(deps))
const remindersOf = async (uid: string) =>
  (await world.refs.notifications(uid).get()).docs
    .map((snapshot) => snapshot.data())
    .flatMap((each) => (each.kind === 'post.reminder' && each.workspaceId === world.workspaceId ? [each] : []))
const daysOf = async (uid: string) => (await remindersOf(uid)).map(({ days }) => days).toSorted((a, b) => a - b)
const requestOf = () => world.deps.approvalRequests.get(world.workspaceId, 'a')

test('those who decide are reminded after one day and after two, those who manage the workspace after three', async () => {
  world.clock.advance(23 * HOUR)
  await remind()
  expect(await daysOf('approver')).toEqual([])
  for (const hours of [2, 24]) {
    world.clock.advance(hours * HOUR)
    await Promise.all([remind(), remind()])
    await remind()
  }
  expect([await daysOf('approver'), await daysOf('owner')]).toEqual([
    [1, 2],
    [1, 2],
  ])
  world.clock.advance(24 * HOUR)
  await remind()
  expect(await daysOf('approver')).toEqual([1, 2])
  expect(await remindersOf('owner')).toContainEqual(expect.objectContaining({ days: 3, isEscalated: true }))
  expect(await requestOf()).toMatchObject({ remindersSent: 3, reminderAt: null })
  expect([await daysOf('editor'), await daysOf('customer')]).toEqual([[], []])
})

test('who has muted requests, reminders or returns gets none of these, and the others get theirs', async () => {
  const { refs, workspaceId } = world
  await refs.user('approver').set(makeUser({ id: 'approver', mutedReasons: ['review', 'reminder'] }))
  await refs.user('editor').set(makeUser({ id: 'editor', mutedReasons: ['returned'] }))
  const request = await requestOf()
  if (!request) throw new Error('The post waits for nobody.')
  for (const uid of ['approver', 'owner']) await refs.db.recursiveDelete(refs.db.collection(paths.notifications(uid)))
  await notifyReview(world.deps, workspaceId, request, [await world.variant('a')])
  world.clock.advance(25 * HOUR)
  await remind()
  const kindsOf = async (uid: string) => (await refs.notifications(uid).get()).docs.map((each) => each.data().kind)
  expect(await kindsOf('approver')).toEqual([])
  expect((await kindsOf('owner')).toSorted()).toEqual(['post.reminder', 'post.review'])
  const seen = asSeen([await world.variant('a')])
  await returnPost(world.deps, world.owner, { workspaceId, postId: 'a', seen, note: 'Which one?' })
  expect(await kindsOf('editor')).toEqual([])
})

test('a run that is late by days sends one reminder for all that it missed', async () => {
  world.clock.advance(50 * HOUR)
  await remind()
  expect(await daysOf('approver')).toEqual([2])
})

test('a run that is killed after the notification sends it no second time', async () => {
  world.clock.advance(25 * HOUR)
  let transactions = 0
  const killed: Deps = {
    ...world.deps,
    transact: (work) => {
      transactions += 1
      // Three transactions derive the post and notify approver and owner; the next would store that they were sent.
      if (transactions > 3) throw new Error('killed')
      return world.deps.transact(work)
    },
  }
  await remind(killed)
  expect(await requestOf()).toMatchObject({ remindersSent: 0 })
  await remind()
  expect(await daysOf('approver')).toEqual([1])
  expect(await requestOf()).toMatchObject({ remindersSent: 1 })
})

test('nobody is reminded of what was decided, even where its request has not heard of it', async () => {
  const before = await requestOf()
  world.clock.advance(HOUR)
  const seen = asSeen([await world.variant('a')])
  await approvePost(world.deps, callerOf('approver'), { workspaceId: world.workspaceId, postId: 'a', seen })
  expect(await requestOf()).toMatchObject({ state: 'approved', reminderAt: null })
  if (!before) throw new Error('there is no request')
  await world.deps.transact(async (tx) => world.deps.approvalRequests.saveIn(tx, world.workspaceId, before))
  world.clock.advance(25 * HOUR)
  await remind()
  expect(await daysOf('approver')).toEqual([])
  expect(await requestOf()).toMatchObject({ state: 'approved' })
})
