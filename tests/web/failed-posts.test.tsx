import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import {
  countFailedPosts,
  type FailedPost,
  getFailedPost,
  listFailedPosts,
  listStuckJobs,
  readFailedText,
  retryStuckJob,
  sendFailedAgain,
} from '@postwright/core/api/failed-posts'
import { publishLogEntrySchema } from '@postwright/core/model/publish-log-entry'
import { Component as FailedPosts } from '@/features/failed-posts/failed-posts-screen.tsx'
import { api } from '../support/client/api.ts'
import { MADE_AT } from '../support/factories/document-base.ts'
import { makePublishLogEntry } from '../support/factories/publish-log-entry.ts'
import { address } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

afterEach(cleanup)

const DETAIL = 'HTTP 400: the picture is too small'
const FAILED: FailedPost = {
  id: 'post1_channel1',
  workspaceId: 'w1',
  postId: 'post1',
  connectionId: 'channel1',
  platform: 'mastodon',
  handle: '@ben@example.social',
  partKind: 'post',
  partIndex: 0,
  error: { kind: 'media_format', detail: DETAIL, retryable: false },
  scheduled: { local: '2026-11-27T10:00', tzid: 'UTC', instant: MADE_AT },
  attempts: 3,
  rev: 7,
  updatedAt: MADE_AT,
  state: 'failed',
  workspaceName: 'Juniper Coffee',
  person: { uid: 'ben', fullName: 'Ben Okafor', email: 'ben@example.com' },
}
const OTHER: FailedPost = { ...FAILED, id: 'post2_channel1', handle: '@ada@example.social' }

async function open(posts: FailedPost[], at = '/') {
  api.answer(listFailedPosts, ({ state }) => ({ posts: posts.filter((post) => post.state === state), cursor: null }))
  api.answer(countFailedPosts, {
    since: MADE_AT,
    countedAt: MADE_AT,
    causes: [{ platform: 'mastodon', kind: 'media_format', count: 12 }],
  })
  await showWithToasts(<FailedPosts />, { at })
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('shows why a post failed and what the network answered in two clicks, and its text only when asked for', async () => {
  const entry = makePublishLogEntry({
    id: 'e1',
    step: 'refuse',
    state: 'failed',
    createdAt: MADE_AT,
    error: FAILED.error,
  })
  api.answer(getFailedPost, { post: FAILED, entries: [publishLogEntrySchema.parse(entry)] })
  api.answer(readFailedText, { text: 'About the engine', media: 2 })
  await open([FAILED])
  await press('Details')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getAllByText(new RegExp(DETAIL)).length).toBeGreaterThan(0)
  expect(within(dialog).getByRole('link', { name: 'Ben Okafor' }).getAttribute('href')).toMatch(/user-management\/ben$/)
  expect(await within(dialog).findAllByRole('listitem')).toHaveLength(1)
  expect(api.calls(readFailedText)).toEqual([])
  await press('Show text')
  expect(await within(dialog).findByText('About the engine')).toBeDefined()
  expect(within(dialog).getByText('2 files')).toBeDefined()
})

it('sends a post again, and says why it could not be', async () => {
  api.answer(sendFailedAgain, { state: 'scheduled' })
  await open([FAILED])
  await press('Send again')
  expect(await screen.findByText('The post is being sent again.')).toBeDefined()
  expect(api.calls(sendFailedAgain)).toEqual([{ workspaceId: 'w1', variantId: FAILED.id, rev: 7 }])
  api.refuse(sendFailedAgain, 'connection_broken')
  const read = api.calls(listFailedPosts).length
  await press('Send again')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(api.calls(listFailedPosts).length).toBeGreaterThan(read)
})

it('sends all posts of a page after a question, and counts those that are refused', async () => {
  api.answer(sendFailedAgain, { state: 'scheduled' })
  await open([FAILED, OTHER])
  await press('Send all 2 again')
  expect(api.calls(sendFailedAgain)).toEqual([])
  const dialog = await screen.findByRole('dialog', { name: 'Send 2 posts again' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send again' }))
  expect(await within(dialog).findByText('2 of 2 sent. 0 refused.')).toBeDefined()
  expect(api.calls(sendFailedAgain).map(({ variantId }) => variantId)).toEqual([FAILED.id, OTHER.id])
})

it('filters by a cause that is pressed, and by the person whom the address names', async () => {
  await open([FAILED], '/?person=ben')
  await press(/^Mastodon/)
  expect(api.calls(listFailedPosts).at(-1)).toMatchObject({
    platform: 'mastodon',
    cause: 'media_format',
    person: 'ben',
  })
  await press('Show posts of everyone')
  expect(address()).not.toContain('person')
  expect(api.calls(listFailedPosts).at(-1)).not.toHaveProperty('person')
})

it('leaves posts that may be published to their authors', async () => {
  await open([{ ...FAILED, state: 'unconfirmed' }], '/?state=unconfirmed')
  api.answer(getFailedPost, { post: { ...FAILED, state: 'unconfirmed' }, entries: [] })
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  await press('Details')
  expect(await screen.findByText(/Only members of its workspace can decide/)).toBeDefined()
})

it('says so when nothing failed', async () => {
  await open([])
  expect(await screen.findByText('No failed posts')).toBeDefined()
})

it('gives a stuck job another turn', async () => {
  const job = { uid: 'ben', jobId: 'j1', kind: 'export', status: 'running', progress: 40, runs: 2 } as const
  const times = { createdAt: MADE_AT, updatedAt: MADE_AT }
  const person = { fullName: 'Ben Okafor', email: 'ben@example.com' }
  api.answer(listStuckJobs, { jobs: [{ ...job, ...times, person }], cursor: null })
  api.answer(retryStuckJob, { outcome: 'given' })
  await open([], '/?state=jobs')
  expect(await screen.findByText(/40% after 2 runs/)).toBeDefined()
  await press('Try again')
  expect(await screen.findByText('The job runs again.')).toBeDefined()
  expect(api.calls(retryStuckJob)).toEqual([{ uid: 'ben', jobId: 'j1' }])
})
