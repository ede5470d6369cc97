import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cropMedia, signMedia } from '@postwright/core/api/media'
import { media } from '@postwright/core/collections/media'
import type { Media } from '@postwright/core/model/media'
import { CropDialog } from '@/features/content-studio/components/crop/crop-dialog.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeMedia } from '../support/factories/media.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

const picture = makeMedia({ id: 'whole', width: 1600, height: 900 })
const instagram = makeConnection({ id: 'c1', platform: 'instagram', handle: 'ann' })
const onDone = vi.fn<(uploaded: { media: Media; url: string }) => void>()
const onClose = vi.fn<() => void>()

beforeEach(() => {
  for (const mock of [onDone, onClose]) mock.mockReset()
  api.answer(signMedia, ({ mediaIds }) => ({
    urls: mediaIds.map((mediaId) => ({ mediaId, url: `/${mediaId}.jpg`, expiresAt: 1 })),
  }))
})
afterEach(cleanup)

async function open(shown: Media = picture) {
  await show(<CropDialog picture={shown} channels={[instagram]} isOfChannel {...{ onDone, onClose }} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop image for ann' }))
  await dialog.findByRole('button', { name: 'Crop' })
  return { dialog, user: userEvent.setup() }
}

describe('cropping a picture', () => {
  it('offers the shapes that the channel takes, and keeps the largest part of the chosen one', async () => {
    const { dialog, user } = await open()
    expect(dialog.queryByRole('radio', { name: '9:16' })).toBeNull()
    const result = { media: makeMedia({ id: 'part' }), url: '/part', expiresAt: 1 }
    api.answer(cropMedia, result)
    await user.click(dialog.getByRole('radio', { name: '1:1' }))
    expect(dialog.getByText('900 × 900 pixels')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Crop' }))
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(result))
    expect(api.calls(cropMedia)).toEqual([
      {
        workspaceId: 'w1',
        mediaId: 'whole',
        crop: { left: 350, top: 0, width: 900, height: 900 },
        focus: { x: 500, y: 500 },
      },
    ])
  })

  it('is moved and resized with arrows, and cut around the place that stays in sight', async () => {
    const { dialog, user } = await open()
    await user.click(dialog.getByRole('radio', { name: '1:1' }))
    dialog.getByRole('button', { name: /^Visible area: 900 by 900 pixels, 350 from the left/ }).focus()
    await user.keyboard('{ArrowLeft}')
    expect(dialog.getByRole('button', { name: /334 from the left/ })).toBeDefined()
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(dialog.getByText('884 × 884 pixels')).toBeDefined()
    dialog.getByRole('button', { name: /^Focus point/ }).focus()
    await user.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}')
    expect(dialog.getByRole('button', { name: /70% from the left/ })).toBeDefined()
    expect(dialog.getByRole('button', { name: /900 by 900 pixels, 670 from the left/ })).toBeDefined()
  })

  it('says what went wrong and stays open', async () => {
    const { dialog, user } = await open()
    api.refuse(cropMedia, 'media_missing')
    await user.click(dialog.getByRole('button', { name: 'Crop' }))
    expect(await dialog.findByRole('alert')).toBeDefined()
    expect(onDone).not.toHaveBeenCalled()
  })

  it('begins again from the original of a crop, with the part that is kept so far', async () => {
    const part = { left: 100, top: 50, width: 400, height: 300 }
    store.put(media, ['w1'], picture)
    const { dialog } = await open(makeMedia({ id: 'part', derivedFrom: { mediaId: 'whole', crop: part } }))
    expect(dialog.getByText('400 × 300 pixels')).toBeDefined()
  })

  it('begins from the crop itself once its original is gone', async () => {
    const part = { left: 100, top: 50, width: 400, height: 300 }
    const kept = makeMedia({ id: 'part', width: 400, height: 300, derivedFrom: { mediaId: 'gone', crop: part } })
    const { dialog, user } = await open(kept)
    api.answer(cropMedia, { media: kept, url: '/part', expiresAt: 1 })
    await user.click(dialog.getByRole('button', { name: 'Crop' }))
    await waitFor(() =>
      expect(api.calls(cropMedia)).toMatchObject([
        { mediaId: 'part', crop: { left: 0, top: 0, width: 400, height: 300 } },
      ]),
    )
  })
})
