import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { SafeZoneChoice } from '@/decks/editor/bar/safe-zone-choice.tsx'
import { getShownSafeZones } from '@/decks/editor/editor-selectors.ts'
import { sceneOf, slideOf } from '../../unit/scene/sample-scene.ts'
import { showInEditor } from './show-in-editor.tsx'

const BOX = { x: 0, y: 0, width: 10, height: 10 }
const ZONES = [
  { id: 'story', name: 'Stories', box: BOX },
  { id: 'reel', name: 'Reels', box: BOX },
]

afterEach(cleanup)

it('draws the safe zones of all places of a format, or of the one that is chosen', async () => {
  const user = userEvent.setup()
  const ports = { safeZones: () => ZONES }
  const editor = await showInEditor(<SafeZoneChoice />, sceneOf(slideOf('s1', [])), ports)
  expect(screen.queryByRole('combobox')).toBeNull()
  editor.view.set({ aids: { ...editor.view.getState().aids, safeZones: true } })
  expect(getShownSafeZones(editor)).toEqual(ZONES)
  await user.click(await screen.findByRole('combobox', { name: 'Safe zone' }))
  await user.click(await screen.findByRole('option', { name: 'Reels', hidden: true }))
  expect(getShownSafeZones(editor)).toEqual([ZONES[1]])
})
