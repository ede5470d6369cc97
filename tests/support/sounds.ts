import type { AudioType } from '@postwright/core/media/media-type'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const HEAD_BYTES = 44
const SAMPLE_BYTES = 2

/** A tone as an uncompressed WAV file. */
export function makeWav({ seconds = 2, rate = 8_000, pitch = 330 } = {}): Uint8Array {
  const tone = (at: number) => 0.25 * Math.sin((2 * Math.PI * pitch * at) / rate)
  return new Uint8Array(writeWav(Math.round(seconds * rate), rate, tone))
}

/**
 * An uncompressed WAV file: 16 bits, mono.
 * @param sampleAt sample at a place, from -1 to 1
 */
export function writeWav(samples: number, rate: number, sampleAt: (place: number) => number): Buffer {
  const bytes = samples * SAMPLE_BYTES
  const wav = Buffer.alloc(HEAD_BYTES + bytes)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(HEAD_BYTES - 8 + bytes, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * SAMPLE_BYTES, 28)
  wav.writeUInt16LE(SAMPLE_BYTES, 32)
  wav.writeUInt16LE(8 * SAMPLE_BYTES, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(bytes, 40)
  for (let at = 0; at < samples; at += 1) {
    wav.writeInt16LE(Math.round(32_767 * sampleAt(at)), HEAD_BYTES + at * SAMPLE_BYTES)
  }
  return wav
}

/** Two seconds of a tone, made once with ffmpeg; `tone-live.webm` has no duration in its header, as recorders of browsers write it. */
const FILES = {
  'audio/mpeg': 'tone.mp3',
  'audio/mp4': 'tone.m4a',
  'audio/ogg': 'tone.ogg',
  'audio/webm': 'tone.webm',
} as const satisfies Record<Exclude<AudioType, 'audio/wav'>, string>

/** A sound of two seconds in a type that the product stores. */
export async function readSound(mime: AudioType): Promise<Uint8Array> {
  return mime === 'audio/wav' ? makeWav() : readRecording(FILES[mime])
}

/** A file of `tests/support/recordings`. */
export async function readRecording(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(import.meta.dirname, 'recordings', name)))
}
