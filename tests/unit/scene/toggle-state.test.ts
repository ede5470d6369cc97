import { expect, it } from 'vitest'
import { applyChange } from '@postwright/core/scene/apply-change'
import { toggleState, toggleText } from '@postwright/core/scene/commands/toggle-text'
import { toggleStateOfRange } from '@/decks/editor/text/text-style-toggle.ts'
import { sceneOf, slideOf } from './sample-scene.ts'
import { textLayer } from './text-layer.ts'

const plain = textLayer('aaaa', 'plain')
const bold = textLayer('bbbb', 'bold', { style: { weight: 700 } })
const both = {
  ...textLayer('cccc', ''),
  paragraphs: [
    { list: 'none' as const, level: 0, runs: [{ text: 'one ' }, { text: 'two', weight: 800, isUnderlined: true }] },
  ],
}

it('says of whole texts whether all, some or none have a style', () => {
  expect(toggleState([plain], 'bold')).toBe('off')
  expect(toggleState([bold], 'bold')).toBe('on')
  expect(toggleState([plain, bold], 'bold')).toBe('mixed')
  expect(toggleState([both], 'underline')).toBe('mixed')
  expect(toggleState([{ ...both, style: bold.style }], 'bold')).toBe('on')
  expect(toggleState([], 'italic')).toBe('off')
})

it('says the same of what is marked, and of the letter before the caret', () => {
  expect(toggleStateOfRange(both, { from: 0, to: 3 }, 'bold')).toBe('off')
  expect(toggleStateOfRange(both, { from: 4, to: 7 }, 'bold')).toBe('on')
  expect(toggleStateOfRange(both, { from: 2, to: 6 }, 'bold')).toBe('mixed')
  expect(toggleStateOfRange(both, { from: 6, to: 6 }, 'underline')).toBe('on')
  expect(toggleStateOfRange(both, { from: 0, to: 0 }, 'underline')).toBe('mixed')
})

it('makes everything bold where only some of it is, and then nothing', () => {
  const scene = sceneOf(slideOf('one', [both]))
  const target = { slideId: 'one', layerIds: ['cccc'], format: '4:5' as const }
  const first = toggleText(scene, target, { toggle: 'bold' })
  const after = first && applyChange(scene, first)
  const texts = (now: typeof scene) => now.slides[0]?.layers.filter((layer) => 'style' in layer) ?? []
  expect(after && toggleState(texts(after), 'bold')).toBe('on')
  const second = after && toggleText(after, target, { toggle: 'bold' })
  expect(after && second && toggleState(texts(applyChange(after, second)), 'bold')).toBe('off')
})
