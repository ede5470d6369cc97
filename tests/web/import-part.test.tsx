import { cleanup, screen, waitFor } from '@testing-library/react'
import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { uploadFont } from '@postwright/core/api/fonts'
import { previewImport, startImport } from '@postwright/core/api/workspaces'
import { jobs } from '@postwright/core/collections/jobs'
import { FONT_STATEMENT_VERSION } from '@postwright/core/model/font'
import { IMPORT_BYTES_MAX } from '@postwright/core/limits'
import { importJob } from '@postwright/core/jobs/import'
import type { JobOf } from '@postwright/core/jobs/kinds'
import type { ImportPreview } from '@/features/settings/data/archive-jobs.ts'
import { ImportPart } from '@/features/settings/components/import-part.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeJob } from '../support/factories/job.ts'
import { show } from './support/show.tsx'

/** An archive without documents and with one uploaded font. */
async function archiveWithFont(): Promise<File> {
  const options = { useWebWorkers: false, extendedTimestamp: false }
  const writer = new ZipWriter(new BlobWriter('application/zip'), options)
  await writer.add('data.json', new TextReader('{}'), options)
  await writer.add(`fonts/${'f'.repeat(64)}.ttf`, new TextReader('a font'), options)
  return new File([await writer.close()], 'export.zip', { type: 'application/zip' })
}

const PREVIEW: ImportPreview = {
  create: [
    { collection: 'posts', count: 2 },
    { collection: 'songs', count: 1 },
  ],
  leftOut: [{ collection: 'posts', reason: 'present', count: 3 }],
  presentFiles: [],
}

function jobOf(fields: object): JobOf<'import'> {
  const times = { createdAt: Date.now(), expiresAt: Date.now() + 1_000 }
  return makeJob(importJob, { workspaceId: 'w1' }, { progress: 40, ...times, ...fields })
}

beforeEach(() => {
  api.answer(previewImport, PREVIEW)
  api.answer(startImport, { jobId: 'job1' })
  api.answer(uploadFont, { fontId: 'f1', jobId: null })
})
afterEach(cleanup)

const choose = async (file: File) => {
  const { container } = await show(<ImportPart uid="u1" workspaceId="w1" />)
  const input = container.querySelector('input')
  if (input) await userEvent.upload(input, file)
}
const fileOf = (size: number) => {
  const file = new File(['{}'], 'export.json', { type: 'application/json' })
  return Object.defineProperty(file, 'size', { value: size })
}

describe('the import of an export file', () => {
  it('shows what is in the file before anything is imported, and imports it when that is wanted', async () => {
    await choose(fileOf(2))
    await screen.findByRole('heading', { name: 'What is in export.json' })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 posts, as drafts',
      '1 other entry',
      '3 entries are in this workspace already.',
    ])
    expect(api.calls(startImport)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    await waitFor(() => expect(api.calls(startImport)).toEqual([{ workspaceId: 'w1' }]))
    expect(await api.files(startImport)[0]?.text()).toBe('{}')
  })

  it('imports uploaded fonts only under the licence statement', async () => {
    await choose(await archiveWithFont())
    const box = await screen.findByRole('checkbox', { name: 'Also import 1 uploaded font' })
    expect(screen.getByText(/I hold a licence that lets this workspace use these fonts/)).toBeDefined()
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    await waitFor(() => expect(api.calls(startImport)).toHaveLength(1))
    expect(api.calls(uploadFont)).toMatchObject([{ statement: FONT_STATEMENT_VERSION }])
    expect(await api.files(uploadFont)[0]?.text()).toBe('a font')
  })

  it('leaves uploaded fonts out when the licence statement is not given', async () => {
    await choose(await archiveWithFont())
    await screen.findByRole('checkbox', { name: 'Also import 1 uploaded font' })
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    await waitFor(() => expect(api.calls(startImport)).toHaveLength(1))
    expect(api.calls(uploadFont)).toEqual([])
  })

  it('stores nothing when the person thinks better of it', async () => {
    await choose(fileOf(2))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDefined()
    expect(api.calls(startImport)).toEqual([])
  })

  it('refuses a file that is too large before it is sent', async () => {
    await choose(fileOf(IMPORT_BYTES_MAX + 1))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This file is too large to import. Choose a smaller file.',
    )
    expect(api.calls(startImport)).toEqual([])
  })

  it('says why the server refused the file', async () => {
    api.refuse(previewImport, 'import_newer')
    await choose(fileOf(2))
    expect((await screen.findByRole('alert')).textContent).toMatch(/made by a newer version/)
  })

  it('shows how far it is, and takes no second file meanwhile', async () => {
    store.put(jobs, ['u1'], jobOf({ status: 'running' }))
    await show(<ImportPart uid="u1" workspaceId="w1" />)
    expect(screen.getByRole('progressbar', { name: 'Import progress' }).getAttribute('aria-valuenow')).toBe('40')
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveProperty('disabled', true)
  })

  it('says what was imported, and how much was left out for which reason', async () => {
    const leftOut = [
      { collection: 'posts', reason: 'present', count: 2 },
      { collection: 'hashtagGroups', reason: 'present', count: 1 },
      { collection: 'posts', reason: 'picture', count: 1 },
    ]
    store.put(jobs, ['u1'], jobOf({ status: 'done', result: { imported: 12, leftOut } }))
    await show(<ImportPart uid="u1" workspaceId="w1" />)
    expect(screen.getByRole('status').textContent).toBe('12 entries were imported.')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 entries are in this workspace already.',
      '1 image was left out because it is not in this workspace.',
    ])
  })
})
