import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { imageLayerSchema } from '@postwright/core/scene/kinds/image/image-layer'
import { CropTool, beginCrop } from '@/decks/editor/crop/crop-tool.tsx'
import { pictureLayer, sceneOf, slideOf } from '../../unit/scene/sample-scene.ts'
import { showInEditor } from './show-in-editor.tsx'

/** Twice as wide as high, in a square frame: it can be moved by 100 to each side. */
const IMAGE = { width: 400, height: 200, close: () => undefined }

beforeEach(() => vi.stubGlobal('createImageBitmap', () => Promise.resolve(IMAGE)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function cropping() {
  const layer = imageLayerSchema.parse({ ...pictureLayer('aaaa'), mediaId: 'photo' })
  const pictures = () => Promise.resolve(new Blob())
  const editor = await showInEditor(<CropTool />, sceneOf(slideOf('one', [layer])), { pictures })
  act(() => void beginCrop(editor, 'aaaa'))
  const tool = await screen.findByRole('group', { name: 'Crop image' })
  const cropped = () => imageLayerSchema.parse(editor.store.getState().scene.slides[0]?.layers[0])
  return { editor, tool, cropped, layer }
}

it('moves, zooms and frames an image by keys, keeps it with Enter, and takes all of it back at once', async () => {
  const { editor, tool, cropped, layer } = await cropping()
  fireEvent.keyDown(tool, { key: 'ArrowLeft', shiftKey: true })
  fireEvent.keyDown(tool, { key: '+' })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Right edge' }), { key: 'ArrowLeft', shiftKey: true })
  expect(cropped()).toEqual(layer)
  fireEvent.keyDown(tool, { key: 'Enter' })
  expect(cropped().box).toEqual({ ...layer.box, width: 190 })
  expect(cropped().zoom).toBeGreaterThan(1)
  expect(cropped().focus.x).toBeGreaterThan(0.5)
  expect(editor.view.getState().editing).toBe('')
  await act(() => editor.store.undo())
  expect(cropped()).toEqual(layer)
})

it('leaves the image as it was with Escape', async () => {
  const { editor, tool, cropped, layer } = await cropping()
  fireEvent.keyDown(tool, { key: 'ArrowLeft' })
  fireEvent.keyDown(tool, { key: 'Escape' })
  expect(cropped()).toEqual(layer)
  expect(editor.view.getState().editing).toBe('')
})

it('moves the image with the pointer, and keeps it when something beside it is pressed', async () => {
  const { tool, cropped } = await cropping()
  const whole = tool.querySelector('canvas')?.parentElement
  if (!whole) throw new Error('There is no image')
  whole.setPointerCapture = () => undefined
  fireEvent.pointerDown(whole, { button: 0, pointerId: 1, clientX: 100, clientY: 100 })
  fireEvent.pointerMove(whole, { pointerId: 1, clientX: 500, clientY: 100 })
  fireEvent.pointerUp(whole, { pointerId: 1 })
  fireEvent.pointerDown(tool, { button: 0, pointerId: 1 })
  expect(cropped().focus.x).toBe(0.25)
})

it('does not crop a locked image, nor one that waits for its file', async () => {
  const { editor } = await cropping()
  act(() => editor.view.set({ editing: '' }))
  const slide = slideOf('two', [{ ...pictureLayer('bbbb'), isLocked: true }, pictureLayer('cccc')])
  const other = await showInEditor(<CropTool />, sceneOf(slide))
  expect([beginCrop(other, 'bbbb'), beginCrop(other, 'cccc')]).toEqual([false, false])
})
