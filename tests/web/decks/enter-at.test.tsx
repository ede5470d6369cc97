import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { imageLayerSchema } from '@postwright/core/scene/kinds/image/image-layer'
import { CropTool } from '@/decks/editor/crop/crop-tool.tsx'
import type { Press } from '@/decks/editor/gestures/gesture.ts'
import { enterAt } from '@/decks/editor/stage/attach-pointer.ts'
import { groupLayer, pictureLayer, sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'
import { textLayer } from '../../unit/scene/text-layer.ts'
import { showInEditor } from './show-in-editor.tsx'

const IMAGE = { width: 400, height: 200, close: () => undefined }

beforeEach(() => vi.stubGlobal('createImageBitmap', () => Promise.resolve(IMAGE)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (x: number, y: number): Press => {
  const at = { x, y }
  return { at, onStage: at, isShift: false, isAlt: false, isCommand: false, isTouch: false }
}

it('a double click on an image begins to crop it on the canvas', async () => {
  const photo = imageLayerSchema.parse({ ...pictureLayer('photo'), mediaId: 'm1' })
  const editor = await showInEditor(<CropTool />, sceneOf(slideOf('one', [photo])), {
    pictures: () => Promise.resolve(new Blob()),
  })
  act(() => enterAt(editor, press(200, 200)))
  expect(await screen.findByRole('group', { name: 'Crop image' })).toBeDefined()
  expect(editor.view.getState()).toMatchObject({ editing: 'photo' })
})

it('a double click opens a group first, then the text in it', async () => {
  const text = textLayer('words', 'Words', { groupId: 'group', box: { x: 100, y: 100, width: 300, height: 200 } })
  const shape = { ...shapeLayer('shape', { box: { x: 500, y: 100, width: 90, height: 90 } }), groupId: 'group' }
  const editor = await showInEditor(<CropTool />, sceneOf(slideOf('one', [groupLayer('group'), text, shape])))
  act(() => enterAt(editor, press(150, 150)))
  expect(editor.view.getState()).toMatchObject({ inside: 'group', selection: ['words'], editing: '' })
  act(() => enterAt(editor, press(150, 150)))
  expect(editor.view.getState()).toMatchObject({ selection: ['words'], editing: 'words' })
})
