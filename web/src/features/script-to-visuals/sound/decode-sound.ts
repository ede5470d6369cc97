import { fetchPicture } from '@/lib/media/media-urls.ts'

/** Samples a second of everything that is heard: that of films. */
export const SOUND_RATE = 48_000
/** Bytes of sounds that stay decoded; a minute of one channel takes 11.5 MB. */
const DECODED_BYTES_MAX = 256_000_000

type Samples = Float32Array<ArrayBuffer>

/** A sound in one or two channels of `SOUND_RATE`. */
export type DecodedSound = { channels: readonly [Samples] | readonly [Samples, Samples] }

/** `bytes`: null until it is decoded. */
type Kept = { sound: Promise<DecodedSound>; bytes: number | null }

/** Everything that is heard is decoded once for all parts of the screen; what was asked for last stands last. */
const decoded = new Map<string, Kept>()

/**
 * Decodes a sound of the library.
 * @throws Error for one that is gone, cannot be fetched or cannot be decoded
 */
export function loadSound(workspaceId: string, mediaId: string): Promise<DecodedSound> {
  const key = `${workspaceId} ${mediaId}`
  const known = decoded.get(key)
  const kept: Kept = known ?? { sound: fetchPicture(workspaceId, mediaId).then(decodeSound), bytes: null }
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

/** Drops what is decoded, once no screen shows it any more. */
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
