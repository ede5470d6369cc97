import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { approvePost } from '@postwright/core/api/approvals'
import { listMembers } from '@postwright/core/api/members'
import { approvalRequests } from '@postwright/core/collections/approval-requests'
import { notifications } from '@postwright/core/collections/notifications'
import { PREVIEW_ITEMS } from '@postwright/core/limits'
import type { Notification } from '@postwright/core/model/notification'
import { WaitingBlock } from '@/features/overview/components/waiting-block.tsx'
import { inMode } from '../support/approvals.ts'
import { api } from '../support/client/api.ts'
import { giveRole, openWorkspace } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeRequest } from '../support/factories/approval-request.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makeListedMember } from '../support/factories/listed-member.ts'
import { makePost } from '../support/factories/post.ts'
import { address, show } from './support/show.tsx'

const HOUR = 3_600_000
const NOW = Date.now()

beforeEach(() => {
  openWorkspace({ approvalRules: inMode('internal') })
  giveRole('owner')
  api.answer(listMembers, { members: [makeListedMember({ uid: 'ben', fullName: 'Ben Okafor', role: 'editor' })] })
})

afterEach(cleanup)

function word(fields: object): Notification {
  const base = { ...makeBase('n1'), happenedAt: NOW - HOUR, readAt: null, expiresAt: NOW + HOUR, workspaceId: 'w1' }
  return notifications.schema.parse({ ...base, ...fields })
}

const MENTION = word({
  id: 'mention',
  kind: 'comment.added',
  commentId: 'c1',
  subject: { kind: 'post', postId: 'p9' },
  reason: 'mention',
  authorName: 'Ben Okafor',
  excerpt: 'Ada, is it oak?',
})
const RETURNED = word({
  id: 'returned',
  kind: 'post.returned',
  happenedAt: NOW - 2 * HOUR,
  postId: 'p8',
  excerpt: 'Eight chairs',
  reviewNote: 'Which ones?',
})

const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.querySelector('p')?.textContent)

it('shows what is due first, then the oldest: approvals, returned posts and unread mentions of this workspace', async () => {
  store.put(approvalRequests, ['w1'], makeRequest('p1', { requestedAt: NOW - HOUR / 2, dueAt: NOW + HOUR }))
  store.put(approvalRequests, ['w1'], makeRequest('p2', { askedUids: ['grace'] }))
  store.put(notifications, ['ada'], MENTION)
  store.put(notifications, ['ada'], RETURNED)
  store.put(notifications, ['ada'], word({ ...MENTION, id: 'elsewhere', workspaceId: 'w2' }))
  await show(<WaitingBlock />)
  await screen.findByText('Ben Okafor mentioned you')
  expect(await rows()).toEqual(['Approve this post', 'Your post was returned', 'Ben Okafor mentioned you'])
  expect(screen.getByText('Which ones?')).toBeTruthy()
  expect(screen.getByText(/From Ben Okafor · Decision due by/)).toBeTruthy()
})

it('approves in place, and what is opened is read and leaves', async () => {
  store.put(approvalRequests, ['w1'], makeRequest('p1'))
  store.put(notifications, ['ada'], MENTION)
  api.answer(approvePost, () => ({ post: makePost({ id: 'p1' }), variants: [] }))
  await show(<WaitingBlock />)
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(api.calls(approvePost)).toMatchObject([{ postId: 'p1' }])
  const mention = (await screen.findByText('Ada, is it oak?')).closest('li')
  await userEvent.click(within(mention ?? document.body).getByRole('link', { name: 'Open' }))
  expect(store.writes().map(({ path }) => path)).toEqual(['users/ada/notifications/mention'])
  expect(address()).toBe('/dashboard/content-studio/p9?comment=c1')
})

it('says that more may wait where the latest requests are all that was read, though none of them is for this person', async () => {
  for (let at = 1; at <= PREVIEW_ITEMS; at += 1) {
    store.put(approvalRequests, ['w1'], makeRequest(`p${at}`, { askedUids: ['ada', 'grace'], needed: [] }))
  }
  await show(<WaitingBlock />)
  await screen.findByText(/More posts may be waiting/)
  expect(screen.getByRole('link', { name: 'Open approvals' }).getAttribute('href')).toBe('/dashboard/approvals')
})

it('is not there while nothing waits', async () => {
  await show(<WaitingBlock />)
  expect(screen.queryByRole('region')).toBeNull()
})
