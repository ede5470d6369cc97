import { duckMusic, gainAt } from '@postwright/core/sound/duck-music'
import { gainOf } from '@postwright/core/sound/sound-levels'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { layOutSpeech } from './synthesize-sound.ts'

const BED = { level: 0, duck: 20 }

describe('the volume of music over a film', () => {
  it('fades in and out at the ends of the film', () => {
    expect(duckMusic([], 10_000, BED)).toEqual([
      { at: 0, gain: 0 },
      { at: 300, gain: 1 },
      { at: 8_500, gain: 1 },
      { at: 10_000, gain: 0 },
    ])
    expect(duckMusic([], 600, BED)).toEqual([
      { at: 0, gain: 0 },
      { at: 100, gain: 1 },
      { at: 600, gain: 0 },
    ])
  })

  it('is low while someone speaks, from 200 ms before on, and back 500 ms after it', () => {
    expect(duckMusic([{ from: 2_000, to: 4_000 }], 10_000, { level: -20, duck: 20 }).map(round)).toEqual([
      [0, 0],
      [300, 0.1],
      [1_800, 0.1],
      [2_000, 0.01],
      [4_000, 0.01],
      [4_500, 0.1],
      [8_500, 0.1],
      [10_000, 0],
    ])
  })

  it('stays low in pauses of less than 900 ms', () => {
    const gainIn = (pause: number) => {
      const speech = layOutSpeech([2_000, pause].map((pause) => ({ pause, time: 1_000 })))
      return gainAt(duckMusic(speech, 10_000, BED), 3_600)
    }
    expect(gainIn(899)).toBeCloseTo(0.1)
    expect(gainIn(900)).toBeCloseTo(1)
  })

  it('begins low in a film that begins with speech', () => {
    const points = duckMusic([{ from: 0, to: 2_000 }], 10_000, BED)
    expect(points.slice(0, 3).map(round)).toEqual([
      [0, 0],
      [300, 0.1],
      [2_000, 0.1],
    ])
  })

  it('has no points in a film without any length', () => {
    expect(duckMusic([{ from: 0, to: 100 }], 0, BED)).toEqual([])
    expect(gainAt([], 5)).toBe(0)
  })

  test('has points in order from the start to the end, never negative, and low wherever someone speaks', () => {
    const speech = fc
      .array(fc.record({ pause: fc.integer({ min: 0, max: 3_000 }), time: fc.integer({ min: 1, max: 4_000 }) }))
      .map(layOutSpeech)
    const length = fc.oneof(fc.integer({ min: 1, max: 4_000 }), fc.integer({ min: 1, max: 60_000 }))
    const bed = fc.record({ level: fc.integer({ min: -40, max: 0 }), duck: fc.integer({ min: 0, max: 30 }) })
    fc.assert(
      fc.property(speech, length, bed, (speech, length, bed) => {
        const points = duckMusic(speech, length, bed)
        expect(points[0]?.at).toBe(0)
        expect(points.at(-1)).toEqual({ at: length, gain: 0 })
        for (const [at, point] of points.entries()) {
          expect(point.at).toBeGreaterThan(points[at - 1]?.at ?? -1)
          expect(point.gain).toBeGreaterThanOrEqual(0)
          expect(point.gain).toBeLessThanOrEqual(gainOf(bed.level))
        }
        for (const { from, to } of speech) {
          for (const time of [from, (from + to) / 2, to].filter((time) => time <= length)) {
            expect(gainAt(points, time)).toBeLessThanOrEqual(gainOf(bed.level - bed.duck) * (1 + 1e-9))
          }
        }
      }),
      { seed: 20261128, numRuns: 300 },
    )
  })
})

it('an envelope changes evenly between its points and is constant outside of them', () => {
  const points = [
    { at: 100, gain: 1 },
    { at: 200, gain: 0 },
    { at: 300, gain: 0.5 },
  ]
  expect([0, 100, 150, 200, 210, 300, 900].map((at) => gainAt(points, at))).toEqual([1, 1, 0.5, 0, 0.05, 0.5, 0.5])
})

function round({ at, gain }: { at: number; gain: number }): number[] {
  return [at, Math.round(gain * 1e6) / 1e6]
}
