import { applyChange } from '@postwright/core/scene/apply-change'
import { readClipping } from '@postwright/core/scene/clipboard/layer-clipping'
import { addLayers } from '@postwright/core/scene/commands/layer-list'
import { setLayerFields } from '@postwright/core/scene/commands/layer-fields'
import { setParagraphs } from '@postwright/core/scene/commands/paragraphs'
import type { Layer } from '@postwright/core/scene/layer'
import { slidesFromText } from '@postwright/core/scene/outline/slides-from-text'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { paragraphsOf, plainText } from '@postwright/core/scene/text-content'
import { expect, it } from 'vitest'
import { groupLayer, sceneOf, shapeLayer, slideOf } from './sample-scene.ts'

const SCRIPT = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
const TARGET = { slideId: 's1', layerIds: ['text'], format: '4:5' } as const

function textLayer(words: string): Layer {
  const [layer] =
    slidesFromText(words, 'outline', { scene: sceneOf(), deckId: 'deck1', newSlideId: () => 's1' })?.[0]?.layers ?? []
  if (layer?.type !== 'text') throw new Error('There is no text.')
  return { ...layer, id: 'text' }
}

const isValid = (layers: unknown, fields: object = {}) => {
  const { id: _id, ...draft } = slideOf('s1', [])
  return slideDraftSchema.safeParse({ ...draft, layers, ...fields }).success
}

it('refuses slides with too many layers, too long texts, and more than a document holds', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => shapeLayer(`layer${at}`))
  expect(isValid(many(1_000))).toBe(true)
  expect(isValid(many(1_001))).toBe(false)
  const text = textLayer('Hello')
  expect(isValid([{ ...text, paragraphs: paragraphsOf('x'.repeat(5_001)) }])).toBe(false)
  const long = Array.from({ length: 180 }, (_, at) => ({
    ...text,
    id: `text${at}`,
    paragraphs: paragraphsOf('x'.repeat(4_000)),
  }))
  expect(isValid(long)).toBe(false)
})

it('refuses numbers that are none, and groups that are in each other or are no groups', () => {
  expect(isValid([shapeLayer('aaaa', { rotation: NaN })])).toBe(false)
  expect(isValid([shapeLayer('aaaa', { box: { x: Infinity, y: 0, width: 1, height: 1 } })])).toBe(false)
  expect(isValid([groupLayer('aaaa', 'aaaa')])).toBe(false)
  expect(isValid([groupLayer('aaaa', 'bbbb'), groupLayer('bbbb', 'cccc'), groupLayer('cccc', 'aaaa')])).toBe(false)
  expect(isValid([shapeLayer('aaaa'), shapeLayer('bbbb', { groupId: 'aaaa' })])).toBe(false)
})

it('makes no document of these by a command either', () => {
  const scene = sceneOf(slideOf('s1', [textLayer('Hello')]))
  expect(addLayers(scene, TARGET, { layers: [groupLayer('aaaa', 'bbbb'), groupLayer('bbbb', 'aaaa')] })).toBeNull()
  expect(setLayerFields(scene, TARGET, { fields: { opacity: NaN } })).toBeNull()
  expect(
    setLayerFields(scene, TARGET, { fields: JSON.parse('{"__proto__": {"opacity": 0}, "type": "image"}') }),
  ).toBeNull()
  expect(setParagraphs(scene, TARGET, { paragraphs: paragraphsOf('x'.repeat(5_001)) })).toBeNull()
})

it('keeps scripts in texts as the signs that they are', () => {
  const scene = sceneOf(slideOf('s1', [textLayer('Hello')]))
  const change = setParagraphs(scene, TARGET, { paragraphs: paragraphsOf(SCRIPT) })
  const [layer] = (change ? applyChange(scene, change) : scene).slides[0]?.layers ?? []
  expect(layer?.type === 'text' && plainText(layer.paragraphs)).toBe(SCRIPT)
  const slides = slidesFromText(`# Title\n${SCRIPT}\n[click](javascript:alert(1))`, 'markdown', {
    scene: sceneOf(),
    deckId: 'deck1',
    newSlideId: () => 's1',
  })
  const body = slides?.[0]?.layers[1]
  expect(body?.type === 'text' && plainText(body.paragraphs)).toContain(SCRIPT)
  expect(JSON.stringify(slides)).not.toContain('"link":"javascript')
})

it('reads no layers from a clipboard that is built to be hard to read', () => {
  expect(readClipping(`${'['.repeat(200_000)}"postwright/layers"`)).toBeNull()
  expect(readClipping('{"marker":"postwright/layers","version":1,"format":"4:5","layers":{"length":1}}')).toBeNull()
  expect(readClipping('{"marker":"postwright/layers","__proto__":{"version":1,"format":"4:5","layers":[]}}')).toBeNull()
})
