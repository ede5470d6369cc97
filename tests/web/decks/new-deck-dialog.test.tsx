import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listFonts } from '@postwright/core/api/fonts'
import { listGallery } from '@postwright/core/api/gallery'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { brandKits } from '@postwright/core/collections/brand-kits'
import { media } from '@postwright/core/collections/media'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { NewDeckDialog } from '@/features/carousel-editor/components/new-deck-dialog.tsx'
import { api } from '../../support/client/api.ts'
import { giveRole } from '../../support/client/person.ts'
import { store } from '../../support/client/store.ts'
import { makeBase } from '../../support/factories/document-base.ts'
import { makeMedia } from '../../support/factories/media.ts'
import { show } from '../support/show.tsx'

const KIT: BrandKit = {
  ...makeBase('kit1'),
  ...emptyBrandKit('Oak', 0),
  colors: [
    { id: 'a', name: 'Paper', hex: '#fffdf5', role: 'background' },
    { id: 'b', name: 'Sand', hex: '#e8dcc0', role: 'text' },
    { id: 'c', name: 'Bark', hex: '#3b2a1a', role: 'primary' },
  ],
  fonts: { heading: 'Tiempos', body: 'Lora', accent: '' },
  logos: [{ id: 'l', role: 'light', mediaId: 'logo1', clearSpace: 25, minWidth: 0 }],
}
const OF_A_CHANNEL: BrandKit = { ...makeBase('kit0'), ...emptyBrandKit('Ash', -1), channels: ['c1'] }

beforeEach(() => {
  giveRole('editor')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  api.answer(listGallery, { items: [] })
  api.answer(listFonts, { fonts: [] })
  store.put(brandKits, ['w1'], OF_A_CHANNEL, KIT)
  store.put(media, ['w1'], makeMedia({ id: 'logo1', width: 600, height: 200 }))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const decks = () => store.writes().flatMap(({ path, fields }) => (/\/decks\/[^/]+$/.test(path) ? [fields] : []))
const slides = () => JSON.stringify(store.writes().filter(({ path }) => path.includes('/slides/')))

it('a new deck begins in the default kit, with its readable colours, its logo and its fonts, of which the missing are named', async () => {
  await show(<NewDeckDialog folder="" onClose={() => undefined} />)
  expect(await screen.findByRole('combobox', { name: 'Brand kit' })).toHaveProperty('value', 'Oak')
  expect((await screen.findByText(/^Tiempos isn’t available/)).textContent).not.toMatch('Lora')
  await userEvent.click(await screen.findByRole('button', { name: /Swiss rules/ }))
  await waitFor(() => expect(decks()).toHaveLength(1))
  expect(decks()[0]).toMatchObject({
    brandKitId: 'kit1',
    theme: {
      colors: { background: '#fffdf5', text: '#3b2a1a', primary: '#3b2a1a' },
      fonts: { heading: 'Tiempos', body: 'Lora' },
    },
  })
  expect(slides().match(/"mediaId":"logo1"/g)).toHaveLength(2)
})

it('a person may begin without a kit', async () => {
  const person = userEvent.setup()
  await show(<NewDeckDialog folder="" onClose={() => undefined} />)
  await person.click(await screen.findByRole('combobox', { name: 'Brand kit' }))
  await person.click(await screen.findByRole('option', { name: 'No brand kit', hidden: true }))
  await person.click(await screen.findByRole('button', { name: /Swiss rules/ }))
  await waitFor(() => expect(decks()).toHaveLength(1))
  expect(decks()[0]).toMatchObject({ brandKitId: '' })
  expect(slides()).not.toContain('logo1')
})
