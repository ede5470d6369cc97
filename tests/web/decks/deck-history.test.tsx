import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deckVersions, type DeckVersion } from '@postwright/core/collections/deck-versions'
import { slideVersions } from '@postwright/core/collections/slide-versions'
import type { SceneSlide } from '@postwright/core/scene/scene'
import { paragraphsOf } from '@postwright/core/scene/text-content'
import { HistoryPanel } from '@/features/carousel-editor/components/history-panel.tsx'
import { createSceneStore } from '@/decks/scene-store.ts'
import { makeBase } from '../../support/factories/document-base.ts'
import { store } from '../../support/client/store.ts'
import { sceneOf, slideOf, THEME } from '../../unit/scene/sample-scene.ts'
import { textLayer } from '../../unit/scene/text-layer.ts'
import { show } from '../support/show.tsx'

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const user = userEvent.setup()
const HASH = 'a'.repeat(64)
const NO_DIFFERENCE = {
  changed: 0,
  added: 0,
  removed: 0,
  isReordered: false,
  isRenamed: false,
  isReformatted: false,
  isRethemed: false,
}

const slideSaying = (words: string): SceneSlide => slideOf('s1', [textLayer('tttt', words)])

function version(id: string, fields: Partial<DeckVersion>): DeckVersion {
  const slide = { slideId: 's1', slideRev: 3, place: 0, contentHash: HASH }
  return {
    ...makeBase(id),
    deckId: 'deck1',
    name: 'A deck',
    format: '4:5',
    theme: THEME,
    slides: [slide],
    difference: null,
    ...fields,
  }
}

function keep(...versions: DeckVersion[]) {
  store.put(deckVersions, ['w1'], ...versions)
  const { id: _id, ...draft } = slideSaying('As it was')
  store.put(slideVersions, ['w1'], {
    ...makeBase('sv1'),
    deckId: 'deck1',
    slideId: 's1',
    slideRev: 3,
    basedOn: 2,
    contentHash: HASH,
    draft,
  })
}

async function open() {
  const scenes = createSceneStore(sceneOf(slideSaying('As it is')))
  const none = () => Promise.reject(new Error('There is none.'))
  await show(<HistoryPanel deckId="deck1" store={scenes} pictures={none} onClose={() => undefined} />)
  return scenes
}

it('shows each version of a deck with its slides and what had changed, the latest first', async () => {
  const difference = { ...NO_DIFFERENCE, changed: 3, added: 1, isRenamed: true }
  keep(
    version('v1', { createdAt: 1_000, createdBy: 'ada' }),
    version('v2', { createdAt: 2_000, name: 'Oil', difference }),
  )
  await open()
  const rows = within(await screen.findByRole('list', { name: 'Versions, newest first' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toMatch(/^3 slides changed, 1 added, renamed/)
  expect(rows[1]?.textContent).toMatch(/^First saved version.*You/)
  await waitFor(() => expect(rows[0]?.querySelectorAll('canvas')).toHaveLength(1))
})

it('brings the whole deck back as it was, which undo takes back', async () => {
  keep(version('v1', { name: 'An older name' }))
  const scenes = await open()
  await user.click(await screen.findByRole('button', { name: /^Restore deck/ }))
  await waitFor(() => expect(scenes.getState().scene.deck.name).toBe('An older name'))
  expect(scenes.getState().scene.slides[0]?.layers[0]).toMatchObject({ paragraphs: paragraphsOf('As it was') })
  scenes.undo()
  expect(scenes.getState().scene.slides[0]?.layers[0]).toMatchObject({ paragraphs: paragraphsOf('As it is') })
})

it('says so while no version is kept', async () => {
  await open()
  expect(await screen.findByText('No versions yet')).toBeDefined()
})
