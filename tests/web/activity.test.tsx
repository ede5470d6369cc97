import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type ActivityEntry, listActivity } from '@postwright/core/api/activity'
import { listMembers } from '@postwright/core/api/members'
import { Component as ActivityPage } from '@/features/workspace/activity/activity-page.tsx'
import { api } from '../support/client/api.ts'
import { makeListedMember } from '../support/factories/listed-member.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const NOON = Date.UTC(2026, 10, 26, 12)
const ben = { kind: 'member', uid: 'ben' } as const

const entry = (change: Partial<ActivityEntry>): ActivityEntry => ({
  id: 'e1',
  at: NOON,
  kind: 'posts',
  act: 'schedule',
  by: ben,
  subject: { kind: 'post', id: 'p1', title: 'Twelve stools' },
  words: '',
  via: '',
  ...change,
})

const ENTRIES = [
  entry({
    id: 'a',
    kind: 'approvals',
    act: 'returned',
    by: { kind: 'guest', linkId: 'l1', name: 'Grace' },
    words: '=Say which',
    subject: { kind: 'post', id: 'p2', title: '' },
  }),
  entry({ id: 'b', kind: 'workspace', act: 'queue.paused', subject: null }),
  entry({ id: 'c', act: 'confirm', by: null, at: NOON - 86_400_000 }),
]

function answerMembers() {
  api.answer(listMembers, { members: [makeListedMember({ uid: 'ben', fullName: 'Ben Okafor', role: 'editor' })] })
}

it('says who did what, by day', async () => {
  answerMembers()
  api.answer(listActivity, { entries: ENTRIES, next: null })
  await show(<ActivityPage />)
  await screen.findByText('Ben Okafor')
  const days = screen.getAllByRole('region').map((day) => within(day).getAllByRole('listitem').length)
  expect(days).toEqual([2, 1])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Grace \(client\) asked for changes to a post.*=Say which/),
    expect.stringMatching(/Ben Okafor paused a queue/),
    expect.stringMatching(/published “Twelve stools”/),
  ])
})

it('says whether a person asked for approval of a post or withdrew the request', async () => {
  const acts = ['withdraw_request', 'ask_approval']
  answerMembers()
  api.answer(listActivity, { entries: acts.map((act) => entry({ id: act, act, kind: 'approvals' })), next: null })
  await show(<ActivityPage />)
  await screen.findAllByText('Ben Okafor')
  const lines = screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent?.trim())
  expect(lines).toEqual([
    'Ben Okafor withdrew the approval request for “Twelve stools”',
    'Ben Okafor asked for approval of “Twelve stools”',
  ])
})

it('tells changes to the workspace in whole sentences', async () => {
  const acts = ['connection.connected', 'member.removed', 'workspace.paused', 'workspace.transferred', 'member.left']
  answerMembers()
  api.answer(listActivity, {
    entries: [
      ...acts.map((act) => entry({ id: act, kind: 'workspace', act, subject: null })),
      entry({ id: 'ended', kind: 'workspace', act: 'assistant.ended', subject: null }),
      entry({ id: 'sent', kind: 'workspace', act: 'post.sent_again', subject: null, by: null }),
      entry({ id: 'later', kind: 'workspace', act: 'later.known', subject: null, via: 'Claude' }),
    ],
    next: null,
  })
  await show(<ActivityPage />)
  await screen.findAllByText('Ben Okafor')
  const lines = screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent?.trim())
  expect(lines).toEqual([
    'Ben Okafor connected a channel',
    'Ben Okafor removed a member from the workspace',
    'Ben Okafor paused this workspace',
    'Ben Okafor transferred the workspace to a member',
    'Ben Okafor left the workspace',
    'An assistant of Ben Okafor was disconnected because one of its tokens was used twice',
    'Postwright sent a failed post again',
    'Claude for Ben Okafor: later.known',
  ])
})

it('is narrowed by what and by whom, goes on, and looks further where a page has nothing', async () => {
  answerMembers()
  api.answer(listActivity, ({ before, kind }) => {
    if (before === null) return { entries: kind === null ? ENTRIES : [], next: 50 }
    return { entries: [entry({ id: `at${before}`, at: before, kind: 'comments', act: 'commented' })], next: null }
  })
  await show(<ActivityPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText(/commented on/)
  await userEvent.click(screen.getByRole('combobox', { name: 'Show' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Comments', hidden: true }))
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(api.calls(listActivity).slice(-2)).toEqual([
    { workspaceId: 'w1', before: null, kind: 'comments', by: null },
    { workspaceId: 'w1', before: 50, kind: 'comments', by: null },
  ])
})

it('is exported as a file that no spreadsheet runs', async () => {
  answerMembers()
  api.answer(listActivity, ({ before }) =>
    before === null ? { entries: ENTRIES, next: 50 } : { entries: [], next: null },
  )
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  await show(<ActivityPage />)
  await screen.findByText('Ben Okafor')
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
  await vi.waitFor(() => expect(files).toHaveLength(1))
  expect((await files[0]?.text())?.split('\r\n').slice(0, 3)).toEqual([
    'Time (UTC),Person,Action,About,ID,Text',
    "2026-11-26T12:00:00.000Z,Grace (client),asked for changes to,a post,p2,'=Say which",
    '2026-11-26T12:00:00.000Z,Ben Okafor,Queue paused,,,',
  ])
})

it('says when it cannot be read, and that nothing was done yet', async () => {
  api.refuse(listActivity, 'internal')
  await show(<ActivityPage />)
  await screen.findByRole('button', { name: 'Try again' })
  cleanup()
  api.answer(listActivity, { entries: [], next: null })
  await show(<ActivityPage />)
  expect(await screen.findByText('No activity yet')).toBeTruthy()
})
