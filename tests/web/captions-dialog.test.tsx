import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setCaptions } from '@postwright/core/api/media'
import { media } from '@postwright/core/collections/media'
import { mediaSchema } from '@postwright/core/model/media'
import { CaptionsButton } from '@/features/content-studio/components/captions/captions-button.tsx'
import { CaptionsDialog } from '@/features/content-studio/components/captions/captions-dialog.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeMedia } from '../support/factories/media.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

const FILE = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n'
const video = makeMedia({ id: 'talk', mime: 'video/mp4', durationMs: 3_000 })
const [bluesky, slack] = [
  makeConnection({ id: 'c1', platform: 'bluesky', handle: 'ann.example' }),
  makeConnection({ id: 'c2', platform: 'slack', handle: 'office' }),
]

beforeEach(() => {
  store.put(media, ['w1'], video)
  api.answer(setCaptions, { media: video })
})
afterEach(cleanup)

async function open() {
  await show(<CaptionsButton stored={video} number={1} channels={[bluesky, slack]} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Captions of video 1' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Video captions' })) }
}

it('is offered for videos on channels that show captions only', async () => {
  const { rerender } = await show(<CaptionsButton stored={video} number={1} channels={[slack]} />)
  expect(screen.queryByRole('button', { name: 'Captions of video 1' })).toBeNull()
  rerender(<CaptionsButton stored={video} number={1} channels={[{ ...bluesky, mode: 'assisted' }]} />)
  expect(screen.queryByRole('button', { name: 'Captions of video 1' })).toBeNull()
  rerender(<CaptionsButton stored={makeMedia()} number={1} channels={[bluesky]} />)
  expect(screen.queryByRole('button', { name: 'Captions of video 1' })).toBeNull()
})

it('says who shows them and that there are none, and stores a chosen file in the chosen language', async () => {
  const { user, dialog } = await open()
  expect(dialog.getByText(/over the video on ann\.example\./)).toBeDefined()
  expect(dialog.getByText(/^No captions yet/)).toBeDefined()
  await user.click(dialog.getByRole('combobox', { name: 'Language' }))
  await user.click(await screen.findByRole('option', { name: 'German', hidden: true }))
  await user.upload(fileInput(), new File([FILE], 'talk.vtt', { type: 'text/vtt' }))
  await waitFor(() =>
    expect(api.calls(setCaptions)).toEqual([{ workspaceId: 'w1', mediaId: 'talk', language: 'de', file: FILE }]),
  )
})

it('lists what the video has, and takes it away and back', async () => {
  store.put(media, ['w1'], { ...video, captions: [{ language: 'en', file: FILE.replace('Hello', '<i>Hello</i>') }] })
  const { user, dialog } = await open()
  expect(dialog.getByText('1 line, until 0:02.5')).toBeDefined()
  expect(dialog.getByText('Hello')).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Replace with a file' })).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Remove the captions in English' }))
  await waitFor(() =>
    expect(api.calls(setCaptions)).toEqual([{ workspaceId: 'w1', mediaId: 'talk', language: 'en', file: '' }]),
  )
})

it('says which channel takes the captions in fewer languages than the video has', async () => {
  const hello = { file: FILE }
  const takers = [
    { handle: 'ann.example', languages: 20 },
    { handle: 'Ann', languages: 1 },
    { handle: 'Works', languages: 1 },
    { handle: 'ann', languages: null },
  ]
  await show(<CaptionsDialog video={video} takers={takers} onClose={() => {}} />)
  expect(screen.queryByText(/^Only the first/)).toBeNull()
  const captions = ['en', 'de'].map((language) => ({ language, ...hello }))
  act(() => store.put(media, ['w1'], mediaSchema.parse({ ...video, captions })))
  expect(screen.getByText('Only the first language is used on Ann, Works.')).toBeDefined()
})

it('says what is wrong with a file, and sends none that is too large or empty as if it took them away', async () => {
  api.refuse(setCaptions, 'captions_unreadable')
  const { user, dialog } = await open()
  await user.upload(fileInput(), new File([''], 'empty.vtt', { type: 'text/vtt' }))
  expect(await dialog.findByText(/^We can’t read these captions/)).toBeDefined()
  expect(api.calls(setCaptions)).toMatchObject([{ file: ' ' }])
  await user.upload(fileInput(), new File(['x'.repeat(70_000)], 'book.vtt', { type: 'text/vtt' }))
  expect(await dialog.findByText(/^This file is too large for captions/)).toBeDefined()
  expect(api.calls(setCaptions)).toHaveLength(1)
})

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no place for a file.')
  return input
}
