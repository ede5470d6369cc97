import { signMedia } from '@postwright/core/api/media'
import { media } from '@postwright/core/collections/media'
import { POST_MEDIA_MAX } from '@postwright/core/limits'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import { Pictures } from '@/features/content-studio/components/pictures/images.tsx'
import type { ChangeFiles } from '@/features/content-studio/components/pictures/draft-images.tsx'
import { useImageUploads } from '@/features/content-studio/components/pictures/use-image-uploads.ts'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeMedia } from '../support/factories/media.ts'
import { autosaveStage, draftOf, versionOf } from './support/autosave-stage.ts'
import { makePicture } from './support/make-picture.ts'
import { show } from './support/show.tsx'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  const stored = ['harbour', 'chair', 'lamp'].map((id) => makeMedia({ id, name: `${id}.jpg` }))
  store.put(media, ['w1'], ...stored)
  api.answer(signMedia, ({ mediaIds }) => ({
    urls: mediaIds.map((mediaId) => ({ mediaId, url: `/${mediaId}`, expiresAt: 1 })),
  }))
})
afterEach(cleanup)

function Stage({ autosave }: { autosave: Autosave<PostDraft> }) {
  const { draft } = useSyncExternalStore(autosave.subscribe, autosave.getState)
  const uploads = useImageUploads('w1', 'p1', autosave)
  const pictures = draft.media.map(({ mediaId, alt }) => makePicture(mediaId, { alt }))
  const change: ChangeFiles = (make) => autosave.edit({ ...draft, media: make(draft.media) })
  const place = { connectionId: null, part: 0 }
  return <Pictures {...{ pictures, place, uploads }} channels={[]} onChange={change} />
}

async function openLibrary(...mediaIds: string[]) {
  const own = mediaIds.map((mediaId) => ({ mediaId, alt: 'Described' }))
  const { autosave } = autosaveStage({ ...versionOf(1, ''), draft: { ...draftOf(''), media: own } })
  await show(<Stage autosave={autosave} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Choose from library' }))
  // The code of the dialog loads first.
  await screen.findByRole('dialog', { name: 'Add images' })
  await screen.findByRole('option', { name: /^lamp/, hidden: true })
  return { user, chosen: () => autosave.getState().draft.media.map(({ mediaId, alt }) => `${mediaId} ${alt}`.trim()) }
}

const tile = (id: string) => screen.getByRole('option', { name: new RegExp(`^${id}`), hidden: true })

it('adds pictures that the workspace has to the post, behind those that are there', async () => {
  const { user, chosen } = await openLibrary('harbour')
  expect(tile('harbour').getAttribute('aria-disabled')).toBe('true')
  await user.click(tile('lamp'))
  await user.click(tile('chair'))
  await user.click(screen.getByRole('button', { name: 'Add 2 files', hidden: true }))
  expect(chosen()).toEqual(['harbour Described', 'lamp', 'chair'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('offers as many as still fit', async () => {
  const { user, chosen } = await openLibrary(...Array.from({ length: POST_MEDIA_MAX - 1 }, (_, at) => `picture${at}`))
  await user.click(tile('lamp'))
  expect(tile('chair').getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Add 1 file', hidden: true }))
  expect(chosen()).toHaveLength(POST_MEDIA_MAX)
  expect(screen.getByRole('button', { name: 'Choose from library' }).hasAttribute('disabled')).toBe(true)
})
