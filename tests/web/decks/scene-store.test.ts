import type { Change } from '@postwright/core/scene/change'
import { expect, it } from 'vitest'
import { createSceneStore } from '@/decks/scene-store.ts'
import { sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'

const turn = (before: number, after: number): Change => ({
  command: 'rotate',
  edits: [
    { kind: 'setLayer', slideId: 's1', layerId: 'aaaa', before: { rotation: before }, after: { rotation: after } },
  ],
})

it('takes the changes of one gesture back together, and does them again', () => {
  const first = sceneOf(slideOf('s1', [shapeLayer('aaaa')]))
  const store = createSceneStore(first)
  store.run(turn(0, 10), 'drag1')
  store.run(turn(10, 20), 'drag1')
  store.run(turn(20, 30), 'drag2')
  const last = store.getState().scene
  store.undo()
  store.undo()
  expect(store.getState()).toEqual({ scene: first, canUndo: false, canRedo: true })
  expect(store.undo()).toBeNull()
  store.redo()
  store.redo()
  expect(store.getState()).toEqual({ scene: last, canUndo: true, canRedo: false })
})
