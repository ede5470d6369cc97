import type { PictureSource } from '@/decks/drawing/load-pictures.ts'

/** Samples a second of everything that is heard: that of films. */
export const SOUND_RATE = 48_000
/** Bytes of sounds that stay decoded; a minute of one channel takes 11.5 MB. */
const DECODED_BYTES_MAX = 256_000_000

type Samples = Float32Array<ArrayBuffer>

/** A sound in one or two channels of `SOUND_RATE`. */
export type DecodedSound = { channels: readonly [Samples] | readonly [Samples, Samples] }

/** `bytes`: 0 until it is decoded. */
type Kept = { sound: Promise<DecodedSound>; bytes: number }

/** What a source gave once is decoded once, while there is room; the one that was asked for last stands last. */
const decoded = new WeakMap<PictureSource, Map<string, Kept>>()

/**
 * Decodes a sound of the library.
 * @param source gives its file
 * @throws Error for one that is gone, cannot be fetched or cannot be decoded
 */
export function loadSound(source: PictureSource, mediaId: string): Promise<DecodedSound> {
  const cache = decoded.get(source) ?? new Map<string, Kept>()
  decoded.set(source, cache)
  const kept = cache.get(mediaId) ?? { sound: source(mediaId).then(decodeSound), bytes: 0 }
  const isNew = !cache.delete(mediaId)
  cache.set(mediaId, kept)
  if (isNew) {
    kept.sound.then(
      ({ channels }) => {
        kept.bytes = channels.reduce((sum, samples) => sum + samples.byteLength, 0)
        makeRoom(cache)
      },
      () => cache.delete(mediaId),
    )
  }
  return kept.sound
}

function makeRoom(cache: Map<string, Kept>): void {
  let bytes = [...cache.values()].reduce((sum, kept) => sum + kept.bytes, 0)
  for (const [mediaId, kept] of cache) {
    if (bytes <= DECODED_BYTES_MAX || cache.size === 1) return
    cache.delete(mediaId)
    bytes -= kept.bytes
  }
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
