import { execFileSync } from 'node:child_process'
import { findSpeech, type SoundPart, trimToSpeech } from '@postwright/core/sound/find-speech'
import { measureLevels } from '@postwright/core/sound/sound-levels'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findCommand } from '../../../scripts/setup/find-command.mjs'
import {
  layOutSpeech,
  RATE,
  synthesizeNoise,
  synthesizePinkNoise,
  synthesizeRecording,
  synthesizeTone,
} from './synthesize-sound.ts'

const MARGINS = { before: 60, after: 120 } as const

const parts = fc
  .array(fc.record({ pause: fc.integer({ min: 500, max: 1_500 }), time: fc.integer({ min: 250, max: 3_000 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map(layOutSpeech)

describe('speech in a recording', () => {
  test('is found within 40 ms in noise of -80 to -35 dBFS, spoken at -30 to -6 dBFS', () => {
    fc.assert(
      fc.property(
        fc.record({
          speech: parts,
          noise: fc.integer({ min: -80, max: -35 }),
          level: fc.integer({ min: -30, max: -6 }),
          seed: fc.nat(),
        }),
        (recording) => {
          const length = (recording.speech.at(-1)?.to ?? 0) + 700
          expectParts(findSpeech(levelsOf({ ...recording, length })), recording.speech)
        },
      ),
      { seed: 20261128, numRuns: 100 },
    )
  })

  it('is found of a quiet speaker, over hum, and between digital silence', () => {
    const speech = layOutSpeech([
      { pause: 600, time: 1_500 },
      { pause: 800, time: 400 },
    ])
    const recording = { length: 4_000, noise: -78, speech, level: -50, seed: 3 }
    expectParts(findSpeech(levelsOf(recording)), speech)
    expectParts(findSpeech(levelsOf({ ...recording, noise: -300, level: -20 })), speech)
    for (const frequency of [50, 60, 120]) {
      const hum = synthesizeTone(4_000, -38, frequency)
      const samples = synthesizeRecording({ ...recording, level: -25 })
      expectParts(findSpeech(measureLevels(mix(hum, samples), RATE)), speech)
    }
  })

  it('is found in a room that rumbles, where quiet syllables are no louder than the noise', () => {
    const speech = layOutSpeech([
      { pause: 700, time: 2_000 },
      { pause: 900, time: 700 },
      { pause: 600, time: 1_500 },
    ])
    const findIn = (noise: number, seed: number) => {
      const samples = synthesizeRecording({ length: 7_000, noise: -300, speech, level: -30, seed })
      return findSpeech(measureLevels(mix(samples, synthesizePinkNoise(7_000, noise, seed)), RATE))
    }
    const seeds = Array.from({ length: 30 }, (_, at) => at + 1)
    for (const seed of seeds) expectParts(findIn(-41, seed), speech, 150)
    const right = seeds.filter((seed) => findIn(-35, seed).length === speech.length)
    expect(right.length, 'recordings with 5 dB between speech and noise').toBeGreaterThanOrEqual(26)
  })

  it('is found in a noisy room that is padded with digital silence, and when it is only a word in a minute', () => {
    const speech = [{ from: 20_000, to: 20_500 }]
    const samples = synthesizeRecording({ length: 60_000, noise: -45, speech, level: -25, seed: 4 })
    expectParts(findSpeech(measureLevels(samples, RATE)), speech)
    samples.fill(0, 0, 15 * RATE)
    samples.fill(0, 25 * RATE)
    expectParts(findSpeech(measureLevels(samples, RATE)), speech)
  })

  it('is one part across pauses that are shorter than asked for', () => {
    const speech = layOutSpeech([
      { pause: 500, time: 800 },
      { pause: 250, time: 800 },
      { pause: 400, time: 800 },
    ])
    const levels = levelsOf({ length: 4_500, noise: -60, speech, level: -20, seed: 5 })
    expect(findSpeech(levels).map(round)).toEqual([
      [0.4, 2.5],
      [2.7, 3.7],
    ])
    expect(findSpeech(levels, { pauseMin: 500 }).map(round)).toEqual([[0.4, 3.7]])
    expectParts(findSpeech(levels, { pauseMin: 150 }), speech, 60)
  })

  it('is neither a click nor a double click', () => {
    const speech = [{ from: 2_000, to: 3_000 }]
    const samples = synthesizeRecording({ length: 5_000, noise: -60, speech, level: -20, seed: 6 })
    for (const time of [500, 600, 4_000]) samples.fill(0.5, time * 16, (time + 20) * 16)
    expectParts(findSpeech(measureLevels(samples, RATE)), speech)
  })

  it('is nowhere in silence and in quiet noise, and everywhere in loud sound without pauses', () => {
    expect(findSpeech(new Float32Array())).toEqual([])
    expect(findSpeech(new Float32Array(300).fill(-100))).toEqual([])
    expect(findSpeech(measureLevels(synthesizeNoise(3_000, -55), RATE))).toEqual([])
    expect(findSpeech(measureLevels(synthesizeTone(3_000, -55, 60), RATE))).toEqual([])
    expect(findSpeech(measureLevels(synthesizeNoise(3_000, -45), RATE))).toEqual([{ from: 0, to: 3_000 }])
    expect(findSpeech(measureLevels(synthesizeTone(3_000, -20, 440), RATE))).toEqual([{ from: 0, to: 3_000 }])
    expect(findSpeech(measureLevels(synthesizePinkNoise(8_000, -40, 1), RATE))).toEqual([{ from: 0, to: 8_000 }])
    for (let seed = 1; seed <= 10; seed += 1) {
      expect(findSpeech(measureLevels(synthesizePinkNoise(8_000, -55, seed), RATE))).toEqual([])
    }
  })

  test('is in order, without overlap, in whole milliseconds and within the sound, whatever the levels are', () => {
    const levels = fc.array(fc.oneof(fc.double({ min: -100, max: 0, noNaN: true }), fc.constantFrom(-100, -70, -20)), {
      maxLength: 400,
      size: 'max',
    })
    fc.assert(
      fc.property(levels, fc.integer({ min: 0, max: 600 }), (levels, pauseMin) => {
        const found = findSpeech(Float32Array.from(levels.flatMap((level) => [level, level, level])), { pauseMin })
        let end = 0
        for (const { from, to } of found) {
          expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true)
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          end = to
        }
        expect(end).toBeLessThanOrEqual(levels.length * 30)
      }),
      { seed: 20261128, numRuns: 300 },
    )
  })

  it.skipIf(!findCommand('ffmpeg'))('has its pauses where ffmpeg hears silence', () => {
    const speech = layOutSpeech([
      { pause: 700, time: 1_800 },
      { pause: 600, time: 900 },
      { pause: 1_200, time: 2_400 },
    ])
    const samples = synthesizeRecording({ length: 8_600, noise: -62, speech, level: -18, seed: 7 })
    const heard = detectSilence(samples)
    expect(heard).toHaveLength(4)
    const spoken = heard.slice(1).map(({ from }, at) => ({ from: heard[at]?.to ?? 0, to: from }))
    expectParts(findSpeech(measureLevels(samples, RATE)), spoken)
  })
})

describe('a recording without its ends', () => {
  it('lasts from the first to the last speech', () => {
    const speech = layOutSpeech([
      { pause: 900, time: 1_000 },
      { pause: 2_000, time: 1_000 },
    ])
    const part = trimToSpeech(levelsOf({ length: 7_000, noise: -55, speech, level: -18, seed: 8 }))
    expectParts(part ? [part] : [], [{ from: 900, to: 4_900 }])
    expect(trimToSpeech(new Float32Array(100).fill(-100))).toBeNull()
  })
})

function levelsOf(recording: Parameters<typeof synthesizeRecording>[0]): Float32Array {
  return measureLevels(synthesizeRecording(recording), RATE)
}

/** Parts that begin and end within 40 ms of what is spoken, apart from their margins. */
function expectParts(found: readonly SoundPart[], spoken: readonly SoundPart[], tolerance = 40): void {
  expect(found.length, JSON.stringify({ found, spoken })).toBe(spoken.length)
  for (const [at, { from, to }] of spoken.entries()) {
    const part = found[at]
    expect(Math.abs((part?.from ?? NaN) - (from - MARGINS.before)), `start of part ${at}`).toBeLessThanOrEqual(
      tolerance,
    )
    expect(Math.abs((part?.to ?? NaN) - (to + MARGINS.after)), `end of part ${at}`).toBeLessThanOrEqual(tolerance)
  }
}

/** In seconds, rounded to tenths. */
function round({ from, to }: SoundPart): number[] {
  return [from, to].map((time) => Math.round(time / 100) / 10)
}

function mix(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((sample, at) => sample + (b[at] ?? 0))
}

function detectSilence(samples: Float32Array): SoundPart[] {
  const filter = ['-af', 'silencedetect=noise=-45dB:duration=0.3', '-f', 'null', '-']
  const script = 'exec "$0" "$@" 2>&1'
  const input = ['-f', 'f32le', '-ar', `${RATE}`, '-ac', '1', '-i', 'pipe:0']
  const report = execFileSync('/bin/sh', ['-c', script, 'ffmpeg', '-hide_banner', ...input, ...filter], {
    input: Buffer.from(samples.buffer),
    encoding: 'utf8',
  })
  const times = (name: string) =>
    [...report.matchAll(new RegExp(`silence_${name}: (-?[\\d.]+)`, 'g'))].map(([, time]) => Number(time) * 1_000)
  const ends = times('end')
  return times('start').map((from, at) => ({ from, to: ends[at] ?? samples.length / 16 }))
}
