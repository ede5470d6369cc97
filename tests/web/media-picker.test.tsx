import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MediaItem, MediaPage } from '@/ui/media-grid.tsx'
import { MediaPicker } from '@/ui/media-picker.tsx'
import type { Paging } from '@/ui/pager.tsx'
import { show } from './support/show.tsx'

afterEach(cleanup)

const onChoose = vi.fn<(items: MediaItem[]) => void>()
const onFiles = vi.fn<(files: File[]) => void>()
const onClose = vi.fn<() => void>()
const next = vi.fn<() => void>()
const retry = vi.fn<() => void>()

beforeEach(() => vi.clearAllMocks())

const item = (id: string): MediaItem => ({
  id,
  name: `${id}.jpg`,
  mime: 'image/jpeg',
  width: 16,
  height: 9,
  durationMs: null,
  pages: null,
  url: `/${id}`,
})
const ready = (...ids: string[]): MediaPage => ({ status: 'ready', data: ids.map(item), unreadable: 0 })
const paging: Paging = { number: 1, hasPrevious: false, hasNext: true, onPrevious: () => undefined, onNext: next }

async function open(page: MediaPage, { max = 2, taken = [] as string[], off = null as string | null } = {}) {
  const upload = { onFiles, accept: ['image/png'], hint: 'PNG only.', off }
  const picker = (shown: MediaPage) => (
    <MediaPicker
      title="Add images"
      page={shown}
      paging={paging}
      max={max}
      taken={taken}
      onChoose={onChoose}
      upload={upload}
      onClose={onClose}
    />
  )
  const { rerender } = await show(picker(page))
  return { user: userEvent.setup(), turnTo: (other: MediaPage) => rerender(picker(other)) }
}

const tile = (id: string) => screen.getByRole('option', { name: new RegExp(`^${id}.jpg`), hidden: true })
const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true })

it('hands over what was chosen, in the order of choosing', async () => {
  const { user } = await open(ready('harbour', 'chair', 'lamp'))
  await user.click(tile('lamp'))
  await user.click(tile('harbour'))
  await user.click(button('Add 2 files'))
  expect(onChoose.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['lamp', 'harbour'])
})

it('takes no more than fit, and lets go of what is chosen', async () => {
  const { user } = await open(ready('harbour', 'chair'), { max: 1 })
  await user.click(tile('harbour'))
  await user.click(tile('chair'))
  expect(tile('chair').getAttribute('aria-selected')).toBe('false')
  expect(tile('chair').getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('1 selected, the maximum')).toBeDefined()
  await user.click(tile('harbour'))
  expect(screen.getByText('0 of 1 selected')).toBeDefined()
  expect(button('Add').getAttribute('disabled')).not.toBeNull()
})

it('does not offer again what is part of it already', async () => {
  const { user } = await open(ready('harbour', 'chair'), { taken: ['harbour'] })
  await user.click(tile('harbour'))
  expect(tile('harbour').getAttribute('aria-selected')).toBe('false')
  expect(tile('harbour').getAttribute('aria-label')).toBe('harbour.jpg, added')
})

it('is one stop of the Tab key, moves by arrow keys and chooses by Space', async () => {
  const { user } = await open(ready('harbour', 'chair', 'lamp'))
  const stops = screen.getAllByRole('option', { hidden: true }).map((option) => option.tabIndex)
  expect(stops).toEqual([0, -1, -1])
  // The dialog takes the focus first.
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
  tile('harbour').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tile('chair'))
  await user.keyboard(' ')
  expect(tile('chair').getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{End}{Enter}')
  expect(tile('lamp').getAttribute('aria-selected')).toBe('true')
})

it('keeps what was chosen when the page is turned', async () => {
  const { user, turnTo } = await open(ready('harbour', 'chair'))
  await user.click(tile('harbour'))
  await user.click(button('Next'))
  expect(next).toHaveBeenCalledOnce()
  turnTo(ready('lamp'))
  await user.click(tile('lamp'))
  await user.click(button('Add 2 files'))
  expect(onChoose.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['harbour', 'lamp'])
})

it('says that it loads, and tries again when that failed', async () => {
  const { user, turnTo } = await open({ status: 'loading' })
  expect(screen.getByText('Loading the files')).toBeDefined()
  turnTo({ status: 'error', retry })
  await user.click(button('Try again'))
  expect(retry).toHaveBeenCalledOnce()
})

it('leads from an empty library to the upload, and passes on the files', async () => {
  const { user } = await open(ready())
  await user.click(button('Upload a file'))
  expect(screen.getByText('PNG only.')).toBeDefined()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  const file = new File(['x'], 'new.png', { type: 'image/png' })
  if (input) await user.upload(input, file)
  expect(onFiles).toHaveBeenCalledWith([file])
})

it('takes no files while nothing can be uploaded, and says why', async () => {
  const { user } = await open(ready(), { off: 'Uploads rest.' })
  await user.click(button('Upload a file'))
  expect(screen.getByText('Uploads rest.')).toBeDefined()
  expect(screen.queryByText('PNG only.')).toBeNull()
  expect(button('Choose files').getAttribute('disabled')).not.toBeNull()
})
