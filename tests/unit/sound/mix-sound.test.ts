import { duckMusic, gainAt } from '@postwright/core/sound/duck-music'
import { mixSound, type MusicBed, type VoiceClip } from '@postwright/core/sound/mix-sound'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { RATE, synthesizeNoise, synthesizeTone } from './synthesize-sound.ts'

const FILM = { rate: RATE, voices: [], music: null } as const

/** A voice of which each sample is the same. */
function steadyVoice(clip: Partial<VoiceClip> = {}): VoiceClip {
  return { samples: new Float32Array(RATE).fill(0.25), from: 0, to: 1_000, at: 0, level: 0, ...clip }
}

describe('the sound of a film', () => {
  test('has as many samples as its length asks for, in both channels', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000 }),
        fc.constantFrom(8_000, 11_025, 44_100, 48_000),
        (length, rate) => {
          const channels = mixSound({ ...FILM, rate, length, voices: [steadyVoice()] })
          for (const channel of channels) expect(channel).toHaveLength(Math.round((length * rate) / 1_000))
        },
      ),
      { seed: 20261128 },
    )
    expect(() => mixSound({ ...FILM, length: -1_000 })).toThrow(RangeError)
  })

  it('has a voice in the middle, where it belongs, with fades of 5 ms', () => {
    const voice = steadyVoice({ from: 200, to: 500, at: 1_000, level: -20 })
    const [left, right] = mixSound({ ...FILM, length: 2_000, voices: [voice] })
    expect(left).toEqual(right)
    const heard = (time: number) => left[Math.round(time * 16)]
    expect([999, 1_000, 1_300, 1_301].map(heard)).toEqual([0, 0, 0, 0])
    expect([1_002.5, 1_005, 1_100, 1_294].map((time) => heard(time)?.toFixed(4))).toEqual([
      '0.0125',
      '0.0250',
      '0.0250',
      '0.0250',
    ])
    expect(heard(1_297.5)).toBeLessThan(0.014)
  })

  it('leaves out what lies outside of the film and of the samples', () => {
    const voices = [
      steadyVoice({ at: -500 }),
      steadyVoice({ at: 1_900 }),
      steadyVoice({ from: -300, to: 5_000, at: 600 }),
      steadyVoice({ at: 9_000 }),
      steadyVoice({ from: 700, to: 600 }),
    ]
    const [left] = mixSound({ ...FILM, length: 2_000, voices })
    const heard = [0, 250, 600, 800, 1_000, 1_880, 1_950].map((time) => left[time * 16])
    expect(heard).toEqual([0, 0.25, 0, 0, 0.25, 0.25, 0.25])
    expect(mixSound({ ...FILM, length: 0, voices })[0]).toHaveLength(0)
  })

  test('is the sum of its voices and its music as long as that is below 0.8', () => {
    const clip = fc.record({
      from: fc.integer({ min: -100, max: 900 }),
      to: fc.integer({ min: 0, max: 1_200 }),
      at: fc.integer({ min: -500, max: 2_500 }),
      level: fc.integer({ min: -12, max: 0 }),
    })
    const samples = [synthesizeNoise(1_000, -24), synthesizeTone(1_000, -24, 330)]
    const channels = [synthesizeNoise(700, -30), synthesizeTone(650, -30, 200)] as const
    fc.assert(
      fc.property(
        fc.array(clip, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 2_000 }),
        (clips, length) => {
          const voices = clips.map((clip, at) => ({ ...clip, samples: samples[at % 2] ?? new Float32Array() }))
          const music: MusicBed = {
            channels,
            envelope: duckMusic([{ from: 800, to: 1_000 }], length, { level: 0, duck: 9 }),
          }
          const all = mixSound({ ...FILM, length, voices, music })
          const alone = [
            ...voices.map((voice) => mixSound({ ...FILM, length, voices: [voice] })),
            mixSound({ ...FILM, length, music }),
          ]
          for (const side of [0, 1] as const) {
            const sums = all[side].map((_, at) => alone.reduce((sum, sound) => sum + (sound[side][at] ?? 0), 0))
            expect(differenceOf(all[side], sums)).toBeLessThan(1e-6)
          }
        },
      ),
      { seed: 20261128, numRuns: 40 },
    )
  })

  it('rounds off what is louder than 0.8, in order and to at most 0.98', () => {
    const loud = Float32Array.from({ length: 40_000 }, (_, at) => at / 10_000)
    loud.set([1e30, Infinity, -Infinity, NaN], 39_000)
    const music: MusicBed = { channels: [loud, loud.map((sample) => -sample)], envelope: [{ at: 0, gain: 1 }] }
    const [left, right] = mixSound({ ...FILM, length: 2_500, music })
    expect(left.subarray(0, 8_000)).toEqual(loud.subarray(0, 8_000))
    expect(left[39_003]).toBe(0)
    expect(left.subarray(0, 39_000).every((sample, at) => at === 0 || sample >= (left[at - 1] ?? 0))).toBe(true)
    for (const channel of [left, right]) expect(channel.every((sample) => Math.abs(sample) <= 0.98)).toBe(true)
    expect((left[8_001] ?? 0) - (left[7_999] ?? 0)).toBeCloseTo(0.0002, 6)
  })
})

