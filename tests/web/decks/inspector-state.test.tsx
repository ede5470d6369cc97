import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { Layer } from '@postwright/core/scene/layer'
import { Inspector } from '@/decks/editor/inspector/inspector.tsx'
import { sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'
import { textLayer } from '../../unit/scene/text-layer.ts'
import { showInEditor } from './show-in-editor.tsx'

afterEach(cleanup)

async function showChosen(...layers: Layer[]) {
  const editor = await showInEditor(<Inspector hasSlotNames={false} />, sceneOf(slideOf('one', layers)))
  act(() => editor.view.set({ selection: layers.map(({ id }) => id) }))
  return editor
}

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

it('shows which styles all, some or none of the chosen texts have, also after a click', async () => {
  const bold = textLayer('bbbb', 'bold', { style: { weight: 700, isItalic: true } })
  await showChosen(textLayer('aaaa', 'plain', { style: { isItalic: true } }), bold)
  expect([pressed('Bold'), pressed('Italic'), pressed('Underline')]).toEqual(['mixed', 'true', 'false'])
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }))
  expect(pressed('Bold')).toBe('true')
})

it('shows where the selection is while it is dragged, and where it stayed when that is called off', async () => {
  const editor = await showChosen(shapeLayer('aaaa'))
  const left = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From the left' }).value
  expect(left()).toBe('100')
  act(() =>
    editor.live.set({ box: { x: 160, y: 100, width: 200, height: 200 }, rotation: 0, handles: [], isLocked: false }),
  )
  await waitFor(() => expect(left()).toBe('160'))
  act(() => editor.live.set(null))
  expect(left()).toBe('100')
})

it('gives a layer the effect of the style that is clicked, and takes all of them away again', async () => {
  const editor = await showChosen(shapeLayer('aaaa'))
  const effects = () => {
    const [layer] = editor.store.getState().scene.slides[0]?.layers ?? []
    return layer && 'effects' in layer ? layer.effects : undefined
  }
  await userEvent.click(screen.getByRole('button', { name: 'Soft shadow' }))
  expect(effects()?.shadow).toMatchObject({ blur: 32 })
  expect(pressed('Soft shadow')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'No effect' }))
  expect(effects()).toBeUndefined()
  await act(() => editor.store.undo())
  expect(effects()?.shadow).toMatchObject({ blur: 32 })
})
