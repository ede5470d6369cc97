import type { MediaUse } from '@postwright/core/model/media-use'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fetchMedia } from '@postwright/core/api/fetched-media'
import { signMedia } from '@postwright/core/api/media'
import {
  describeMedia,
  organiseMedia,
  readMediaStorage,
  saveMediaFolder,
  trashMedia,
} from '@postwright/core/api/media-library'
import { media } from '@postwright/core/collections/media'
import { mediaFolders } from '@postwright/core/collections/media-folders'
import { mediaUses } from '@postwright/core/collections/media-uses'
import { newLibraryFields } from '@postwright/core/model/media-words'
import type { Media } from '@postwright/core/model/media'
import { paths } from '@postwright/core/paths'
import { Component as MediaPage } from '@/features/workspace/media/media-page.tsx'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makeMedia } from '../support/factories/media.ts'
import { show } from './support/show.tsx'

beforeEach(() => {
  api.answer(readMediaStorage, { usedBytes: 900_000_000, maxBytes: 1_000_000_000 })
  api.answer(signMedia, ({ mediaIds }) => ({
    urls: mediaIds.map((mediaId) => ({ mediaId, url: `/small/${mediaId}`, expiresAt: Date.now() + 3_600_000 })),
  }))
  api.answer(organiseMedia, { changed: 1 })
})
afterEach(cleanup)

const AT = '/dashboard/workspace/media'
const file = (id: string, fields: Partial<Media> = {}) =>
  makeMedia({ id, workspaceId: 'w1', name: `${id}.jpg`, ...newLibraryFields(`${id}.jpg`), ...fields })

function putFiles(): void {
  const files = ['oak', 'elm', 'ash'].map((id, at) => file(id, { createdAt: 3_000_000 - at }))
  store.put(media, ['w1'], ...files)
  store.put(mediaFolders, ['w1'], {
    ...makeBase('all'),
    folders: [{ id: 'f1', name: 'Shop', parentId: '' }],
    tags: ['Wood'],
  })
}

/** Lists that are closed have options, too. */
const tiles = () => screen.queryAllByRole('option').filter((option) => option.hasAttribute('title'))
const names = () => tiles().map((tile) => tile.getAttribute('title'))

