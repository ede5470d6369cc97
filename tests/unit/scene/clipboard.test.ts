import { applyChange } from '@postwright/core/scene/apply-change'
import { readClipping, writeClipping, copyLayers, pasteLayers } from '@postwright/core/scene/clipboard/layer-clipping'
import { groupLayers } from '@postwright/core/scene/commands/group-layers'
import { FORMATS } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import type { Target } from '@postwright/core/scene/target'
import { expect, it } from 'vitest'
import { groupLayer, sceneOf, shapeLayer, slideOf } from './sample-scene.ts'

const SCENE = sceneOf(slideOf('s1', [shapeLayer('aaaa'), shapeLayer('bbbb'), shapeLayer('cccc')]))
const TARGET: Target = { slideId: 's1', layerIds: ['aaaa', 'bbbb'], format: '4:5' }

function randomOf(seed = 7) {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

function grouped(): Scene {
  const change = groupLayers(SCENE, TARGET, { id: 'group1' })
  return change ? applyChange(SCENE, change) : SCENE
}

function paste(scene: Scene, target: Target, text: string, at?: { x: number; y: number }) {
  const clipping = readClipping(text)
  const pasted = clipping && pasteLayers(scene, target, { clipping, random: randomOf(), ...(at && { at }) })
  if (!pasted) throw new Error('Nothing was pasted.')
  return { scene: applyChange(scene, pasted.change), layerIds: pasted.layerIds }
}

it('pastes what was copied under new ids, in the same groups, a little aside', () => {
  const scene = grouped()
  const text = copyLayers(scene, { ...TARGET, layerIds: ['group1'] }) ?? ''
  const { scene: after, layerIds } = paste(scene, TARGET, text)
  const layers = after.slides[0]?.layers.slice(4) ?? []
  expect(layers.map(({ type }) => type)).toEqual(['group', 'shape', 'shape'])
  expect(layers.map(({ groupId }) => groupId)).toEqual(['', layers[0]?.id, layers[0]?.id])
  expect(layerIds).toEqual([layers[0]?.id])
  expect(layers[1]).toMatchObject({ box: { x: 124, y: 124 } })
  const again = paste(after, TARGET, text)
  expect(again.scene.slides[0]?.layers.at(-1)).toMatchObject({ box: { x: 148, y: 148 } })
})

it('pastes around a point, and what was copied out of a group stands by itself', () => {
  const text = copyLayers(grouped(), TARGET) ?? ''
  const { scene } = paste(SCENE, TARGET, text, { x: 500, y: 600 })
  expect(scene.slides[0]?.layers.slice(3)).toMatchObject([
    { groupId: '', box: { x: 400, y: 500 } },
    { groupId: '', box: { x: 400, y: 500 } },
  ])
})

it('fits layers from a deck of another format', () => {
  const low = shapeLayer('aaaa', {
    box: { x: 100, y: 1200, width: 200, height: 100 },
    pin: { horizontal: 'left', vertical: 'top' },
  })
  const text = copyLayers(sceneOf(slideOf('s1', [low])), { ...TARGET, layerIds: ['aaaa'] }) ?? ''
  const square = { ...SCENE, deck: { ...SCENE.deck, format: '1:1' as const } }
  const { scene } = paste(square, { ...TARGET, format: '1:1' }, text)
  const pasted = scene.slides[0]?.layers.at(-1)
  if (!pasted || !('box' in pasted)) throw new Error('Nothing was pasted.')
  expect(pasted.box.y + pasted.box.height).toBeLessThanOrEqual(FORMATS['1:1'].height)
})

it('refuses what are no layers: other texts, other versions, cycles and too many', () => {
  const good = writeClipping({ format: '4:5', layers: [shapeLayer('aaaa')] })
  expect(readClipping(good)).not.toBeNull()
  expect(readClipping('Some text that mentions postwright/layers')).toBeNull()
  expect(readClipping(good.replace('"version":1', '"version":2'))).toBeNull()
  expect(readClipping(good.replace('"width":200', '"width":1e999'))).toBeNull()
  expect(
    readClipping(writeClipping({ format: '4:5', layers: [groupLayer('aaaa', 'bbbb'), groupLayer('bbbb', 'aaaa')] })),
  ).toBeNull()
  const many = Array.from({ length: 1001 }, (_, at) => shapeLayer(`layer${at}`))
  expect(readClipping(writeClipping({ format: '4:5', layers: many }))).toBeNull()
  expect(readClipping(`"${'postwright/layers'.repeat(100_000)}"`)).toBeNull()
})
