import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { imageIds, loadImages, type ImageSource } from '@/decks/drawing/images.ts'
import { drawingOf, groupOf, imageItem } from './support/sample-drawing.ts'

beforeEach(() => vi.stubGlobal('createImageBitmap', (blob: Blob) => Promise.resolve({ width: blob.size, height: 1 })))
afterEach(() => vi.unstubAllGlobals())

it('decodes each picture of a source once, however often it is asked for', async () => {
  const source = vi.fn<ImageSource>((id) => Promise.resolve(new Blob([id])))
  const first = await loadImages(source, ['one', 'three', 'one'])
  const second = await loadImages(source, ['three'])
  expect(source.mock.calls).toEqual([['one'], ['three']])
  expect(first.get('one')).toMatchObject({ width: 3 })
  expect(second.get('three')).toBe(first.get('three'))
})

it('leaves out a picture that cannot be had, and asks for it again the next time', async () => {
  const source = vi.fn<ImageSource>(() => Promise.resolve(new Blob(['now'])))
  source.mockRejectedValueOnce(new Error('gone'))
  expect((await loadImages(source, ['late'])).get('late')).toBeNull()
  expect((await loadImages(source, ['late'])).get('late')).not.toBeNull()
})

it('finds the pictures of a slide, also those in groups, each once', () => {
  const inner = groupOf([imageItem('b'), imageItem('a')])
  expect(imageIds(drawingOf(groupOf([imageItem('a'), inner])))).toEqual(['a', 'b'])
})
