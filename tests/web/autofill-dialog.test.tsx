import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startBrandAutofill } from '@postwright/core/api/brand-autofill'
import { fetchMedia } from '@postwright/core/api/fetched-media'
import { cancelJob } from '@postwright/core/api/jobs'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { jobs } from '@postwright/core/collections/jobs'
import { brandAutofillJob } from '@postwright/core/jobs/brand-autofill'
import type { Job, JobOf } from '@postwright/core/jobs/kinds'
import type { TakeParts } from '@/features/brand-kit/autofill/autofill-choice.ts'
import { AutofillDialog } from '@/features/brand-kit/autofill/autofill-dialog.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeMedia } from '../support/factories/media.ts'
import { makeJob } from '../support/factories/job.ts'
import { show } from './support/show.tsx'

/** The latest reading of a website by the person. */
const latest = (job: JobOf<'brand_autofill'>) => store.put(jobs, ['ada'], job)

const URL_READ = 'https://oak.example/'
const foundAt = { source: `${URL_READ}site.css`, selector: '.button', property: 'background-color' }
const PROPOSAL = {
  url: URL_READ,
  name: { text: 'Oak & Ash', foundAt: { source: URL_READ, selector: 'title', property: '' } },
  description: null,
  language: null,
  logos: [],
  colors: [
    { hex: '#1f6f54', name: 'brand green', role: 'primary', isNeutral: false, count: 4, foundAt: [foundAt] },
    { hex: '#e4572e', name: '', role: 'secondary', isNeutral: false, count: 1, foundAt: [foundAt] },
  ],
  fonts: [],
  unread: [
    { url: `${URL_READ}icon.svg?v=2`, reason: 'type' },
    { url: `${URL_READ}share.png`, reason: 'type' },
  ],
}

function jobOf(
  status: Job['status'],
  result: object = {},
  {
    workspaceId = 'w1',
    kitId = 'kit1',
    ...base
  }: { workspaceId?: string; kitId?: string; id?: string; createdAt?: number } = {},
): JobOf<'brand_autofill'> {
  const fields = { status, progress: 35, expiresAt: 5, ...base, result: { problem: null, proposal: null, ...result } }
  return makeJob(brandAutofillJob, { workspaceId, kitId, url: URL_READ }, fields)
}

beforeEach(() => {
  api.answer(startBrandAutofill, { jobId: 'job1' })
  api.answer(cancelJob, { cancelled: true })
})
afterEach(cleanup)

async function open(kit = emptyBrandKit('Mine', 0)) {
  const accept = vi.fn<(take: TakeParts) => void>()
  await show(<AutofillDialog kitId="kit1" kit={kit} onAccept={accept} onClose={() => undefined} />)
  return { accept, person: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true })

it('has the website read that a person names', async () => {
  const { person } = await open()
  await person.type(screen.getByLabelText('Website address'), 'oak.example')
  await person.click(button('Read the website'))
  await waitFor(() =>
    expect(api.calls(startBrandAutofill)).toEqual([{ workspaceId: 'w1', kitId: 'kit1', url: 'oak.example' }]),
  )
})

it('says how far it is, and can be stopped', async () => {
  latest(jobOf('running'))
  const { person } = await open()
  expect(screen.getByText(`Reading ${URL_READ}`)).toBeTruthy()
  await person.click(button('Stop'))
  await waitFor(() => expect(api.calls(cancelJob)).toEqual([{ jobId: 'job1' }]))
})

