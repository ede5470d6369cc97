import type { PublishLogEntry, PublishStep } from '@postwright/core/model/publish-log-entry'
import { expect, test } from 'vitest'
import { requestApproval, withdrawApprovalRequest } from '../../../functions/src/domain/approvals/request-approval.ts'
import { listActivity } from '../../../functions/src/domain/activity/list-activity.ts'
import { listPostHistory } from '../../../functions/src/domain/activity/list-post-history.ts'
import { createTestClock } from '../../support/clock.ts'
import { makePost } from '../../support/factories/post.ts'
import { makeVariant } from '../../support/factories/variant.ts'
import { makeMember, makeWorkspace } from '../../support/factories/world.ts'
import { createMemoryApprovalRequests } from '../../support/memory/approval-requests.ts'
import { pathOf } from '../../support/memory/database.ts'
import { createMemoryPublishing } from '../../support/memory/publishing-ports.ts'

const MINUTE = 60_000
const PLACE = { workspaceId: 'w1', postId: 'post1' }
const CALLER = { uid: 'ada', sessionId: 's', role: 'user' } as const
const PAGE = { ...PLACE, before: null, by: null, kind: null }

/** A post on two channels that is scheduled in an hour, in a workspace where approval is optional. */
function createReview() {
  const variants = ['channel1', 'channel2'].map((connectionId) => makeVariant({ connectionId }))
  const clock = createTestClock((variants[0]?.scheduled.instant ?? 0) - 60 * MINUTE)
  let ids = 0
  const { stores, database } = createMemoryPublishing({ clock, ids: { random: () => `id${(ids += 1)}` } })
  const approvalRules = { mode: 'optional', exceptions: [] } as const
  database.workspaces.set('w1', { ...makeWorkspace('w1', 'ada'), approvalRules: { ...approvalRules, exceptions: [] } })
  database.members.set(pathOf('w1', 'ada'), makeMember('w1', 'ada', 'owner'))
  database.posts.set(pathOf('w1', 'post1'), makePost({ id: 'post1', lifecycle: 'scheduled', createdAt: 0 }))
  for (const variant of variants) database.variants.set(pathOf('w1', variant.id), variant)
  const log = async (_wid: string, { steps }: { steps: readonly PublishStep[] }): Promise<PublishLogEntry[]> =>
    database.publishLog
      .all()
      .filter(({ step }) => steps.includes(step))
      .toSorted((a, b) => b.createdAt - a.createdAt)
  const none = async () => []
  const deps = {
    ...stores,
    clock,
    approvalRequests: createMemoryApprovalRequests(database),
    members: { ...stores.members, listByRole: none },
    comments: { listOf: none },
    activity: { steps: log, audit: none, acts: none, comments: none, titles: async () => new Map() },
    postHistory: {
      steps: (wid: string, _postId: string, page: { steps: readonly PublishStep[] }) => log(wid, page),
      acts: none,
      versions: none,
      idea: async () => null,
      metrics: none,
    },
  }
  return {
    clock,
    ask: () =>
      requestApproval(deps as never, CALLER, { ...PLACE, askedUids: [], dueAt: null, message: 'Is the price right?' }),
    withdraw: () => withdrawApprovalRequest(deps as never, CALLER, PLACE),
    activity: async (kind: 'approvals' | 'posts' | null) =>
      (await listActivity(deps as never, CALLER, { ...PAGE, kind })).entries,
    history: async () => (await listPostHistory(deps as never, CALLER, { ...PAGE, kind: 'approvals' })).entries,
  }
}

test('asking for approval and withdrawing the request are two acts of the activity and of the post’s history', async () => {
  const review = createReview()
  await review.ask()
  review.clock.advance(MINUTE)
  await review.withdraw()
  const by = { kind: 'member', uid: 'ada' }
  const acts = [
    { act: 'withdraw_request', kind: 'approvals', by },
    { act: 'ask_approval', kind: 'approvals', by },
  ]
  expect(await review.activity(null)).toMatchObject(acts)
  expect(await review.activity('approvals')).toHaveLength(2)
  expect(await review.activity('posts')).toEqual([])
  expect(await review.history()).toMatchObject(acts)
})
