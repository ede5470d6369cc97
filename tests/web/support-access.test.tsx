import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  answerSupportView,
  askSupportView,
  beginSupportView,
  listSupportViews,
  viewAccount,
  viewPost,
  viewPosts,
  viewWorkspaces,
} from '@postwright/core/api/support-views'
import { supportViews } from '@postwright/core/collections/support-views'
import type { SupportView } from '@postwright/core/model/support-view'
import { SupportAccessSection } from '@/features/settings/components/support-access-section.tsx'
import { ViewAsSection } from '@/features/user-management/components/view-as-section.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makeContent } from '../support/factories/content.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const makeView = (fields: Partial<SupportView> = {}): SupportView => ({
  ...makeBase('v1'),
  uid: 'grace',
  adminUid: 'ada',
  adminName: 'Ada Lovelace',
  reason: 'Your post of Monday failed',
  state: 'asked',
  closesAt: Date.now() + 600_000,
  startedAt: null,
  screens: [],
  ...fields,
})
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const section = <ViewAsSection uid="grace" fullName="Grace Hopper" />

const user = { id: 'grace', fullName: 'Grace Hopper', username: 'grace', email: 'grace@example.com' }
const rest = { emailVerified: true, status: 'active', createdAt: 1, deletesAt: null } as const
const account = { user: { ...user, ...rest, mutedReasons: [], mailedReasons: [] }, subscription: null }

beforeEach(() => {
  api.answer(viewAccount, { ...account, limits: [{ limit: 'channels', used: 2, max: 3 }] })
})

it('asks a person for consent with a reason', async () => {
  api.answer(listSupportViews, { views: [] })
  api.answer(askSupportView, { view: makeView() })
  await show(section)
  await press('Ask to view')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Your post failed')
  const [, confirm] = await screen.findAllByRole('button', { name: 'Ask to view', hidden: true })
  if (confirm) await userEvent.click(confirm)
  await waitFor(() => expect(api.calls(askSupportView)).toMatchObject([{ uid: 'grace', reason: 'Your post failed' }]))
})

it('begins only once the person has allowed it', async () => {
  api.answer(listSupportViews, { views: [makeView()] })
  await show(section)
  expect(await screen.findByText(/Waiting for Grace Hopper to allow it/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start viewing' })).toBeNull()
  cleanup()
  api.answer(listSupportViews, { views: [makeView({ state: 'allowed' })] })
  api.answer(beginSupportView, { view: makeView({ state: 'running' }) })
  await show(section)
  await press('Start viewing')
  expect(api.calls(beginSupportView)).toEqual([{ uid: 'grace', viewId: 'v1' }])
})

it('shows the account in a frame with the time that is left, and posts with their errors', async () => {
  api.answer(listSupportViews, { views: [makeView({ state: 'running' })] })
  const error = { kind: 'media_format', detail: 'The image is too large.', retryable: false } as const
  api.answer(viewWorkspaces, {
    workspaces: [{ id: 'w1', name: 'Compilers', timeZone: 'UTC', role: 'owner', channels: [] }],
  })
  const delivery = {
    id: 'd1',
    platform: 'bluesky',
    handle: 'grace.test',
    state: 'failed',
    url: null,
    attempts: 3,
  } as const
  const post = { id: 'p1', lifecycle: 'attention', plannedAt: 1, publishedAt: null, text: 'Hello' } as const
  api.answer(viewPosts, { posts: [{ ...post, deliveries: [{ ...delivery, error }] }], after: null })
  await show(section)
  expect(await screen.findByText(/viewing Grace Hopper’s account · read only · \d+:\d\d left/)).toBeTruthy()
  expect(await screen.findByText('2 of 3')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Posts' }))
  await press('Show posts')
  expect(await screen.findByText('The image is too large.')).toBeTruthy()
  expect(api.calls(viewPosts)).toEqual([{ uid: 'grace', viewId: 'v1', workspaceId: 'w1' }])
  const channel = makeConnection({ platform: 'mastodon', handle: '@grace@example.social' })
  const parts = [{ kind: 'post' as const, content: makeContent('Compilers for everybody'), seen: null }]
  const shown = { channel, state: 'planned' as const, scheduled: null, parts }
  const row = { id: 'p1', text: 'Compilers', plannedAt: 1, platforms: [], state: 'planned' as const }
  api.answer(viewPost, { post: { ...row, channels: [shown], files: [] } })
  await press('Show full post')
  expect(await screen.findByText('Compilers for everybody', undefined, { timeout: 15_000 })).toBeTruthy()
  expect(api.calls(viewPost)).toHaveLength(1)
  expect(store.writes()).toEqual([])
})

it('shows storage with its unit, and unlimited amounts without a limit', async () => {
  const limits = [
    { limit: 'storageBytes', used: 1_234_000_000, max: 5_000_000_000 },
    { limit: 'scheduledPosts', used: 1200, max: null },
  ]
  api.answer(viewAccount, { ...account, limits })
  api.answer(listSupportViews, { views: [makeView({ state: 'running' })] })
  await show(section)
  expect((await screen.findByText('Storage')).nextElementSibling?.textContent).toBe('1.2 GB of 5 GB')
  expect(screen.getByText('Scheduled posts').nextElementSibling?.textContent).toBe('1,200')
})

it('lets the person allow a request, and shows afterwards what was opened', async () => {
  store.put(supportViews, ['ada'], makeView({ uid: 'ada', adminName: 'Ben Okafor' }))
  const screens = [{ screen: 'posts' as const, about: 'w1', openedAt: 1 }]
  store.put(supportViews, ['ada'], makeView({ id: 'v0', state: 'ended', closesAt: 1, screens, createdAt: 1 }))
  api.answer(answerSupportView, { view: makeView({ state: 'allowed' }) })
  await show(<SupportAccessSection uid="ada" />)
  expect(await screen.findByText('Opened: posts')).toBeTruthy()
  await press('Allow')
  expect(api.calls(answerSupportView)).toEqual([{ viewId: 'v1', isAllowed: true }])
})
