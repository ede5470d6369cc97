import { cutTake } from '@postwright/core/sound/cut-take'
import type { SoundPart } from '@postwright/core/sound/find-speech'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { layOutSpeech } from './synthesize-sound.ts'

/** A scene as it is spoken: parts with pauses before them. The first pause is that before the scene. */
const scene = fc
  .record({
    rest: fc.integer({ min: 600, max: 1_500 }),
    parts: fc.array(
      fc.record({ pause: fc.integer({ min: 150, max: 500 }), time: fc.integer({ min: 400, max: 3_500 }) }),
      { minLength: 1, maxLength: 6 },
    ),
    /** How far the expected length of this scene is off. */
    error: fc.double({ min: 0.85, max: 1.15, noNaN: true }),
  })
  .map(({ rest, parts, error }) => ({
    parts: parts.map((part, at) => (at === 0 ? { ...part, pause: rest } : part)),
    expected: error * parts.reduce((sum, { pause, time }, at) => sum + time + (at === 0 ? 0 : pause), 0),
  }))

const take = fc
  .record({
    scenes: fc.array(scene, { minLength: 2, maxLength: 40, size: 'max' }),
    speed: fc.double({ min: 0.6, max: 1.6, noNaN: true }),
  })
  .map(({ scenes, speed }) => {
    const speech = layOutSpeech(scenes.flatMap(({ parts }) => parts))
    let at = 0
    const cuts = scenes.map(({ parts }) => {
      const [first, last] = [speech[at], speech[at + parts.length - 1]]
      at += parts.length
      return { from: first?.from ?? 0, to: last?.to ?? 0 }
    })
    return { speech, cuts, lengths: scenes.map(({ expected }) => Math.round(expected * speed)) }
  })

describe('a recording of a whole script', () => {
  test('is cut exactly between its scenes, however fast it is spoken', () => {
    fc.assert(
      fc.property(take, ({ speech, cuts, lengths }) => {
        expect(cutTake(speech, lengths)).toEqual(cuts)
      }),
      { seed: 20261128, numRuns: 300 },
    )
  })

  it('prefers a long pause over the exact share, and the expected share among equal pauses', () => {
    const parts = (pauses: readonly number[]) => layOutSpeech(pauses.map((pause) => ({ pause, time: 1_000 })))
    expect(cutTake(parts([0, 200, 900, 200, 200, 200]), [2_500, 3_500]).map((part) => part?.to)).toEqual([2_200, 7_700])
    expect(cutTake(parts([0, 400, 400, 400, 400, 400]), [1_200, 2_400]).map((part) => part?.to)).toEqual([2_400, 8_000])
  })

  it('has the same scenes after a break of twenty seconds', () => {
    const speech = layOutSpeech([0, 300, 20_000, 300, 300, 300, 300, 300].map((pause) => ({ pause, time: 1_000 })))
    const [, second] = cutTake(speech, [2_000, 1_000, 5_000])
    expect(second).toEqual(speech[2])
  })

  it('has no part for a scene in which nothing is said', () => {
    const speech = layOutSpeech([
      { pause: 100, time: 2_000 },
      { pause: 800, time: 3_000 },
    ])
    expect(cutTake(speech, [0, 2_000, 0, 0, 3_000, 0])).toEqual([null, speech[0], null, null, speech[1], null])
    expect(cutTake(speech, [0, 0])).toEqual([null, null])
    expect(cutTake([], [1_000, 0, 500])).toEqual([null, null, null])
    expect(cutTake(speech, [])).toEqual([])
  })

  it('is cut within speech at the expected shares where pauses between scenes are missing', () => {
    expect(cutTake([{ from: 1_000, to: 5_000 }], [500, 1_500])).toEqual([
      { from: 1_000, to: 2_000 },
      { from: 2_000, to: 5_000 },
    ])
    const speech = [
      { from: 0, to: 1_000 },
      { from: 1_500, to: 5_500 },
      { from: 6_000, to: 7_000 },
    ]
    expect(cutTake(speech, [2_000, 4_000, 0, 4_000, 2_000])).toEqual([
      { from: 0, to: 1_000 },
      { from: 1_500, to: 3_500 },
      null,
      { from: 3_500, to: 5_500 },
      { from: 6_000, to: 7_000 },
    ])
  })

  it('has at least a millisecond for each scene, as far as there are enough', () => {
    const short = { from: 10, to: 13 }
    expect(cutTake([short], [1, 10_000, 1])).toEqual([
      { from: 10, to: 11 },
      { from: 11, to: 12 },
      { from: 12, to: 13 },
    ])
    expect(cutTake([short], [1, 1, 1, 1])[3]).toBeNull()
  })

  test('has a part for each spoken scene, in order, without overlap, that begins and ends with speech', () => {
    const speech = fc
      .array(fc.record({ pause: fc.integer({ min: 0, max: 2_000 }), time: fc.integer({ min: 1, max: 4_000 }) }), {
        minLength: 1,
        maxLength: 80,
        size: 'max',
      })
      .map(layOutSpeech)
    const lengths = fc.array(fc.constantFrom(0, 1, 300, 1_000, 5_000, 60_000), { maxLength: 120, size: 'max' })
    fc.assert(
      fc.property(speech, lengths, (speech, lengths) => {
        const parts = cutTake(speech, lengths)
        expect(parts).toHaveLength(lengths.length)
        const time = speech.reduce((sum, { from, to }) => sum + to - from, 0)
        const spoken = lengths.filter((length) => length > 0).length
        const isWhole = speech.length >= spoken
        const [starts, ends] = [new Set(speech.map(({ from }) => from)), new Set(speech.map(({ to }) => to))]
        let end = 0
        let count = 0
        for (const [at, part] of parts.entries()) {
          if (!part) continue
          expect(lengths[at]).toBeGreaterThan(0)
          expect(part.from).toBeGreaterThanOrEqual(end)
          expect(part.to).toBeGreaterThan(part.from)
          expect(Number.isInteger(part.from) && Number.isInteger(part.to)).toBe(true)
          if (isWhole) expect(starts.has(part.from) && ends.has(part.to)).toBe(true)
          else expect(speech.some(({ from, to }) => from <= part.from && part.to <= to)).toBe(true)
          end = part.to
          count += 1
        }
        expect(count).toBe(Math.min(spoken, time))
        // Everything that is said belongs to a scene.
        if (count > 0) expect([firstOf(parts)?.from, end]).toEqual([speech[0]?.from, speech.at(-1)?.to])
      }),
      { seed: 20261128, numRuns: 300 },
    )
  })

  it.each([
    { parts: 20_000, scenes: 120 },
    { parts: 2_000, scenes: 5 },
    { parts: 2_000, scenes: 40 },
    { parts: 100, scenes: 120 },
  ])('with $parts parts is cut into $scenes scenes without waiting', ({ parts, scenes }) => {
    const speech = layOutSpeech(
      Array.from({ length: parts }, (_, at) => ({
        pause: 150 + ((at * 7_919) % 1_000),
        time: 400 + ((at * 104_729) % 3_000),
      })),
    )
    const lengths = Array.from({ length: scenes }, (_, at) => 500 + ((at * 613) % 9_000))
    const start = performance.now()
    const cut = cutTake(speech, lengths)
    expect(performance.now() - start).toBeLessThan(1_000)
    expect(cut).not.toContain(null)
  })
})

function firstOf(parts: readonly (SoundPart | null)[]): SoundPart | undefined {
  return parts.find((part) => part !== null) ?? undefined
}
