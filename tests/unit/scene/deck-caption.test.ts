import { deckCaption } from '@postwright/core/scene/deck-caption'
import { describe, expect, it } from 'vitest'
import { sceneOf, slideOf } from './sample-scene.ts'
import { textLayer } from './text-layer.ts'

const scene = sceneOf(
  slideOf('one', [textLayer('aaaa', 'Three boards'), textLayer('bbbb', '@ada')]),
  slideOf(
    'two',
    [textLayer('cccc', 'Plane them'), textLayer('dddd', '@ada'), { ...textLayer('eeee', 'Not seen'), isHidden: true }],
    {
      place: 1,
    },
  ),
)

describe('the caption that a deck offers', () => {
  it('has a paragraph for each slide that is sent, and what repeats only once', () => {
    expect(deckCaption(scene, ['one', 'two'], 1000)).toBe('Three boards\n@ada\n\nPlane them')
    expect(deckCaption(scene, ['two'], 1000)).toBe('Plane them\n@ada')
  })

  it('ends with a whole paragraph where a post holds no more', () => {
    expect(deckCaption(scene, ['one', 'two'], 20)).toBe('Three boards\n@ada')
  })
})
