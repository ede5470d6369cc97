import { fetchImage } from '@/lib/media/media-urls.ts'

/** Sample rate of all sound, the same as that of films. */
export const SOUND_RATE = 48_000
/** Maximum size of decoded sounds in the cache, in bytes; a minute of one channel has 11.5 MB. */
const DECODED_BYTES_MAX = 256_000_000

type Samples = Float32Array<ArrayBuffer>

/** A sound with one or two channels at `SOUND_RATE`. */
export type DecodedSound = { channels: readonly [Samples] | readonly [Samples, Samples] }

/** `bytes`: null until it is decoded. */
type Kept = { sound: Promise<DecodedSound>; bytes: number | null }

/** Decoded sounds, shared by all parts of the screen; the most recently used is last. */
const decoded = new Map<string, Kept>()

/**
 * Decodes a sound of the library.
 * @throws Error if it is deleted, cannot be fetched or cannot be decoded
 */
export function loadSound(workspaceId: string, mediaId: string): Promise<DecodedSound> {
  const key = `${workspaceId} ${mediaId}`
  const known = decoded.get(key)
  const kept: Kept = known ?? { sound: fetchImage(workspaceId, mediaId).then(decodeSound), bytes: null }
  decoded.delete(key)
  decoded.set(key, kept)
  if (!known) {
    kept.sound.then(
      ({ channels }) => {
        kept.bytes = channels.reduce((sum, samples) => sum + samples.byteLength, 0)
        makeRoom()
      },
      () => decoded.delete(key),
    )
  }
  return kept.sound
}

/** Clears the decoded sounds when no screen uses them any more. */
export function clearSoundCache(): void {
  decoded.clear()
}

function makeRoom(): void {
  let bytes = [...decoded.values()].reduce((sum, kept) => sum + (kept.bytes ?? 0), 0)
  for (const [key, kept] of decoded) {
    if (bytes <= DECODED_BYTES_MAX || decoded.size === 1) return
    if (kept.bytes === null) continue
    decoded.delete(key)
    bytes -= kept.bytes
  }
}

/** @throws DOMException if the file contains no sound that this browser supports */
export async function decodeSound(file: Blob): Promise<DecodedSound> {
  // An offline context resamples to its own rate, and needs no user gesture.
  const context = new OfflineAudioContext(2, 1, SOUND_RATE)
  const buffer = await context.decodeAudioData(await file.arrayBuffer())
  const left = buffer.getChannelData(0)
  return { channels: buffer.numberOfChannels > 1 ? [left, buffer.getChannelData(1)] : [left] }
}

/** Mixes both channels equally into one. */
export function toMono({ channels: [left, right] }: DecodedSound): Samples {
  return right ? left.map((sample, at) => (sample + (right[at] ?? 0)) / 2) : left
}

/** Returns the length in milliseconds. */
export function lengthOf({ channels: [first] }: DecodedSound): number {
  return Math.round((first.length * 1000) / SOUND_RATE)
}

/** Returns a part of a sound; times in milliseconds. */
export function cutSound({ channels: [left, right] }: DecodedSound, from: number, to: number): DecodedSound {
  const cut = (samples: Samples) =>
    samples.slice(Math.round((from * SOUND_RATE) / 1000), Math.round((to * SOUND_RATE) / 1000))
  return { channels: right ? [cut(left), cut(right)] : [cut(left)] }
}
