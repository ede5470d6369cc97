import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cancelJob } from '@postwright/core/api/jobs'
import { startPostImport } from '@postwright/core/api/post-imports'
import { connections } from '@postwright/core/collections/connections'
import { jobs } from '@postwright/core/collections/jobs'
import { postImportJob } from '@postwright/core/jobs/post-import'
import { postImportFileSchema, type PostImportRow } from '@postwright/core/model/post-import'
import { Component as ImportScreen } from '@/features/content-import/content-import-screen.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeJob } from '../support/factories/job.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'
import { openWorkspace } from '../support/client/person.ts'

// A list of all time zones would make every query by role take seconds.
vi.mock('@/ui/zone-field.tsx', () => ({ ZoneField: () => null }))
openWorkspace({ timeZone: 'Europe/Vienna' })

beforeEach(() => {
  const channel = makeConnection({ id: 'c1', platform: 'bluesky', handle: 'oak.example', name: 'Oak' })
  store.put(connections, ['w1'], channel)
  api.answer(startPostImport, { jobId: 'job1' })
  api.answer(cancelJob, { cancelled: true })
})
afterEach(cleanup)

const DAY = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
const TABLE = ['Message,Channel,Date', `Good,oak.example,${DAY}`, 'Late,oak.example,2020-01-01', 'Draft,,'].join('\n')

async function paste(text: string) {
  await showWithToasts(<ImportScreen />)
  const field = screen.getByLabelText('Or paste it')
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Read the table' }))
}

/** The rows of the one import that was begun. */
async function importedRows(): Promise<PostImportRow[]> {
  await waitFor(() => expect(api.calls(startPostImport)).toEqual([{ workspaceId: 'w1' }]))
  const [file] = api.files(startPostImport)
  return postImportFileSchema.parse(JSON.parse((await file?.text()) ?? '')).rows
}

describe('importing a table', () => {
  it('shows every row with what is wrong, and imports the good ones', async () => {
    await paste(TABLE)
    await screen.findByText(/2 rows are ready to import.\s+1 row has to be fixed./)
    screen.getByText('The time is in the past. Choose a later time.')
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 valid rows' }))
    expect(await importedRows()).toMatchObject([
      {
        row: 2,
        draft: { text: 'Good', connectionIds: ['c1'] },
        when: { local: `${DAY}T09:00`, tzid: 'Europe/Vienna' },
      },
      { row: 4, draft: { text: 'Draft' }, when: null },
    ])
  })

  it('counts the images of all parts of a thread, and imports them with their part', async () => {
    const web = 'https://a.example/'
    await paste(`Text,Channel,Images,Part 1,Part 1 images\nOne,oak.example,${web}a.png,Two,${web}b.png`)
    await screen.findByText(/2 images · 1 more part/)
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 valid row' }))
    expect(await importedRows()).toMatchObject([
      { pictures: [{ url: `${web}a.png` }], threadPictures: [{ url: `${web}b.png`, alt: '', part: 1 }] },
    ])
  })

  it('says that the rows name too many images when the server refuses them for that', async () => {
    api.refuse(startPostImport, 'import_images_full')
    await paste(TABLE)
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 valid rows' }))
    expect(await screen.findByText(/^One import can download up to 500 images. Split the table/)).toBeTruthy()
  })

  it('imports all, those with errors as drafts', async () => {
    await paste(TABLE)
    await userEvent.click(await screen.findByRole('button', { name: /^Import all/ }))
    expect((await importedRows()).map(({ row, when }) => [row, when === null])).toEqual([
      [2, false],
      [3, true],
      [4, true],
    ])
  })

  it('reads a column as what a person says that it is', async () => {
    await paste(`Something,Channel\nWords,oak.example`)
    await screen.findByText('This row has no text or image. Add one of them.')
    const column = screen.getByRole('combobox', { name: 'Something' })
    await userEvent.click(column)
    const list = document.getElementById(column.getAttribute('aria-controls') ?? '') ?? document.body
    await userEvent.click(within(list).getByText('Text'))
    expect((await screen.findByText(/is ready to import/)).textContent).toContain('1 row is ready to import.')
  })

  it('asks once what comes first in dates that can be read in two ways, and imports the days that are meant', async () => {
    const year = new Date().getFullYear() + 1
    await paste(
      `Text,Channel,Date\nOne,oak.example,03/04/${year}\nTwo,oak.example,31/12/${year}\nThree,oak.example,05/06/${year}`,
    )
    await screen.findByText(/1 row is ready to import.\s+2 rows have to be fixed./)
    const question = screen.getByRole('radiogroup', { name: `Which part comes first in dates such as 03/04/${year}?` })
    expect(within(question).getAllByRole('radio')).toHaveLength(2)
    await userEvent.click(within(question).getByRole('radio', { name: 'Month' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Import 3 valid rows' }))
    const days = (await importedRows()).map(({ when }) => when?.local.slice(5, 10))
    expect(days).toEqual(['03-04', '12-31', '05-06'])
  })

  it('shows how the letters of an older file can be read, and reads it in the way that is chosen', async () => {
    await show(<ImportScreen />)
    const input = document.querySelector('input[type=file]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    const bytes = Uint8Array.from(Buffer.from('Text\nTr\u00e8s bien\n', 'latin1'))
    await userEvent.upload(input, new File([bytes], 'posts.csv', { type: 'text/csv' }))
    await screen.findAllByText('Très bien')
    await userEvent.click(screen.getByRole('radio', { name: 'Trčs (Central European)' }))
    expect(await screen.findAllByText('Trčs bien')).not.toHaveLength(0)
  })

  it('refuses a workbook and says what to upload instead', async () => {
    await show(<ImportScreen />)
    const input = document.querySelector('input[type=file]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    const bytes = Uint8Array.from(Buffer.from('PK\u0003\u0004\u0000\u0000\u0000\u0000ab\u0000', 'latin1'))
    await userEvent.upload(input, new File([bytes], 'posts.csv', { type: 'text/csv' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/CSV UTF-8/)
  })

  it('says which channels a name could mean', async () => {
    store.put(connections, ['w1'], makeConnection({ id: 'c2', platform: 'mastodon', handle: 'ash', name: 'Oak' }))
    await paste(`Text,Channel\nOne,Oak`)
    const fault = await screen.findByText(/^“Oak” could mean/)
    expect(fault.textContent).toMatch(
      /several channels\. Use one of these names: bluesky\/oak\.example, mastodon\/ash\.$/,
    )
  })

  it('says why a table cannot be read', async () => {
    await paste('Only,headers')
    expect((await screen.findByRole('alert')).textContent).toMatch(/no rows below/)
  })

  it('shows how far it is, ends on request, and says which rows stayed drafts', async () => {
    const reports = [{ row: 3, code: 'media_invalid', detail: 'This is a GIF.' }]
    const result = { done: 3, drafts: 1, scheduled: 2, reports }
    const running = { status: 'running', progress: 70, expiresAt: 5, result }
    store.put(jobs, ['ada'], makeJob(postImportJob, { workspaceId: 'w1', total: 4 }, running))
    await show(<ImportScreen />)
    screen.getByText(/Importing: 3 of 4 rows.\s+2 scheduled, 1 saved as drafts./)
    screen.getByText('Row 3 is a draft: This is a GIF.')
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(api.calls(cancelJob)).toEqual([{ jobId: 'job1' }]))
  })
})
