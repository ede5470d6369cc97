import { applyChange } from '@postwright/core/scene/apply-change'
import type { Change } from '@postwright/core/scene/change'
import { restyleText, scaleText } from '@postwright/core/scene/commands/restyle-text'
import { setList } from '@postwright/core/scene/commands/paragraphs'
import { styleRuns } from '@postwright/core/scene/commands/style-runs'
import { toggleText, type TextToggle } from '@postwright/core/scene/commands/toggle-text'
import { FORMATS } from '@postwright/core/scene/format'
import type { LayerOf } from '@postwright/core/scene/layer'
import { plainPattern } from '@postwright/core/scene/outline/plain-pattern'
import { reflowSlide } from '@postwright/core/scene/reflow/reflow-slide'
import type { Scene } from '@postwright/core/scene/scene'
import { paragraphsOf, plainText } from '@postwright/core/scene/text-content'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryParagraphs } from './arbitrary-scene.ts'
import { sceneOf, slideOf } from './sample-scene.ts'

const TARGET = { slideId: 's1', layerIds: ['body'], format: '4:5' } as const

function sceneWith(words: string): Scene {
  const body = plainPattern('content', FORMATS['4:5']).layers.find(({ id }) => id === 'body')
  if (body?.type !== 'text') throw new Error('There is no text.')
  return sceneOf(slideOf('s1', [{ ...body, paragraphs: paragraphsOf(words) }]))
}

function textOf(scene: Scene, change: Change | null): LayerOf<'text'> {
  const [layer] = (change ? applyChange(scene, change) : scene).slides[0]?.layers ?? []
  if (layer?.type !== 'text') throw new Error('There is no text.')
  return layer
}

describe('styles of runs', () => {
  it('sets a part of a text, over paragraphs, and joins what is alike', () => {
    const paragraphs = paragraphsOf('One two\nthree')
    const bold = styleRuns(paragraphs, { from: 4, to: 10 }, { weight: 700 })
    expect(bold.map(({ runs }) => runs)).toEqual([
      [{ text: 'One ' }, { text: 'two', weight: 700 }],
      [{ text: 'th', weight: 700 }, { text: 'ree' }],
    ])
    expect(styleRuns(bold, { from: 0, to: 99 }, { weight: undefined })).toEqual(paragraphs)
  })

  it('never changes the words', () => {
    fc.assert(
      fc.property(arbitraryParagraphs, fc.nat(30), fc.nat(30), (paragraphs, from, to) => {
        const styled = styleRuns(paragraphs, { from, to }, { isItalic: true, color: '#ff0000' })
        expect(plainText(styled)).toBe(plainText(paragraphs))
      }),
    )
  })
})

describe('commands for texts', () => {
  const scene = sceneWith('One\ntwo')

  it('lets what runs say give way to what is set for the whole text', () => {
    const red = restyleText(scene, TARGET, { run: { color: '#ff0000' }, range: { from: 0, to: 3 } })
    const partly = red ? applyChange(scene, red) : scene
    expect(textOf(scene, red).paragraphs[0]?.runs).toEqual([{ text: 'One', color: '#ff0000' }])
    const whole = textOf(partly, restyleText(partly, TARGET, { style: { color: '@accent' } }))
    expect(whole.style.color).toBe('@accent')
    expect(whole.paragraphs).toEqual(paragraphsOf('One\ntwo'))
  })

  it('keeps how far a text may shrink when its size changes', () => {
    const { size, sizeMin } = textOf(scene, null).style
    const { style } = textOf(scene, restyleText(scene, TARGET, { style: { size: size * 2 } }))
    expect(style).toMatchObject({ size: size * 2, sizeMin: sizeMin * 2 })
  })

  it('keeps a size in another format for that format', () => {
    const wide = { ...TARGET, format: '16:9' } as const
    const change = restyleText(scene, wide, { style: { size: 90, color: '@muted' } })
    const after = change ? applyChange(scene, change) : scene
    expect(textOf(after, null).style).toMatchObject({ size: textOf(scene, null).style.size, color: '@muted' })
    const [shown] = after.slides[0] ? reflowSlide(after.slides[0], '4:5', '16:9') : []
    expect(shown?.type === 'text' && shown.style.size).toBe(90)
  })

  it('turns each style on for the whole text, and off again', () => {
    for (const toggle of ['bold', 'italic', 'underline', 'strike', 'bullets', 'numbers'] satisfies TextToggle[]) {
      const on = toggleText(scene, TARGET, { toggle })
      const styled = on ? applyChange(scene, on) : scene
      expect(styled).not.toEqual(scene)
      expect(textOf(styled, toggleText(styled, TARGET, { toggle }))).toEqual(textOf(scene, null))
    }
  })

  it('makes only the paragraphs that are touched items of a list', () => {
    const { paragraphs } = textOf(
      scene,
      setList(scene, TARGET, { list: 'number', level: 9, range: { from: 5, to: 5 } }),
    )
    expect(paragraphs.map(({ list, level }) => [list, level])).toEqual([
      ['none', 0],
      ['number', 4],
    ])
  })

  it('makes letters larger and smaller', () => {
    const { size } = textOf(scene, null).style
    expect(textOf(scene, scaleText(scene, TARGET, { factor: 1.5 })).style.size).toBe(Math.round(size * 1.5))
  })
})
