import type { MemberRole } from '@postwright/core/rights/rights'
import {
  approvePost,
  approvePosts,
  requestApproval,
  returnPost,
  withdrawApprovalRequest,
} from '@postwright/core/api/approvals'
import { schedulePost } from '@postwright/core/api/posts'
import { setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import { expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { approversOf, asSeen, inMode } from '../support/approvals.ts'
import { createCaller } from '../support/callers.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'

async function memberOf(workspaceId: string, role: MemberRole) {
  const member = await createCaller()
  await addMember(workspaceId, member.uid, role)
  return member
}

async function planByEditor() {
  const owner = await createCaller()
  const { workspaceId } = owner
  const editor = await memberOf(workspaceId, 'editor')
  dataOf(await owner.call(setWorkspacePublishing, { workspaceId, approvalRules: inMode('internal') }))
  const { id } = await addChannel(owner)
  const postId = await addDraft(owner, { connectionIds: [id], createdBy: editor.uid })
  const { variants } = dataOf(await editor.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  return { owner, editor, target: { workspaceId, postId, seen: asSeen(variants) } }
}

test('owners and approvers approve, editors and viewers do not, and for others there is no such post', async () => {
  const { owner, editor, target } = await planByEditor()
  const [viewer, stranger] = [await memberOf(target.workspaceId, 'viewer'), await createCaller()]
  for (const member of [editor, viewer]) {
    errorOf(await member.call(approvePost, target), 'forbidden')
    errorOf(await member.call(returnPost, target), 'forbidden')
  }
  errorOf(await stranger.call(approvePost, target), 'not_found')
  errorOf(await stranger.call(returnPost, target), 'not_found')
  errorOf(await owner.call(approvePost, { ...target, postId: 'none' }), 'not_found')
  const approver = await memberOf(target.workspaceId, 'approver')
  const { variants } = dataOf(await approver.call(approvePost, target))
  expect(variants.map((each) => [each.state, approversOf(each)])).toEqual([['scheduled', [approver.uid]]])
  const again = dataOf(await owner.call(approvePost, target))
  expect(again.variants).toEqual(variants)
  errorOf(await approver.call(returnPost, target), 'not_scheduled')
})

test('content that was not read is neither approved nor sent back', async () => {
  const { owner, target } = await planByEditor()
  const [seen] = target.seen
  if (!seen) throw new Error('nothing is planned')
  const other = { ...target, seen: [{ ...seen, contentHash: '0'.repeat(64) }] }
  errorOf(await owner.call(approvePost, other), 'stale_revision')
  errorOf(await owner.call(returnPost, other), 'stale_revision')
  const moved = { ...target, seen: [{ ...seen, plannedFor: seen.plannedFor + 60_000 }] }
  errorOf(await owner.call(approvePost, moved), 'stale_revision')
  errorOf(await owner.call(approvePost, { ...target, seen: [] }), 'validation_failed')
  errorOf(await owner.call(returnPost, { ...target, note: 'x'.repeat(501) }), 'validation_failed')
  expect(dataOf(await owner.call(returnPost, target)).post.lifecycle).toBe('draft')
})

test('several posts are approved by one call, each as it was seen', async () => {
  const { owner, editor, target } = await planByEditor()
  const { workspaceId } = target
  const { id } = await addChannel(owner)
  const postId = await addDraft(owner, { text: 'Another one', connectionIds: [id], createdBy: editor.uid })
  const { variants } = dataOf(await editor.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  const changed = asSeen(variants).map((each) => ({ ...each, contentHash: '0'.repeat(64) }))
  const reviews = [
    { postId: target.postId, seen: target.seen },
    { postId, seen: changed },
  ]
  errorOf(await editor.call(approvePosts, { workspaceId, reviews }), 'forbidden')
  errorOf(await (await createCaller()).call(approvePosts, { workspaceId, reviews }), 'not_found')
  const { results } = dataOf(await owner.call(approvePosts, { workspaceId, reviews }))
  expect(results).toEqual([
    { postId: target.postId, ok: true },
    { postId, ok: false, code: 'stale_revision', detail: expect.any(String) },
  ])
})

test('people who plan ask for approval where it is optional, and take the question back', async () => {
  const owner = await createCaller()
  const { workspaceId } = owner
  const [editor, viewer] = [await memberOf(workspaceId, 'editor'), await memberOf(workspaceId, 'viewer')]
  const { id } = await addChannel(owner)
  const postId = await addDraft(owner, { connectionIds: [id], createdBy: editor.uid })
  dataOf(await editor.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  const place = { workspaceId, postId }
  errorOf(await editor.call(requestApproval, place), 'approval_not_needed')
  dataOf(await owner.call(setWorkspacePublishing, { workspaceId, approvalRules: inMode('optional') }))
  errorOf(await viewer.call(requestApproval, place), 'forbidden')
  errorOf(await (await createCaller()).call(requestApproval, place), 'not_found')
  errorOf(await editor.call(requestApproval, { ...place, askedUids: [viewer.uid] }), 'validation_failed')
  errorOf(await editor.call(requestApproval, { ...place, dueAt: 1 }), 'time_in_past')
  errorOf(await editor.call(withdrawApprovalRequest, place), 'not_found')
  const asked = dataOf(await editor.call(requestApproval, { ...place, askedUids: [owner.uid], message: 'Please' }))
  expect(asked.request).toMatchObject({ state: 'open', needed: ['anyone'], askedUids: [owner.uid], message: 'Please' })
  const { request } = dataOf(await editor.call(withdrawApprovalRequest, place))
  expect(request).toMatchObject({ state: 'withdrawn', needed: [] })
  dataOf(await owner.call(setWorkspacePublishing, { workspaceId, approvalRules: inMode('internal') }))
  errorOf(await editor.call(withdrawApprovalRequest, place), 'approval_needed')
})