describe('the media library', () => {
  it('lists the files of a folder with small versions and how much of the plan is used', async () => {
    putFiles()
    store.put(media, ['w1'], file('inside', { folderId: 'f1' }), file('earlier', { isCurrent: false }))
    await show(<MediaPage />, { at: AT })
    await screen.findByText('900 MB of 1 GB used')
    await waitFor(() => expect(names()).toEqual(['oak.jpg', 'elm.jpg', 'ash.jpg']))
    await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('/small/oak'))
    expect(api.calls(signMedia).every(({ size }) => size === 'small')).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Shop' }))
    await waitFor(() => expect(names()).toEqual(['inside.jpg']))
  })

  it('invites to upload where it is empty, and offers to clear filters where they find nothing', async () => {
    await show(<MediaPage />, { at: AT })
    await screen.findByText('No files here yet')
    cleanup()
    putFiles()
    await show(<MediaPage />, { at: `${AT}?q=walnut` })
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(names()).toHaveLength(3))
  })

  it('finds files whose words begin with all that was typed', async () => {
    putFiles()
    store.put(
      media,
      ['w1'],
      file('both', { ...newLibraryFields('elm table.jpg'), name: 'elm table.jpg', folderId: 'f1' }),
    )
    await show(<MediaPage />, { at: `${AT}?q=elm+tab` })
    await waitFor(() => expect(names()).toEqual(['elm table.jpg']))
  })

  it('says that files could not be loaded, and offers to try again', async () => {
    putFiles()
    store.fail(paths.media('w1'), 'refused')
    await show(<MediaPage />, { at: AT })
    await screen.findByText('The files could not be loaded')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  it('is selected from with keys, and what is selected is tagged, moved and deleted', async () => {
    putFiles()
    api.answer(trashMedia, { itemIds: ['t1'], inUse: ['elm'] })
    await show(<MediaPage />, { at: AT })
    await waitFor(() => expect(names()).not.toEqual([]))
    const [first] = tiles()
    first?.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await screen.findByText('2 files selected')
    await userEvent.click(screen.getByRole('button', { name: 'Move to…' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Shop', hidden: true }))
    await waitFor(() => expect(api.calls(organiseMedia)).toMatchObject([{ mediaIds: ['oak', 'elm'], folderId: 'f1' }]))
    await waitFor(() => expect(screen.queryByText('2 files selected')).toBeNull())
    first?.focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(await screen.findByRole('button', { name: 'Add tag…' }))
    await userEvent.type(await screen.findByLabelText('Tag to add'), 'Forest{Enter}')
    await waitFor(() => expect(api.calls(organiseMedia).at(-1)).toMatchObject({ addTags: ['Forest'] }))
    first?.focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(api.calls(trashMedia)).toMatchObject([{ mediaIds: ['oak', 'elm', 'ash'] }]))
    await screen.findByRole('button', { name: 'Show where elm.jpg is used' })
  })

  it('says of a file from elsewhere, too, that it is needed and stays', async () => {
    putFiles()
    store.put(media, ['w1'], file('inside', { folderId: 'f1' }))
    api.answer(trashMedia, { itemIds: [], inUse: ['inside'] })
    await show(<MediaPage />, { at: `${AT}?file=inside` })
    await userEvent.click(await screen.findByRole('button', { name: 'Move to trash' }))
    await screen.findByRole('button', { name: 'Show where inside.jpg is used' })
    await userEvent.click(await screen.findByRole('button', { name: 'Shop' }))
    expect(screen.queryByRole('button', { name: 'Show where inside.jpg is used' })).toBeNull()
  })

  it('opens a file with its details and the places that use it', async () => {
    putFiles()
    api.answer(describeMedia, ({ mediaId }) => ({ media: file(mediaId) }))
    const use = { kind: 'posts', placeId: 'p1', mediaIds: ['oak'], plannedAt: null } satisfies Partial<MediaUse>
    store.put(
      mediaUses,
      ['w1'],
      { ...makeBase('posts_p1'), ...use, documentId: 'p1', name: 'Oak is back', lifecycle: 'draft' },
      {
        ...makeBase('posts_p2'),
        ...use,
        documentId: 'p2',
        placeId: 'p2',
        name: 'Later',
        lifecycle: 'scheduled',
        plannedAt: 9e11,
      },
    )
    await show(<MediaPage />, { at: `${AT}?file=oak` })
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('In 2 posts (1 scheduled)')
    expect(within(dialog).getByRole('link', { name: 'Oak is back' }).getAttribute('href')).toMatch(
      /content-studio\/p1$/,
    )
    const alt = within(dialog).getByRole('textbox', { name: /Alt text/ })
    await userEvent.type(alt, 'An oak')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(api.calls(describeMedia)).toMatchObject([{ mediaId: 'oak', altText: 'An oak' }]))
  })

  it('makes folders, and imports an image by its address into the open one', async () => {
    putFiles()
    api.answer(fetchMedia, file('new'))
    api.refuse(saveMediaFolder, 'folder_misplaced')
    await show(<MediaPage />, { at: `${AT}?folder=f1` })
    await userEvent.click(await screen.findByRole('button', { name: 'Import from URL' }))
    await userEvent.type(await screen.findByLabelText('Image URL'), 'https://example.com/a.png{Enter}')
    await waitFor(() => expect(api.calls(fetchMedia)).toMatchObject([{ url: 'https://example.com/a.png' }]))
    await waitFor(() => expect(api.calls(organiseMedia)).toMatchObject([{ mediaIds: ['new'], folderId: 'f1' }]))
    await userEvent.click(screen.getByRole('button', { name: 'New folder' }))
    await userEvent.type(await screen.findByLabelText('Folder name'), 'Shop{Enter}')
    await screen.findByText(/^This folder can’t be there. Folders can be four levels deep/)
    api.refuse(saveMediaFolder, 'folder_name_taken')
    await userEvent.click(screen.getByRole('button', { name: 'Save folder' }))
    await screen.findByText('There is already a folder with this name here. Choose another name or location.')
  })

  it('lets viewers look and change nothing', async () => {
    giveRole('viewer')
    putFiles()
    await show(<MediaPage />, { at: AT })
    await waitFor(() => expect(names()).toHaveLength(3))
    for (const name of ['Upload files', 'Import from URL', 'New folder'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