it.each([
  ['refused', /not on the public internet/],
  ['unreachable', /doesn’t respond/],
  ['type', /isn’t a web page/],
  ['too_large', /too large/],
  ['nothing_found', /found no name/],
  ['unreadable', /We couldn’t read/],
  ['not_allowed', /can no longer edit/],
] as const)('says in words that a website is %s', async (problem, words) => {
  latest(jobOf('failed', { problem }))
  await open()
  expect(
    screen
      .getAllByRole('alert', { hidden: true })
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toMatch(words)
  expect(screen.getByLabelText('Website address')).toHaveProperty('value', URL_READ)
})

it('takes what is checked and nothing else, and says where each part was found', async () => {
  latest(jobOf('done', { proposal: PROPOSAL }))
  const { person, accept } = await open()
  expect(screen.getByText('.button · background-color in site.css (4 places)')).toBeTruthy()
  expect(screen.getByText('Replaces “Mine”.')).toBeTruthy()
  expect(screen.getByText('2 addresses could not be used')).toBeTruthy()
  expect(screen.getByText(/icon\.svg\?v=2 is an SVG with text, images or effects/)).toBeTruthy()
  expect(screen.getByText(`${URL_READ}share.png isn’t an image or stylesheet that we can use.`)).toBeTruthy()
  await person.click(screen.getByRole('checkbox', { name: '#e4572e', hidden: true }))
  await person.click(button('Add selected values'))
  await waitFor(() => expect(accept).toHaveBeenCalled())
  expect(accept.mock.calls[0]?.[0](emptyBrandKit('Mine', 0))).toMatchObject({
    name: 'Mine',
    website: URL_READ,
    colors: [{ hex: '#1f6f54', name: 'brand green', role: 'primary' }],
  })
})

it('takes several logos into the kit as it is once the last of them is stored', async () => {
  const logo = (url: string, kind: string) => ({ url, kind, picture: 'data:,', foundAt })
  const logos = [logo(`${URL_READ}logo.png`, 'header'), logo(`${URL_READ}icon.png`, 'icon')]
  latest(jobOf('done', { proposal: { ...PROPOSAL, logos } }))
  const slow = Promise.withResolvers<void>()
  api.answer(fetchMedia, async ({ url }) => {
    const isIcon = url.endsWith('icon.png')
    if (isIcon) await slow.promise
    return makeMedia({ id: isIcon ? 'media2' : 'media1' })
  })
  const { person, accept } = await open()
  await person.click(screen.getByRole('checkbox', { name: 'Icon of the page', hidden: true }))
  await person.click(button('Add selected values'))
  await waitFor(() => expect(api.calls(fetchMedia)).toHaveLength(2))
  expect(accept).not.toHaveBeenCalled()
  slow.resolve()
  await waitFor(() => expect(accept).toHaveBeenCalled())
  const changedMeanwhile = { ...emptyBrandKit('Mine', 0), description: 'Written in another tab' }
  expect(accept.mock.calls[0]?.[0](changedMeanwhile)).toMatchObject({
    description: 'Written in another tab',
    logos: [
      { role: 'light', mediaId: 'media1' },
      { role: 'mark', mediaId: 'media2' },
    ],
  })
})

it('does not show what was read for another workspace', async () => {
  latest(jobOf('done', { proposal: PROPOSAL }, { workspaceId: 'w2' }))
  await open()
  expect(screen.queryByText('Add selected values')).toBeNull()
})

it('does not show what was read for another kit, by another person, or before readings named their kit', async () => {
  latest(jobOf('done', { proposal: PROPOSAL }, { kitId: 'kit2' }))
  latest(jobOf('done', { proposal: PROPOSAL }, { id: 'job2', kitId: '' }))
  store.put(jobs, ['ben'], jobOf('done', { proposal: PROPOSAL }))
  await open()
  expect(screen.queryByText('Add selected values')).toBeNull()
  expect(screen.getByLabelText('Website address')).toHaveProperty('value', '')
})

it('shows what was read for this kit although another was read for since', async () => {
  latest(jobOf('done', { proposal: PROPOSAL }, { createdAt: 1 }))
  latest(jobOf('running', {}, { id: 'job2', kitId: 'kit2', createdAt: 2 }))
  await open()
  expect(screen.getByText('Add selected values')).toBeTruthy()
})
