import { writeWav } from './sounds.ts'

const RATE = 16_000
/** Amplitude of speech, as a share of full scale. */
const LOUDNESS = 0.25

/** Part of a recording with speech, in milliseconds. */
export type SpokenPart = { from: number; to: number }

/** A recording as an uncompressed WAV file, with a tone for speech and quiet hiss throughout. */
export function makeTake(parts: readonly SpokenPart[], length: number): Buffer {
  return writeWav(Math.round((length / 1000) * RATE), RATE, (at) => {
    const time = (at * 1000) / RATE
    const isSpoken = parts.some(({ from, to }) => time >= from && time < to)
    const hiss = Math.sin(at * 12.9898) * 0.0008
    return (isSpoken ? LOUDNESS * Math.sin((2 * Math.PI * 220 * at) / RATE) : 0) + hiss
  })
}

/** Parts of equal length, in milliseconds, with equal pauses before and between them. */
export function spokenParts(count: number, { length, pause }: { length: number; pause: number }): SpokenPart[] {
  return Array.from({ length: count }, (_, at) => {
    const from = pause + at * (length + pause)
    return { from, to: from + length }
  })
}
