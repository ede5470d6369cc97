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
  expect(store.getState()).toEqual({ scene: first, canUndo: false, canRedo: true, refused: [] })
  expect(store.undo()).toBeNull()
  store.redo()
  store.redo()
  expect(store.getState()).toEqual({ scene: last, canUndo: true, canRedo: false, refused: [] })
})

it('says what a layer did not take, keeps nothing of it to be undone, and forgets it with the next change', () => {
  const first = sceneOf(slideOf('s1', [shapeLayer('aaaa')]))
  const store = createSceneStore(first)
  expect(store.run(turn(0, 9999))).toBe(false)
  const [refusal] = store.getState().refused
  expect(refusal).toMatchObject({ code: 'tooLarge', layerId: 'aaaa' })
  expect([store.getState().scene, store.getState().canUndo]).toEqual([first, false])
  expect(store.run(turn(0, 10))).toBe(true)
  expect(store.getState().refused).toEqual([])
})
