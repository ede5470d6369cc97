import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK_SLIDES_MAX } from '@postwright/core/limits'
import { applyChange } from '@postwright/core/scene/apply-change'
import { invertChange } from '@postwright/core/scene/invert-change'
import { changeBetween } from '@/features/carousel-editor/change-between.ts'
import { toSlideDraft, restoreMine, restoreSlide } from '@/features/carousel-editor/sync/slide-drafts.ts'
import { sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'

const layers = fc
  .uniqueArray(fc.constantFrom('lamp', 'desk', 'sofa', 'door', 'rugs', 'bowl'))
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.constantFrom('', 'One', 'Two').map((name) => shapeLayer(id, { name })))),
  )

describe('the change between two versions of a slide', () => {
  it('makes the one of the other, and is taken back whole, whatever they are', () => {
    fc.assert(
      fc.property(layers, layers, fc.boolean(), (before, after, isHidden) => {
        const from = slideOf('s1', before)
        const to = slideOf('s1', after, { isHidden, notes: isHidden ? 'Say hello' : '' })
        const change = changeBetween('restore', from, to)
        const done = applyChange(sceneOf(from), change)
        expect(done.slides[0]).toEqual(to)
        expect(applyChange(done, invertChange(change)).slides[0]).toEqual(from)
      }),
    )
  })

  it('is none between equal ones', () => {
    const slide = slideOf('s1', [shapeLayer('lamp')])
    expect(changeBetween('restore', slide, structuredClone(slide)).edits).toEqual([])
  })
})

describe('a version that is restored', () => {
  const now = slideOf('s1', [shapeLayer('lamp', { name: 'New' })], { place: 40 })
  const then = toSlideDraft(slideOf('s1', [shapeLayer('lamp', { name: 'Old' }), shapeLayer('desk')]))

  it('brings back what the slide was, where it is now', () => {
    const change = restoreSlide(sceneOf(now), 's1', then)
    if (typeof change === 'string') throw new Error(change)
    const [slide] = applyChange(sceneOf(now), change).slides
    expect(slide).toEqual({ ...then, id: 's1', place: 40 })
    expect(restoreSlide(sceneOf({ ...then, id: 's1' }), 's1', then)).toBe('same')
  })

  it('brings back a slide that was deleted, as long as there is room', () => {
    const change = restoreSlide(sceneOf(now), 'gone', then)
    if (typeof change === 'string') throw new Error(change)
    expect(applyChange(sceneOf(now), change).slides.map(({ id }) => id)).toEqual(['gone', 's1'])
    const full = Array.from({ length: DECK_SLIDES_MAX }, (_, at) => slideOf(`s${at}`, []))
    expect(restoreSlide(sceneOf(...full), 'gone', then)).toBe('full')
  })
})

it('a person’s own version of a field is taken instead of the other one, and nothing else', () => {
  const slide = slideOf('s1', [shapeLayer('lamp', { name: 'Theirs', alt: 'A light' }), shapeLayer('desk')])
  const lost = [
    { path: ['layers', 'lamp', 'name'], base: '', mine: 'Mine', theirs: 'Theirs', shape: { kind: 'value' } as const },
  ]
  const change = restoreMine(slide, lost)
  expect(change && applyChange(sceneOf(slide), change).slides[0]?.layers[0]).toMatchObject({
    name: 'Mine',
    alt: 'A light',
  })
  expect(restoreMine(slideOf('s1', [shapeLayer('desk')]), lost)).toBeNull()
})
