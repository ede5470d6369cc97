import { parseScript } from '@postwright/core/script/parse-script'
import { frameOf, layOutTimeline } from '@postwright/core/script/script-timeline'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { scriptText } from './arbitrary-script.ts'

const EN = { language: 'en' } as const

describe('the timeline of a script', () => {
  it('has a lead-in, the words and a tail in each scene, one after another', () => {
    const { scenes, length } = layOutTimeline(parseScript('one two\n\nthree four'), [], EN)
    expect(scenes.map(({ start, end, speechStart, speechEnd }) => [start, speechStart, speechEnd, end])).toEqual([
      [0, 300, 1_100, 1_500],
      [1_500, 1_800, 2_600, 3_000],
    ])
    expect(length).toBe(3_000)
  })

  it('gives a scene in which nothing is said the time to read its heading, and at least a second and a half', () => {
    const headings = ['# Hi', `# ${'word '.repeat(10)}`, '[visual: x]'].join('\n\n')
    expect(layOutTimeline(parseScript(headings), [], EN).scenes.map(({ start, end }) => end - start)).toEqual([
      1_500, 4_700, 1_500,
    ])
  })

  it('stretches and squeezes a scene into the seconds that are chosen for it', () => {
    const choices = [{ seconds: 3 }, { seconds: 0.5 }, undefined]
    const { scenes } = layOutTimeline(parseScript('one two\n\nthree four\n\nfive six'), choices, EN)
    expect(scenes.map(({ start, end }) => end - start)).toEqual([3_000, 500, 1_500])
    expect(scenes[0]?.words.map(({ start, end }) => [start, end])).toEqual([
      [600, 1400],
      [1400, 2200],
    ])
  })

  it('is as long as the voice of a scene, whose words are spread over it, whatever seconds are chosen', () => {
    const voice = { mediaId: 'm1', from: 1_000, to: 3_000, level: 0, mark: '' }
    const { scenes } = layOutTimeline(parseScript('one two\n\nthree four'), [{ seconds: 9, voice }], EN)
    expect(scenes.map(({ start, end }) => end - start)).toEqual([2_700, 1_500])
    expect(scenes[0]).toMatchObject({ speechStart: 300, speechEnd: 2_300 })
    expect(scenes[0]?.words.map(({ start, end }) => [start, end])).toEqual([
      [300, 1_300],
      [1_300, 2_300],
    ])
  })

  it('gives a scene without words the length of its voice', () => {
    const voice = { mediaId: 'm1', from: 0, to: 5_000, level: 0, mark: '' }
    const { scenes } = layOutTimeline(parseScript('# Oak moves'), [{ voice }], EN)
    expect(scenes).toMatchObject([{ start: 0, end: 5_700, speechStart: 300, speechEnd: 5_300, words: [] }])
  })

  it('speaks at the pace of the speaker, else of the script, else of the language', () => {
    const speech = { ...EN, pace: 300, speakers: [{ name: 'ANNA', pace: 60 }] }
    const { scenes } = layOutTimeline(parseScript('ANNA: one\n\nBEN: one'), [], speech)
    expect(scenes.map(({ words }) => words.map(({ start, end }) => end - start))).toEqual([[1_000], [200]])
  })

  it('of no scenes has no length', () => {
    expect(layOutTimeline([], [], EN)).toEqual({ scenes: [], length: 0 })
  })

  const voice = fc.record({
    mediaId: fc.constant('m1'),
    from: fc.nat(2_000),
    to: fc.nat(20_000),
    level: fc.constant(0),
    mark: fc.constant(''),
  })
  const seconds = fc.option(fc.double({ min: 0.5, max: 120, noNaN: true }))
  const choice = fc.option(fc.record({ seconds, voice: fc.option(voice) }), { nil: undefined })

  test('joins without gaps, in whole milliseconds and in frames, with every word inside its scene', () => {
    fc.assert(
      fc.property(
        scriptText,
        fc.array(choice, { maxLength: 20 }),
        fc.constantFrom(24, 25, 29.97, 30, 60),
        (text, choices, fps) => {
          const { scenes, length } = layOutTimeline(parseScript(text), choices, EN)
          let [end, frames] = [0, 0]
          for (const scene of scenes) {
            expect(scene.start).toBe(end)
            expect(scene.end).toBeGreaterThan(scene.start)
            expect(Number.isInteger(scene.end)).toBe(true)
            let last = scene.speechStart
            for (const word of scene.words) {
              expect(word.start).toBeGreaterThanOrEqual(last)
              expect(word.end).toBeGreaterThanOrEqual(word.start)
              last = word.end
            }
            if (scene.words.length > 0) expect(last).toBe(scene.speechEnd)
            expect(last).toBeLessThanOrEqual(scene.end)
            expect(frameOf(scene.start, fps)).toBe(frames)
            frames += frameOf(scene.end, fps) - frameOf(scene.start, fps)
            end = scene.end
          }
          expect(length).toBe(end)
          expect(frameOf(length, fps)).toBe(frames)
        },
      ),
      { seed: 20261128, numRuns: 300 },
    )
  })
})
