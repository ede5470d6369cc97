import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IMPORT_BYTES_MAX } from '@postwright/core/limits'
import { importJob } from '@postwright/core/jobs/import'
import type { JobOf } from '@postwright/core/jobs/kinds'
import type { ImportPreview } from '@/features/settings/data/import-job.ts'
import type * as ImportArchive from '@/features/settings/import-archive.ts'
import { ImportPart } from '@/features/settings/components/import-part.tsx'
import { ApiError } from '@/lib/api-error.ts'
import { makeJob } from '../support/factories/job.ts'
import { show } from './support/show.tsx'

type ImportSource = ImportArchive.ImportSource

const FONT = { id: 'f'.repeat(64), bytes: 9, read: () => Promise.resolve(new Blob(['a font'])) }
const { openImport } = vi.hoisted(() => ({ openImport: vi.fn<(file: File) => Promise<ImportSource>>() }))
let latest: JobOf<'import'> | undefined
const beginImport =
  vi.fn<(workspaceId: string, source: ImportSource, present: readonly string[], options: object) => Promise<void>>()
const fetchImportPreview = vi.fn<() => Promise<ImportPreview>>()
vi.mock('@/jobs/data/use-jobs.ts', () => ({
  useLatestJob: () => ({ status: 'ready', data: latest ? [latest] : [] }),
}))
vi.mock('@/features/settings/data/import-job.ts', () => ({
  fetchImportPreview: () => fetchImportPreview(),
  beginImport: (workspaceId: string, source: ImportSource, present: readonly string[], options: object) =>
    beginImport(workspaceId, source, present, options),
}))
vi.mock('@/features/settings/import-archive.ts', async (load) => {
  const actual = await load<typeof ImportArchive>()
  openImport.mockImplementation(actual.openImport)
  return { ...actual, openImport: (file: File) => openImport(file) }
})

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
  latest = undefined
  beginImport.mockReset().mockResolvedValue(undefined)
  fetchImportPreview.mockReset().mockResolvedValue(PREVIEW)
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
    expect(beginImport).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    expect(beginImport).toHaveBeenCalledWith(
      'w1',
      { data: '{}', files: [], fonts: [], strangers: 0 },
      [],
      expect.objectContaining({ withFonts: false }),
    )
  })

  it('imports uploaded fonts only under the licence statement', async () => {
    openImport.mockResolvedValueOnce({ data: '{}', files: [], fonts: [FONT], strangers: 0 })
    await choose(fileOf(2))
    const box = await screen.findByRole('checkbox', { name: 'Also import 1 uploaded font' })
    expect(screen.getByText(/I hold a licence for these fonts/)).toBeDefined()
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    expect(beginImport.mock.lastCall?.[3]).toMatchObject({ withFonts: true })
  })

  it('stores nothing when the person thinks better of it', async () => {
    await choose(fileOf(2))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDefined()
    expect(beginImport).not.toHaveBeenCalled()
  })

  it('refuses a file that is too large before it is sent', async () => {
    await choose(fileOf(IMPORT_BYTES_MAX + 1))
    expect((await screen.findByRole('alert')).textContent).toBe('This file is larger than an import may be.')
    expect(beginImport).not.toHaveBeenCalled()
  })

  it('says why the server refused the file', async () => {
    fetchImportPreview.mockRejectedValue(new ApiError('import_newer', { status: 400, detail: '' }))
    await choose(fileOf(2))
    expect((await screen.findByRole('alert')).textContent).toMatch(/made by a newer version/)
  })

  it('shows how far it is, and takes no second file meanwhile', async () => {
    latest = jobOf({ status: 'running' })
    await show(<ImportPart uid="u1" workspaceId="w1" />)
    expect(screen.getByRole('progressbar', { name: 'Progress of the import' }).getAttribute('aria-valuenow')).toBe('40')
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveProperty('disabled', true)
  })

  it('says what was imported, and how much was left out for which reason', async () => {
    const leftOut = [
      { collection: 'posts', reason: 'present', count: 2 },
      { collection: 'hashtagGroups', reason: 'present', count: 1 },
      { collection: 'posts', reason: 'picture', count: 1 },
    ]
    latest = jobOf({ status: 'done', result: { imported: 12, leftOut } })
    await show(<ImportPart uid="u1" workspaceId="w1" />)
    expect(screen.getByRole('status').textContent).toBe('12 entries were imported.')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 entries are in this workspace already.',
      '1 image was left out because it is not in this workspace.',
    ])
  })
})
