import { expect, it } from 'vitest'
import { slideAlt } from '@postwright/core/scene/slide-alt'
import { shapeLayer, slideOf } from './sample-scene.ts'
import { textLayer } from './text-layer.ts'

it('says the words of a slide and what its pictures show, in their order, as sentences', () => {
  const slide = slideOf('s1', [
    shapeLayer('aaaa', { alt: 'A lamp' }),
    shapeLayer('bbbb'),
    textLayer('cccc', 'Three rules\nfor light', { alt: 'not read beside its words' }),
    textLayer('dddd', 'Why?'),
    textLayer('eeee', 'Hidden', { isHidden: true }),
  ])
  expect(slideAlt(slide, 1000)).toBe('A lamp. Three rules for light. Why?')
})

it('is no longer than it may be, and empty where there is nothing to say', () => {
  expect(slideAlt(slideOf('s1', [textLayer('aaaa', 'Light the room from three sides')]), 12)).toBe('Light the r…')
  expect(slideAlt(slideOf('s1', [shapeLayer('aaaa')]), 100)).toBe('')
})
