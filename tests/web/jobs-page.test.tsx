import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cancelJob, retryJob } from '@postwright/core/api/jobs'
import { jobs as stored } from '@postwright/core/collections/jobs'
import { brandAutofillJob } from '@postwright/core/jobs/brand-autofill'
import { exportJob } from '@postwright/core/jobs/export'
import { fontJob } from '@postwright/core/jobs/font'
import type { Job } from '@postwright/core/jobs/kinds'
import { modelRunJob } from '@postwright/core/jobs/model-run'
import { postImportJob } from '@postwright/core/jobs/post-import'
import { Component as JobsPage } from '@/features/settings/jobs-page.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeJob } from '../support/factories/job.ts'
import { show } from './support/show.tsx'

const LATER = Date.now() + 60_000
const TABLE = { workspaceId: 'w1', total: 9 }

beforeEach(() => {
  api.answer(cancelJob, { cancelled: true })
  api.answer(retryJob, { retried: true })
})
afterEach(cleanup)

async function open(...jobs: Job[]) {
  store.put(stored, ['ada'], ...jobs)
  await show(<JobsPage />)
  return userEvent.setup()
}

it('says what appears there when there is nothing', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'No background jobs' })).toBeTruthy()
})

it('shows how far a running job is, and ends it on request', async () => {
  const person = await open(makeJob(postImportJob, TABLE, { id: 'j1', status: 'running', progress: 40 }))
  const [row] = screen.getAllByRole('listitem')
  expect(row?.textContent).toContain('Post import')
  expect(within(row ?? document.body).getByRole('progressbar', { name: 'Post import: progress' })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Post import: cancel' }))
  expect(api.calls(cancelJob)).toEqual([{ jobId: 'j1' }])
  expect(screen.queryByRole('button', { name: /try again/ })).toBeNull()
})

it('says what came of a finished job, and where it is', async () => {
  const result = { done: 9, drafts: 4, scheduled: 5, reports: [] }
  await open(makeJob(postImportJob, TABLE, { status: 'done', progress: 100, result }))
  screen.getByText('Drafts: 4 · Scheduled: 5')
  screen.getByRole('link', { name: 'Post import: show the result' })
  expect(screen.queryByRole('button')).toBeNull()
})

it('leads to the page that shows the result, and offers none where no page does', async () => {
  const done = { status: 'done', progress: 100 }
  const site = { workspaceId: 'w1', url: 'https://oak.example' }
  const messages = [{ role: 'user' as const, content: 'Shorten' }]
  await open(
    makeJob(fontJob, { workspaceId: 'w1', fontId: 'f1' }, { ...done, id: 'j1' }),
    makeJob(fontJob, { workspaceId: null, fontId: 'f2' }, { ...done, id: 'j2' }),
    makeJob(brandAutofillJob, { ...site, kitId: 'kit1' }, { ...done, id: 'j3' }),
    makeJob(brandAutofillJob, { ...site, kitId: '' }, { ...done, id: 'j4' }),
    makeJob(modelRunJob, { workspaceId: 'w1', task: 'shorten', messages, outputMax: 9 }, { ...done, id: 'j5' }),
    makeJob(fontJob, { workspaceId: 'elsewhere', fontId: 'f3' }, { ...done, id: 'j6' }),
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(addresses.toSorted((a, b) => a.localeCompare(b))).toEqual([
    '/back-office/font-management',
    '/dashboard/brand-kit/kit1',
    '/dashboard/carousel-editor/fonts',
  ])
})

it('says why a job failed and begins it again, or says why that cannot be done', async () => {
  const failed = { id: 'j1', status: 'failed', cause: 'interrupted', expiresAt: LATER }
  api.refuse(retryJob, 'forbidden')
  const person = await open(makeJob(exportJob, {}, failed))
  screen.getByText('This job was interrupted several times and has stopped. Try again later.')
  await person.click(screen.getByRole('button', { name: 'Account export: try again' }))
  await screen.findByRole('alert')
  api.answer(retryJob, { retried: true })
  await person.click(screen.getByRole('button', { name: 'Account export: try again' }))
  expect(api.calls(retryJob)).toEqual([{ jobId: 'j1' }, { jobId: 'j1' }])
})

it('offers no second try where a new job is started instead, or once the job has expired', async () => {
  const messages = [{ role: 'user' as const, content: 'Shorten' }]
  const run = { workspaceId: 'w1', task: 'shorten' as const, messages, outputMax: 9 }
  const failed = { status: 'failed', cause: 'refused', expiresAt: LATER }
  await open(
    makeJob(modelRunJob, run, { ...failed, id: 'j1' }),
    makeJob(exportJob, {}, { ...failed, id: 'j2', expiresAt: 1 }),
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
})
