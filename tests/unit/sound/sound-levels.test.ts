import { execFileSync } from 'node:child_process'
import { gainOf, LEVEL_WINDOW, levelForSpeech, measureLevels, peaksOf } from '@postwright/core/sound/sound-levels'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findCommand } from '../../../scripts/setup/find-command.mjs'
import { layOutSpeech, RATE, synthesizeNoise, synthesizeRecording, synthesizeTone } from './synthesize-sound.ts'

describe('levels of a sound', () => {
  it('are those of each window of 10 ms in dBFS, -100 in silence', () => {
    const levels = measureLevels(
      Float32Array.of(...Array(160).fill(1), ...Array(160).fill(-0.1), ...Array(160).fill(0)),
      RATE,
    )
    expect([...levels].map((level) => Math.round(level * 1_000) / 1_000)).toEqual([0, -20, -100])
    expect(measureLevels(new Float32Array(), RATE)).toHaveLength(0)
  })

  it('measure the last window by the samples that it has', () => {
    const levels = measureLevels(new Float32Array(161).fill(0.1), RATE)
    expect(levels).toHaveLength(2)
    expect(levels[1]).toBeCloseTo(-20, 5)
  })

  it.each([8_000, 11_025, 22_050, 44_100, 48_000])('stay in time at %i samples per second', (rate) => {
    const samples = new Float32Array(rate * 60)
    samples.fill(0.5, rate * 30)
    const levels = measureLevels(samples, rate)
    expect(levels).toHaveLength(60_000 / LEVEL_WINDOW)
    expect(levels.findIndex((level) => level > -100)).toBe(3_000)
    expect(levels[3_000]).toBeCloseTo(20 * Math.log10(0.5), 1)
  })

  it('are refused without a rate', () => {
    for (const rate of [0, -1, NaN, Infinity])
      expect(() => measureLevels(new Float32Array(9), rate)).toThrow(RangeError)
  })

  it.skipIf(!findCommand('ffmpeg'))('have the mean power that ffmpeg measures', () => {
    const speech = [{ from: 300, to: 1_700 }]
    for (const level of [-40, -20, -8]) {
      const samples = synthesizeRecording({ length: 2_000, noise: -60, speech, level, seed: 2 })
      const powers = [...measureLevels(samples, RATE)].map((window) => 10 ** (window / 10))
      const mean = 10 * Math.log10(powers.reduce((sum, power) => sum + power, 0) / powers.length)
      expect(mean).toBeCloseTo(readStatistic(samples, 'RMS level dB'), 2)
      expect(20 * Math.log10(peaksOf(samples, 1)[0] ?? 0)).toBeCloseTo(readStatistic(samples, 'Peak level dB'), 2)
    }
  })
})

describe('peaks of a sound', () => {
  it('are the largest absolute samples of equal parts', () => {
    expect([...peaksOf(Float32Array.of(0, 0.5, -1, 0.25, 0.125, 0), 3)]).toEqual([0.5, 1, 0.125])
    expect([...peaksOf(Float32Array.of(0.5, -1), 4)]).toEqual([0.5, 0.5, 1, 1])
    expect([...peaksOf(new Float32Array(), 2)]).toEqual([0, 0])
    expect(peaksOf(Float32Array.of(1), 0)).toHaveLength(0)
    expect(() => peaksOf(new Float32Array(), -1)).toThrow(RangeError)
  })

  test('leave no sample out', () => {
    fc.assert(
      fc.property(
        fc.float32Array({ min: -1, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 50 }),
        (samples, count) => {
          const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
          expect(Math.max(...peaksOf(samples, count))).toBe(peak)
        },
      ),
      { seed: 20261128 },
    )
  })
})

describe('the gain for speech', () => {
  const speech = layOutSpeech([
    { pause: 800, time: 1_500 },
    { pause: 1_200, time: 900 },
    { pause: 4_000, time: 2_000 },
  ])

  test('brings what is spoken to -18 dBFS, whatever the pauses and their noise are', () => {
    const levels = fc.record({ noise: fc.integer({ min: -80, max: -45 }), level: fc.integer({ min: -29, max: -13 }) })
    fc.assert(
      fc.property(levels, fc.nat(), ({ noise, level }, seed) => {
        const samples = synthesizeRecording({ length: 12_000, noise, speech, level, seed })
        const gain = levelForSpeech(samples, RATE)
        expect(Number.isInteger(gain * 2)).toBe(true)
        expect(Math.abs(gain - (-18 - level))).toBeLessThanOrEqual(1.5)
      }),
      { seed: 20261128, numRuns: 30 },
    )
  })

  it('is at most 12 dB in either direction, and none for silence', () => {
    expect(levelForSpeech(synthesizeTone(2_000, -50, 440), RATE)).toBe(12)
    expect(levelForSpeech(synthesizeTone(2_000, -3.1, 440), RATE)).toBe(-12)
    for (const length of [0, 5_000]) expect(levelForSpeech(new Float32Array(length), RATE)).toBe(0)
    expect(levelForSpeech(synthesizeNoise(2_000, -80), RATE)).toBe(0)
  })

  it('keeps the highest peak below -1 dBFS', () => {
    const samples = synthesizeRecording({ length: 12_000, noise: -60, speech, level: -28, seed: 1 })
    samples[2_000] = 0.5
    const gain = levelForSpeech(samples, RATE)
    expect(gain).toBe(5)
    expect(0.5 * gainOf(gain)).toBeLessThanOrEqual(gainOf(-1))
    samples[2_000] = -1
    expect(levelForSpeech(samples, RATE)).toBe(-1)
  })
})

it('a gain of decibels is a factor', () => {
  expect(gainOf(0)).toBe(1)
  expect(gainOf(20)).toBe(10)
  expect(gainOf(-6.0206)).toBeCloseTo(0.5, 5)
  expect(gainOf(-Infinity)).toBe(0)
})

function readStatistic(samples: Float32Array, name: string): number {
  const input = ['-hide_banner', '-f', 'f32le', '-ar', `${RATE}`, '-ac', '1', '-i', 'pipe:0']
  const script = 'exec "$0" "$@" 2>&1'
  const report = execFileSync('/bin/sh', ['-c', script, 'ffmpeg', ...input, '-af', 'astats', '-f', 'null', '-'], {
    input: Buffer.from(samples.buffer),
    encoding: 'utf8',
  })
  return Number(new RegExp(`${name}: (-?[\\d.]+)`).exec(report)?.[1])
}
