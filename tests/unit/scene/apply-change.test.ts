import { applyChange } from '@postwright/core/scene/apply-change'
import type { Change } from '@postwright/core/scene/change'
import { invertChange } from '@postwright/core/scene/invert-change'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { expect, it } from 'vitest'
import { sceneOf, shapeLayer, slideOf } from './sample-scene.ts'

const SCENE = sceneOf(slideOf('s1', [shapeLayer('aaaa'), shapeLayer('bbbb'), shapeLayer('cccc')]))

it('takes every change back', () => {
  const change: Change = {
    command: 'test',
    edits: [
      { kind: 'removeLayer', slideId: 's1', layer: shapeLayer('bbbb'), at: 1 },
      { kind: 'addLayer', slideId: 's1', layer: shapeLayer('dddd'), at: 0 },
      { kind: 'setLayer', slideId: 's1', layerId: 'aaaa', before: { rotation: 0 }, after: { rotation: 45 } },
      { kind: 'orderLayers', slideId: 's1', before: ['dddd', 'aaaa', 'cccc'], after: ['cccc', 'dddd', 'aaaa'] },
      { kind: 'setDeck', before: { name: 'A deck' }, after: { name: 'Another' } },
      { kind: 'addSlide', slide: slideOf('s0', [], { place: -1 }) },
    ],
  }
  const after = applyChange(SCENE, change)
  expect(after.slides.map(({ id }) => id)).toEqual(['s0', 's1'])
  expect(after.slides[1]?.layers.map(({ id }) => id)).toEqual(['cccc', 'dddd', 'aaaa'])
  expect(applyChange(after, invertChange(change))).toEqual(SCENE)
})

it('leaves a layer as it is when a change would make it none', () => {
  const edit = {
    kind: 'setLayer',
    slideId: 's1',
    layerId: 'aaaa',
    before: { rotation: 0 },
    after: { rotation: 9999 },
  } as const
  expect(applyChange(SCENE, { command: 'test', edits: [edit] })).toEqual(SCENE)
})

it('keeps what others added below the layer that it was above', () => {
  const before = ['aaaa', 'cccc']
  const edit = { kind: 'orderLayers', slideId: 's1', before, after: ['cccc', 'aaaa'] } as const
  const after = applyChange(SCENE, { command: 'test', edits: [edit] })
  expect(after.slides[0]?.layers.map(({ id }) => id)).toEqual(['cccc', 'aaaa', 'bbbb'])
})

it('refuses groups that contain themselves, and groups that are missing', () => {
  const { id: _id, ...draft } = slideOf('s1', [])
  const group = (id: string, groupId: string) => ({ ...shapeLayer(id), groupId, type: 'group' as const })
  expect(slideDraftSchema.safeParse({ ...draft, layers: [group('aaaa', 'bbbb'), group('bbbb', 'aaaa')] }).success).toBe(
    false,
  )
  expect(slideDraftSchema.safeParse({ ...draft, layers: [shapeLayer('aaaa', { groupId: 'gone' })] }).success).toBe(
    false,
  )
  expect(
    slideDraftSchema.safeParse({ ...draft, layers: [group('gggg', ''), shapeLayer('aaaa', { groupId: 'gggg' })] })
      .success,
  ).toBe(true)
})
