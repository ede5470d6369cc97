import { writeWav } from './sounds.ts'

const RATE = 16_000
/** Of speech, in parts of the loudest that a file can hold. */
const LOUDNESS = 0.25

/** Parts of a recording in which someone speaks; milliseconds. */
export type SpokenPart = { from: number; to: number }

/** A recording as an uncompressed WAV file: a tone wherever someone speaks, the hiss of a quiet room everywhere else. */
export function makeTake(parts: readonly SpokenPart[], length: number): Buffer {
  return writeWav(Math.round((length / 1000) * RATE), RATE, (at) => {
    const time = (at * 1000) / RATE
    const isSpoken = parts.some(({ from, to }) => time >= from && time < to)
    const hiss = Math.sin(at * 12.9898) * 0.0008
    return (isSpoken ? LOUDNESS * Math.sin((2 * Math.PI * 220 * at) / RATE) : 0) + hiss
  })
}

/** Parts of equal lengths with equal pauses before, between and after them. */
export function spokenParts(count: number, { length, pause }: { length: number; pause: number }): SpokenPart[] {
  return Array.from({ length: count }, (_, at) => {
    const from = pause + at * (length + pause)
    return { from, to: from + length }
  })
}
