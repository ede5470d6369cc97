import type { Crop } from '@postwright/core/model/media'
import type { ImageType } from '@postwright/core/media/media-type'

export type ImageFacts = { mime: ImageType; width: number; height: number; bytes: Uint8Array }

type Picture = Pick<ImageFacts, 'bytes' | 'mime'>

/** Why the decoder needs the whole picture in memory, which lowers the number of pixels allowed. */
export type HeldFor = 'progressive' | 'interlaced' | 'rotated' | 'webp'

/** Why bytes are not taken as a picture. `found` names the kind of file that was recognised instead. */
export type ImageRefusal =
  | { kind: 'refused'; reason: 'type'; found: string | null }
  | { kind: 'refused'; reason: 'broken' }
  | { kind: 'refused'; reason: 'too_long' }
  | { kind: 'refused'; reason: 'too_many_bytes' }
  | { kind: 'refused'; reason: 'too_many_pixels'; held: HeldFor | null; pixelsMax: number }

/** What a network takes, as its contract says; what is left out is not limited. A JPEG is taken everywhere. */
export type ImageLimits = {
  maxBytes: number
  types?: readonly ImageType[]
  maxPixels?: number | null
  maxWidth?: number | null
}

/** Decodes, strips metadata and re-encodes pictures. */
export type Images = {
  /**
   * The picture upright, without metadata, in the same format, made smaller when it is larger than any network shows: the same
   * file always gives the same bytes. Rejects with `rate_limited` when too many are waiting.
   */
  normalise: (bytes: Uint8Array) => Promise<({ kind: 'image' } & ImageFacts) | ImageRefusal>
  /** A logo that is a drawing (SVG) or an icon file as a PNG, as far as it can be drawn safely; every other file as it is. */
  drawn: (bytes: Uint8Array) => Promise<Uint8Array>
  /** A version within the limits, never larger than the original: a JPEG when the original is not within them. */
  fit: (image: Picture, limits: ImageLimits) => Promise<Picture>
  /** A small version for lists, at most `MEDIA_SMALL_SIDE` pixels on its longer side. */
  small: (image: Picture) => Promise<Picture>
  /** The perceptual hash of a picture: pictures that look alike have hashes with few different bits. */
  look: (bytes: Uint8Array) => Promise<string>
  /** A part of a picture in its own pixels and format; the same part always gives the same bytes. */
  crop: (image: Picture, crop: Crop) => Promise<ImageFacts>
}
