import type { MemberRole } from '@postwright/core/rights/rights'
import { approvePost, returnPost } from '@postwright/core/api/approvals'
import { schedulePost } from '@postwright/core/api/posts'
import { setWorkspacePublishing } from '@postwright/core/api/publishing'
import { expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
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
  dataOf(await owner.call(setWorkspacePublishing, { workspaceId, approvalRequired: true }))
  const { id } = await addChannel(owner)
  const postId = await addDraft(owner, { connectionIds: [id], createdBy: editor.uid })
  const { variants } = dataOf(await editor.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  const contentHashes = variants.map(({ contentHash }) => contentHash)
  return { owner, editor, target: { workspaceId, postId, contentHashes } }
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
  expect(variants).toEqual([expect.objectContaining({ approvedBy: approver.uid, state: 'scheduled' })])
  const again = dataOf(await owner.call(approvePost, target))
  expect(again.variants[0]).toMatchObject({ approvedBy: approver.uid, rev: variants[0]?.rev })
  errorOf(await approver.call(returnPost, target), 'not_scheduled')
})

test('content that was not read is neither approved nor sent back', async () => {
  const { owner, target } = await planByEditor()
  const other = { ...target, contentHashes: ['0'.repeat(64)] }
  errorOf(await owner.call(approvePost, other), 'stale_revision')
  errorOf(await owner.call(returnPost, other), 'stale_revision')
  errorOf(await owner.call(approvePost, { ...target, contentHashes: [] }), 'validation_failed')
  errorOf(await owner.call(returnPost, { ...target, note: 'x'.repeat(501) }), 'validation_failed')
  expect(dataOf(await owner.call(returnPost, target)).post.lifecycle).toBe('draft')
})
