import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { Scene } from '@postwright/core/scene/scene'
import { DeckBrandContext } from '@/decks/brand/deck-brand.ts'
import { ColorField } from '@/decks/editor/fields/color-field.tsx'
import { KitSection } from '@/decks/editor/inspector/kit-section.tsx'
import { ExportDialog } from '@/decks/export/dialog/export-dialog.tsx'
import { makeBase } from '../../support/factories/document-base.ts'
import { sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'
import { show } from '../support/show.tsx'
import { showInEditor } from './show-in-editor.tsx'

const KIT: BrandKit = {
  ...makeBase('kit1'),
  ...emptyBrandKit('Oak', 0),
  colors: [{ id: 'green', name: 'Oak green', hex: '#1f6f54', role: 'primary' }],
  fonts: { heading: 'Lora', body: '', accent: '' },
  colorsOnlyFor: ['editor'],
}
const SCENE = sceneOf(slideOf('s1', [shapeLayer('a', { fill: { kind: 'solid', color: '#123456' } })]))
const FOLLOWING: Scene = { ...SCENE, deck: { ...SCENE.deck, brandKitId: 'kit1' } }

afterEach(cleanup)

it('a deck follows a kit that is chosen, and has its colours and fonts by one step that can be taken back', async () => {
  const person = userEvent.setup()
  const { store } = await showInEditor(
    <DeckBrandContext value={{ kits: [KIT], role: 'owner' }}>
      <KitSection />
    </DeckBrandContext>,
    SCENE,
  )
  await person.click(screen.getByRole('combobox', { name: 'Brand kit' }))
  await person.click(await screen.findByRole('option', { name: 'Oak', hidden: true }))
  expect(store.getState().scene.deck.brandKitId).toBe('kit1')
  await person.click(screen.getByRole('button', { name: 'Apply colours, fonts and logo' }))
  await waitFor(() => expect(store.getState().scene.deck.theme).not.toEqual(SCENE.deck.theme))
  expect(store.getState().scene.deck.theme).toMatchObject({
    colors: { primary: '#1f6f54' },
    fonts: { heading: 'Lora' },
  })
  store.undo()
  expect(store.getState().scene.deck).toEqual(FOLLOWING.deck)
})

it('a deck has the logo of its kit placed and taken off, each by one step, and names the fonts that are not here', async () => {
  const person = userEvent.setup()
  const logo = { id: 'l1', role: 'light' as const, mediaId: 'logo1', clearSpace: 25, minWidth: 0 }
  const kit = { ...KIT, logos: [logo], fonts: { heading: 'Tiempos', body: 'Lora', accent: 'Söhne' } }
  const logoSizes = new Map([['logo1', { width: 600, height: 200 }]])
  const { store } = await showInEditor(
    <DeckBrandContext value={{ kits: [kit], role: 'owner', logoSizes, areFontsKnown: true }}>
      <KitSection />
    </DeckBrandContext>,
    FOLLOWING,
  )
  expect(screen.getByRole('status').textContent).toMatch(/^Tiempos isn’t available in this workspace/)
  await person.click(screen.getByRole('button', { name: 'Place the logo' }))
  const logos = () =>
    store.getState().scene.slides.flatMap(({ layers }) => layers.filter(({ slot }) => slot === 'logo'))
  expect(logos()).toMatchObject([{ mediaId: 'logo1', alt: 'Logo of Oak' }])
  await person.click(screen.getByRole('button', { name: 'Remove the logo' }))
  expect(logos()).toEqual([])
  store.undo()
  store.undo()
  expect(store.getState().scene.slides).toEqual(FOLLOWING.slides)
})

it.each([
  ['owner', true],
  ['editor', false],
] as const)('colours of the kit stand first; any other can be chosen by an %s: %s', async (role, isFree) => {
  const person = userEvent.setup()
  const change = vi.fn<(color: string, phase: string) => void>()
  await showInEditor(
    <DeckBrandContext value={{ kits: [KIT], role }}>
      <ColorField label="Fill" value="#123456" onChange={change} />
    </DeckBrandContext>,
    FOLLOWING,
  )
  await person.click(screen.getByRole('button', { name: 'Fill: #123456' }))
  const swatches = await screen.findAllByRole('button', { pressed: false, hidden: true })
  expect(swatches[0]?.getAttribute('aria-label')).toBe('Oak green')
  expect(screen.queryByRole('textbox', { name: 'Hex colour code', hidden: true }) !== null).toBe(isFree)
  expect(screen.queryByText('With your role, you can use only the brand kit’s colours.') !== null).toBe(!isFree)
  expect(screen.queryByRole('button', { name: '#123456', hidden: true }) !== null).toBe(isFree)
  await person.click(screen.getByRole('button', { name: 'Oak green', hidden: true }))
  expect(change).toHaveBeenCalledWith('#1f6f54', 'done')
})

it('a deck with other colours is not posted by those who are held to the kit, who read which they are', async () => {
  const pictures = () => Promise.reject(new Error('none'))
  const given = { scene: FOLLOWING, format: '4:5' as const, pictures, author: 'Ada', onClose: () => undefined }
  await show(
    <DeckBrandContext value={{ kits: [KIT], role: 'editor' }}>
      <ExportDialog {...given} onSend={() => Promise.resolve()} />
    </DeckBrandContext>,
  )
  const why = await screen.findByText(/you can use only colours from this deck’s brand kit/)
  const found = within(why.parentElement ?? document.body).getAllByRole('listitem')
  expect(found.map(({ textContent }) => textContent?.trim())).toContain('#123456 on slide 1')
  expect(screen.getByRole('button', { name: /Post/ })).toHaveProperty('disabled', true)
})