describe('music under a film', () => {
  const envelope = [{ at: 0, gain: 0.5 }]

  it('follows its envelope', () => {
    const points = duckMusic([{ from: 900, to: 1_500 }], 5_000, { level: -6, duck: 12 })
    const [left] = mixSound({
      ...FILM,
      length: 5_000,
      music: { channels: [new Float32Array(5 * RATE).fill(0.7)], envelope: points },
    })
    expect(
      differenceOf(
        left,
        left.map((_, at) => 0.7 * gainAt(points, at / 16)),
      ),
    ).toBeLessThan(1e-6)
  })

  it('is in both channels, the same when it is mono', () => {
    const [first, second] = [synthesizeTone(2_000, -20, 300), synthesizeTone(2_000, -20, 500)]
    const mono = mixSound({ ...FILM, length: 1_000, music: { channels: [first], envelope } })
    expect(mono[0]).toEqual(mono[1])
    const stereo = mixSound({ ...FILM, length: 1_000, music: { channels: [first, second], envelope } })
    expect(stereo[0]).toEqual(mono[0])
    expect(stereo[1]).toEqual(second.subarray(0, RATE).map((sample) => sample / 2))
  })

  it('starts again without a jump when it is over, however its end and its beginning differ', () => {
    const ramp = Float32Array.from({ length: 1.5 * RATE }, (_, at) => at / (1.5 * RATE) - 0.5)
    const [left] = mixSound({ ...FILM, length: 10_000, music: { channels: [ramp], envelope: [{ at: 0, gain: 1 }] } })
    expect(differenceOf(left.subarray(1), left.subarray(0, -1))).toBeLessThan(0.003)
    expect(left[1_450 * 16]).toBeCloseTo(0.5 - 50 / 1_500, 3)
    expect(left[1_500 * 16]).toBeCloseTo(-0.5 + 50 / 1_500, 3)
    expect(left.subarray(4_400 * 16, 5_800 * 16)).toEqual(left.subarray(2_950 * 16, 4_350 * 16))
  })

  it('repeats a short sound as it is, and is silent without samples', () => {
    const beat = synthesizeNoise(500, -20)
    const [left] = mixSound({ ...FILM, length: 2_000, music: { channels: [beat], envelope: [{ at: 0, gain: 1 }] } })
    for (const at of [0, 1, 2, 3]) expect(left.subarray(at * 8_000, (at + 1) * 8_000)).toEqual(beat)
    const [silent] = mixSound({ ...FILM, length: 100, music: { channels: [new Float32Array()], envelope } })
    expect(silent.every((sample) => sample === 0)).toBe(true)
  })
})

it('five minutes with twenty voices and music are mixed in a moment', () => {
  const samples = synthesizeNoise(30_000, -20)
  const voices = Array.from({ length: 20 }, (_, at) => ({ samples, from: 0, to: 10_000, at: at * 15_000, level: 3 }))
  const envelope = duckMusic(
    voices.map(({ at }) => ({ from: at, to: at + 10_000 })),
    300_000,
    { level: -12, duck: 9 },
  )
  const start = performance.now()
  const [left] = mixSound({ rate: 48_000, length: 300_000, voices, music: { channels: [samples, samples], envelope } })
  expect(performance.now() - start).toBeLessThan(5_000)
  expect(left).toHaveLength(14_400_000)
})

/** The largest difference between two samples at the same place. */
function differenceOf(a: Float32Array, b: Float32Array): number {
  return a.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (b[at] ?? NaN))), 0)
}
