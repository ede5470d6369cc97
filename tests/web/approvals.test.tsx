import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { approvePost, approvePosts, returnPost } from '@postwright/core/api/approvals'
import { listMembers } from '@postwright/core/api/members'
import { approvalRequests } from '@postwright/core/collections/approval-requests'
import { variants } from '@postwright/core/collections/variants'
import { withApproval } from '@postwright/core/approvals/needed-approvals'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Variant } from '@postwright/core/model/variant'
import { Component as ApprovalsScreen } from '@/features/approvals/approvals-screen.tsx'
import { ReviewNotice } from '@/features/content-studio/components/schedule/review-notice.tsx'
import { pendingDecisions, sendPendingDecisions } from '@/posts/approvals/kept-decisions.ts'
import { screenActions } from '@/ui/screen-actions.ts'
import { inMode } from '../support/approvals.ts'
import { api } from '../support/client/api.ts'
import { giveRole, openWorkspace } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeRequest } from '../support/factories/approval-request.ts'
import { makeContent } from '../support/factories/content.ts'
import { makeListedMember } from '../support/factories/listed-member.ts'
import { makePost } from '../support/factories/post.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

const BEN = makeListedMember({ uid: 'ben', fullName: 'Ben Okafor', role: 'editor' })
const REPLY = { post: makePost({ id: 'p1' }), variants: [] }

beforeEach(() => {
  openWorkspace({ approvalRules: inMode('internal') })
  giveRole('owner')
  api.answer(listMembers, { members: [BEN] })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const each of pendingDecisions.read()) pendingDecisions.dismiss(each)
  cleanup()
})

const put = (...requests: ApprovalRequest[]) => {
  for (const each of requests) store.put(approvalRequests, ['w1'], each)
}
const isOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
const rowOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title })
  return within(link.closest('li') as HTMLElement)
}

describe('the list of approvals', () => {
  it('shows what waits for the person, and counts what waits for somebody else', async () => {
    put(makeRequest('p1'), makeRequest('p2', { needed: ['client'] }), makeRequest('p3', { askedUids: ['grace'] }))
    await show(<ApprovalsScreen />, { at: '/approvals' })
    expect(await screen.findByRole('link', { name: 'Words of p1' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Words of p2' })).toBeNull()
    expect(screen.getByText('2 posts on this page are waiting for someone else.')).toBeTruthy()
  })

  it('says that nothing waits', async () => {
    await show(<ApprovalsScreen />, { at: '/approvals' })
    expect(await screen.findByText('Nothing is waiting for you')).toBeTruthy()
  })

  it('says that it cannot be loaded', async () => {
    store.fail('workspaces/w1/approvalRequests', 'refused')
    await show(<ApprovalsScreen />, { at: '/approvals' })
    expect(await screen.findByText('The approvals couldn’t be loaded')).toBeTruthy()
  })

  it('approves exactly what is on the screen', async () => {
    const request = makeRequest('p1')
    put(request)
    api.answer(approvePost, REPLY)
    await show(<ApprovalsScreen />, { at: '/approvals' })
    await userEvent.click((await rowOf('Words of p1')).getByRole('button', { name: 'Approve' }))
    expect(api.calls(approvePost)).toEqual([{ workspaceId: 'w1', postId: 'p1', seen: request.seen }])
  })

  it('approves several posts at once and says which of them have changed', async () => {
    const [one, two] = [makeRequest('p1'), makeRequest('p2')]
    put(one, two)
    const refused = { postId: 'p1', ok: false, code: 'stale_revision', detail: 'It has changed.' } as const
    api.answer(approvePosts, { results: [{ postId: 'p2', ok: true }, refused] })
    await showWithToasts(<ApprovalsScreen />)
    for (const id of ['p1', 'p2']) await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(id) }))
    await userEvent.click(screen.getByRole('button', { name: 'Approve 2 posts' }))
    const reviews = [two, one].map(({ postId, seen }) => ({ postId, seen }))
    expect(api.calls(approvePosts)).toEqual([{ workspaceId: 'w1', reviews }])
    expect(
      await screen.findByText('1 post wasn’t approved because it has changed. Read it again, then decide.'),
    ).toBeTruthy()
  })

  it('goes through the rows by J and K, approves by A and opens the reason by R', async () => {
    put(makeRequest('p1'), makeRequest('p2'))
    api.answer(approvePost, REPLY)
    await show(<ApprovalsScreen />, { at: '/approvals' })
    await screen.findByRole('link', { name: 'Words of p2' })
    const press = (key: string) =>
      act(async () => {
        const action = screenActions.read().find(({ keys }) => keys?.[0] === key)
        if (action && 'run' in action) action.run()
      })
    await press('A')
    for (const key of ['J', 'J', 'A']) await press(key)
    expect(api.calls(approvePost)).toEqual([expect.objectContaining({ postId: 'p1' })])
    for (const key of ['K', 'R']) await press(key)
    expect((await rowOf('Words of p2')).getByLabelText('What should change?')).toBe(document.activeElement)
  })

  it('shows decisions with their reason to the person who asked', async () => {
    const by = { kind: 'member', uid: 'ben' } as const
    const returned = {
      kind: 'returned',
      by,
      side: 'internal',
      note: 'Which boards?',
      decidedAt: 1_790_000_000_000,
    } as const
    put(makeRequest('p1', { state: 'returned', requestedBy: 'ada', decidedAt: 1, decisions: [returned] }))
    await show(<ApprovalsScreen />, { at: '/approvals?list=sent' })
    const row = await rowOf('Words of p1')
    expect(await row.findByText(/Ben Okafor returned this post on .*Which boards\?/)).toBeTruthy()
  })
})

