import { applyChange } from '@postwright/core/scene/apply-change'
import { fixAll } from '@postwright/core/scene/lint/fix-all'
import { findingKey } from '@postwright/core/scene/lint/finding'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import type { MeasureText } from '@postwright/core/scene/measure-text'
import { describe, expect, it } from 'vitest'
import { sceneOf, slideOf } from '../sample-scene.ts'
import { textLayer } from '../text-layer.ts'
import { FAULTS, OPTIONS } from './planted-faults.ts'

const FREE = { ...OPTIONS, brand: null }

const faint = (slideId: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    textLayer(`${slideId}t${at}`, 'Faint', {
      box: { x: 80, y: 20 + at * 60, width: 300, height: 60 },
      style: { color: '#bbbbbb', size: 40, sizeMin: 40 },
    }),
  )

/** Counts measurements of text widths, the cost of linting a slide. */
function counted() {
  let asked = 0
  const measure: MeasureText = {
    ...OPTIONS.measure,
    widthOf(text, font) {
      asked += 1
      return OPTIONS.measure.widthOf(text, font)
    },
  }
  return { options: { ...FREE, measure }, asked: () => asked }
}

describe('all safe fixes together', () => {
  it('end what each of them ends alone, as one change, and bring nothing new', () => {
    const scene = sceneOf(slideOf('s1', faint('s1', 12)), slideOf('s2', faint('s2', 5), { place: 1 }))
    const before = lintScene(scene, FREE)
    const fixed = fixAll(scene, FREE)
    expect(fixed?.count).toBe(before.filter(({ isSafe }) => isSafe).length)
    const after = fixed && lintScene(applyChange(scene, fixed.change), FREE).map(findingKey)
    expect(after?.every((key) => before.map(findingKey).includes(key))).toBe(true)
  })

  it('look through a slide a few times, however many findings it has', () => {
    const few = counted()
    const many = counted()
    fixAll(sceneOf(slideOf('s1', faint('s1', 2))), few.options)
    fixAll(sceneOf(slideOf('s1', faint('s1', 20))), many.options)
    expect(many.asked()).toBeLessThan(few.asked() * 15)
  })

  it('leave out the one that would do harm and keep the others', () => {
    const fault = FAULTS.find(({ isFixed }) => isFixed)
    expect(fault && fixAll(fault.scene, { ...OPTIONS, ...fault.options })?.count).toBe(1)
  })

  it('tell how far they are, to the end', () => {
    const told: [number, number][] = []
    fixAll(sceneOf(slideOf('s1', faint('s1', 6))), FREE, { onProgress: (done, of) => told.push([done, of]) })
    expect(told.at(-1)).toEqual([6, 6])
  })
})
