import type { PictureSource } from '@/decks/drawing/load-pictures.ts'

/** Samples a second of everything that is heard: that of films. */
export const SOUND_RATE = 48_000
/** Sounds that stay decoded; a minute of one channel takes 11.5 MB. */
const DECODED_MAX = 6

type Samples = Float32Array<ArrayBuffer>

/** A sound in one or two channels of `SOUND_RATE`. */
export type DecodedSound = { channels: readonly [Samples] | readonly [Samples, Samples] }

/** What a source gave once is decoded once. */
const decoded = new WeakMap<PictureSource, Map<string, Promise<DecodedSound>>>()

/**
 * Decodes a sound of the library.
 * @param source gives its file
 * @throws Error for one that is gone, cannot be fetched or cannot be decoded
 */
export function loadSound(source: PictureSource, mediaId: string): Promise<DecodedSound> {
  const cache = decoded.get(source) ?? new Map<string, Promise<DecodedSound>>()
  decoded.set(source, cache)
  const known = cache.get(mediaId)
  if (known) {
    // The one that was asked for last goes last.
    cache.delete(mediaId)
    cache.set(mediaId, known)
    return known
  }
  const asked = source(mediaId).then(decodeSound)
  cache.set(mediaId, asked)
  asked.catch(() => cache.delete(mediaId))
  const [oldest] = cache.keys()
  if (cache.size > DECODED_MAX && oldest !== undefined) cache.delete(oldest)
  return asked
}

/** @throws DOMException for a file that holds no sound that this browser knows */
export async function decodeSound(file: Blob): Promise<DecodedSound> {
  // It resamples to its own rate, and needs no gesture of a person.
  const context = new OfflineAudioContext(2, 1, SOUND_RATE)
  const buffer = await context.decodeAudioData(await file.arrayBuffer())
  const left = buffer.getChannelData(0)
  return { channels: buffer.numberOfChannels > 1 ? [left, buffer.getChannelData(1)] : [left] }
}

/** One channel, both in equal parts. */
export function toMono({ channels: [left, right] }: DecodedSound): Samples {
  return right ? left.map((sample, at) => (sample + (right[at] ?? 0)) / 2) : left
}

/** Milliseconds. */
export function lengthOf({ channels: [first] }: DecodedSound): number {
  return Math.round((first.length * 1000) / SOUND_RATE)
}

/** A part of a sound; milliseconds. */
export function cutSound({ channels: [left, right] }: DecodedSound, from: number, to: number): DecodedSound {
  const cut = (samples: Samples) =>
    samples.slice(Math.round((from * SOUND_RATE) / 1000), Math.round((to * SOUND_RATE) / 1000))
  return { channels: right ? [cut(left), cut(right)] : [cut(left)] }
}
