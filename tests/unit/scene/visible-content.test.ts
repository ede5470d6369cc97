import { expect, it } from 'vitest'
import { visibleContent } from '@postwright/core/scene/visible-content'
import { sceneOf, shapeLayer, slideOf } from './sample-scene.ts'

const scene = sceneOf(slideOf('s1', [shapeLayer('aaaa')]), slideOf('s2', [shapeLayer('bbbb')]))
const content = visibleContent(scene, ['s1'], '1:1')

it('is the same for slides that look alike, in whatever order their fields are stored and whatever they are called', () => {
  const [first, second] = scene.slides
  const turned = Object.fromEntries(Object.entries(shapeLayer('aaaa', { name: 'Box', isLocked: true })).toReversed())
  const renamed = { ...scene, slides: [{ ...first, notes: 'Say hello', layers: [turned] }, second] }
  expect(visibleContent(JSON.parse(JSON.stringify(renamed)), ['s1'], '1:1')).toBe(content)
})

it('differs once a layer, the theme, the format or the number of slides differs', () => {
  const moved = sceneOf(slideOf('s1', [shapeLayer('aaaa', { rotation: 3 })]), slideOf('s2', [shapeLayer('bbbb')]))
  const { deck } = scene
  const theme = { ...deck.theme, colors: { ...deck.theme.colors, primary: '#000000' } }
  const all = [
    content,
    visibleContent(moved, ['s1'], '1:1'),
    visibleContent({ ...scene, deck: { ...deck, theme } }, ['s1'], '1:1'),
    visibleContent(scene, ['s1'], '4:5'),
    visibleContent({ ...scene, slides: scene.slides.slice(0, 1) }, ['s1'], '1:1'),
  ]
  expect(new Set(all).size).toBe(all.length)
})

it('does not count what another slide shows', () => {
  const other = sceneOf(slideOf('s1', [shapeLayer('aaaa')]), slideOf('s2', []))
  expect(visibleContent(other, ['s1'], '1:1')).toBe(content)
})
