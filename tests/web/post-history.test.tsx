import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { listMembers } from '@postwright/core/api/members'
import { listPostHistory, type PostHistoryEntry } from '@postwright/core/api/post-history'
import { PostHistoryDialog } from '@/features/content-studio/components/history/post-history-dialog.tsx'
import { api } from '../support/client/api.ts'
import { makeListedMember } from '../support/factories/listed-member.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const NOON = Date.UTC(2026, 10, 26, 12)

const entry = (change: Partial<PostHistoryEntry>): PostHistoryEntry => ({
  id: 'e1',
  at: NOON,
  kind: 'content',
  act: 'edited',
  by: { kind: 'member', uid: 'ben' },
  via: '',
  words: '',
  channels: [],
  plannedFor: null,
  measured: null,
  ...change,
})

const channel = { connectionId: 'c1', platform: 'sandbox', url: 'https://example.org/p/1' } as const
const ENTRIES = [
  entry({
    act: 'measured',
    kind: 'results',
    by: null,
    channels: [{ ...channel, url: null }],
    measured: { age: '1h', values: { likes: 1, replies: 3 } },
  }),
  entry({ id: 'e2', act: 'confirm', kind: 'publishing', by: null, channels: [channel] }),
  entry({ id: 'e3', act: 'return', kind: 'approvals', words: 'Say which wood' }),
  entry({ id: 'e4', act: 'idea', words: 'Chairs of oak' }),
]

const shown = async () => {
  const connections = [makeConnection({ id: 'c1', handle: '@juniper' })]
  api.answer(listMembers, { members: [makeListedMember({ uid: 'ben', fullName: 'Ben Okafor', role: 'editor' })] })
  await show(<PostHistoryDialog workspaceId="w1" postId="p1" connections={connections} onClose={() => undefined} />)
}
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('tells a post from its idea to its first figures, with texts and links', async () => {
  api.answer(listPostHistory, { entries: ENTRIES, next: null })
  await shown()
  await screen.findByText('Ben Okafor wrote the idea')
  expect(items()).toEqual([
    expect.stringMatching(/Ben Okafor wrote the idea.*Chairs of oak/),
    expect.stringMatching(/Ben Okafor returned the post.*Say which wood/),
    expect.stringMatching(/Published on @juniper.*View on @juniper/),
    expect.stringMatching(/First engagement on @juniper, 1 hour after publishing.*1 like3 replies/),
  ])
  expect(screen.getByRole('link', { name: 'View on @juniper' }).getAttribute('href')).toBe(channel.url)
})

it('says whether a person asked for approval or withdrew the request', async () => {
  const asked = entry({ id: 'e5', act: 'ask_approval', kind: 'approvals' })
  const withdrawn = entry({ id: 'e6', act: 'withdraw_request', kind: 'approvals', at: NOON + 1 })
  api.answer(listPostHistory, { entries: [withdrawn, asked], next: null })
  await shown()
  await screen.findByText('Ben Okafor asked for approval')
  expect(screen.getByText('Ben Okafor withdrew the approval request')).toBeTruthy()
})

it('names the key or assistant that acted for a person', async () => {
  api.answer(listPostHistory, { entries: [entry({ act: 'return', kind: 'approvals', via: 'Claude' })], next: null })
  await shown()
  expect(await screen.findByText('Claude for Ben Okafor returned the post')).toBeTruthy()
})

it('is narrowed by kind, and goes on to what was earlier', async () => {
  api.answer(listPostHistory, ({ before, kind }) =>
    before === null
      ? { entries: kind === null ? ENTRIES : [entry({ act: 'commented', kind: 'comments' })], next: NOON - 1 }
      : { entries: [entry({ id: 'first', at: NOON - 2, act: 'drafted' })], next: null },
  )
  await shown()
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier' }))
  expect((await screen.findByText('Ben Okafor started the draft')).textContent).toBeTruthy()
  expect(items()[0]).toMatch(/started the draft/)
  await userEvent.click(screen.getByRole('combobox', { name: 'Show' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Comments', hidden: true }))
  await vi.waitFor(() => expect(items()).toHaveLength(1))
  expect(api.calls(listPostHistory).at(-1)).toEqual({ workspaceId: 'w1', postId: 'p1', before: null, kind: 'comments' })
})

it('says when it cannot be read, and that nothing of a kind has happened', async () => {
  api.refuse(listPostHistory, 'internal')
  await shown()
  await screen.findByRole('button', { name: 'Try again' })
  cleanup()
  api.answer(listPostHistory, { entries: [], next: null })
  await shown()
  expect(await screen.findByText('Nothing of this kind has happened yet.')).toBeTruthy()
})
