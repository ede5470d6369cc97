import { applyChange } from '@postwright/core/scene/apply-change'
import { readSlideClipping, copySlide, pasteSlides } from '@postwright/core/scene/clipboard/slide-clipping'
import type { Scene } from '@postwright/core/scene/scene'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { expect, it } from 'vitest'
import { sceneOf, shapeLayer, slideOf } from './sample-scene.ts'

const PLACED = { format: '1:1', layerId: 'aaaa', box: null, rotation: 20, size: null, isHidden: null } as const
const FROM = sceneOf({
  ...slideOf('s1', [shapeLayer('aaaa'), shapeLayer('bbbb')]),
  notes: 'Slowly',
  overrides: [PLACED],
})
const TEXT = copySlide(FROM, { slideId: 's1' }) ?? ''

function paste(scene: Scene, text = TEXT): Scene {
  const clipping = readSlideClipping(text)
  const change = clipping && pasteSlides(scene, { slideId: 'x1' }, { clipping, newId: () => 'new1' })
  if (!change) throw new Error('Nothing was pasted.')
  return applyChange(scene, change)
}

const other = sceneOf({ ...slideOf('x1', []), deckId: 'other' }, { ...slideOf('x2', []), deckId: 'other', place: 1 })

it('puts a slide of another deck after the one that is seen, as a slide of this deck', () => {
  const { slides } = paste(other)
  const ordered = slides.toSorted((a, b) => a.place - b.place)
  expect(ordered.map(({ id }) => id)).toEqual(['x1', 'new1', 'x2'])
  const pasted = ordered[1]
  expect(pasted).toMatchObject({ deckId: 'other', notes: 'Slowly', overrides: [PLACED] })
  expect(pasted?.layers.map(({ id }) => id)).toEqual(['aaaa', 'bbbb'])
})

it('fits it to a deck of another format, without what was placed by hand for single formats', () => {
  const wide: Scene = { ...other, deck: { ...other.deck, format: '16:9' } }
  const pasted = paste(wide).slides.find(({ id }) => id === 'new1')
  expect(pasted?.overrides).toEqual([])
  const { id: _id, ...draft } = pasted ?? { id: '' }
  expect(slideDraftSchema.safeParse(draft).success).toBe(true)
})

it('takes nothing for slides that is none', () => {
  expect(readSlideClipping('Some words')).toBeNull()
  expect(readSlideClipping(TEXT.replace('"version":1', '"version":2'))).toBeNull()
  expect(readSlideClipping(TEXT.replace('"aaaa"', '"bbbb"'))).toBeNull()
  expect(copySlide(FROM, { slideId: 'none' })).toBeNull()
})