describe('a decision without a network', () => {
  it('is kept on the device, sent once the network is back, and only once', async () => {
    const request = makeRequest('p1')
    put(request)
    api.answer(approvePost, REPLY)
    const online = isOnline(false)
    await show(<ApprovalsScreen />, { at: '/approvals' })
    await userEvent.click((await rowOf('Words of p1')).getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('1 decision is waiting to be sent')).toBeTruthy()
    expect(api.calls(approvePost)).toEqual([])
    online.mockReturnValue(true)
    await Promise.all([sendPendingDecisions('ada'), sendPendingDecisions('ada')])
    await sendPendingDecisions('ada')
    expect(api.calls(approvePost)).toEqual([{ workspaceId: 'w1', postId: 'p1', seen: request.seen }])
    expect(pendingDecisions.read()).toEqual([])
  })

  it('is told when the post has changed before it arrived', async () => {
    put(makeRequest('p1'))
    const online = isOnline(false)
    await show(<ApprovalsScreen />, { at: '/approvals' })
    const row = await rowOf('Words of p1')
    await userEvent.click(row.getByRole('button', { name: 'Return…' }))
    await userEvent.type(row.getByLabelText('What should change?'), 'Which boards?')
    await userEvent.click(row.getByRole('button', { name: 'Return post' }))
    online.mockReturnValue(true)
    api.refuse(returnPost, 'stale_revision')
    await sendPendingDecisions('ada')
    expect(await screen.findByText('Some decisions came too late')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(pendingDecisions.read()).toEqual([])
  })

  it('is not sent for another person', async () => {
    put(makeRequest('p1'))
    isOnline(false)
    await show(<ApprovalsScreen />, { at: '/approvals' })
    await userEvent.click((await rowOf('Words of p1')).getByRole('button', { name: 'Approve' }))
    await sendPendingDecisions('grace')
    expect(api.calls(approvePost)).toEqual([])
    expect(pendingDecisions.read()).toHaveLength(1)
  })
})

describe('the notice beside a post', () => {
  const BY_BEN = { by: { kind: 'member', uid: 'ben' }, side: 'internal', approvedAt: 1_790_000_000_000 } as const
  const approved = withApproval(makeVariant({ content: makeContent('Boards of oak') }), BY_BEN)

  async function open(variant: Variant): Promise<void> {
    store.put(variants, ['w1'], variant)
    await show(<ReviewNotice variants={[variant]} />)
  }

  it('shows who has approved it', async () => {
    await open(approved)
    const notice = within(await screen.findByRole('region', { name: 'Approved' }))
    expect(await notice.findByText(/practice\.sandbox: Ben Okafor/)).toBeTruthy()
  })

  it('shows what a change has done to what was approved', async () => {
    const { approvals, content: before, scheduled } = approved
    const lapsed = { approvals, content: before, scheduled, lapsedAt: 1_790_000_000_000 }
    await open(
      makeVariant({ content: makeContent('Boards of ash'), contentHash: 'b'.repeat(64), approvals: [], lapsed }),
    )
    const notice = within(await screen.findByRole('region', { name: 'Waiting for approval' }))
    expect(await notice.findByText(/Ben Okafor approved an earlier version/)).toBeTruthy()
    const group = within(notice.getByRole('group', { name: 'Changes since the approval on practice.sandbox' }))
    expect(group.getByText('oak').tagName).toBe('DEL')
    expect(group.getByText('ash').tagName).toBe('INS')
  })

  it('says what is still needed where clients approve too', async () => {
    openWorkspace({ approvalRules: inMode('internal_and_client') })
    await open(approved)
    const notice = within(await screen.findByRole('region', { name: 'Waiting for approval' }))
    expect(notice.getByText('Needs approval from a client.')).toBeTruthy()
    expect(notice.queryByRole('button', { name: 'Approve' })).toBeNull()
  })
})
