import type { FontRefusal, FontWarning } from '@postwright/core/fonts/font-check'
import type { FontFile, FontReport } from '@postwright/core/model/font'
import type { Media, Crop } from '@postwright/core/model/media'
import type { MediaType, ImageType } from '@postwright/core/media/media-type'
import type { TemplateDesign } from '@postwright/core/scene/templates/deck-template'
import type { ByteRange } from './media.ts'

/** A file that can be read in ranges, from any source. */
export type ByteSource = { size: number; read: (range: ByteRange) => Promise<Uint8Array> }

export type FileRefusal =
  | { kind: 'refused'; reason: 'type'; found: string | null }
  /** `locked`: encrypted. `no_video`: no playable video or audio track. `no_sound`: no playable audio track. */
  | { kind: 'refused'; reason: 'broken' | 'locked' | 'no_video' | 'no_sound' }

export type FileFacts = Pick<Media, 'width' | 'height' | 'durationMs' | 'pages'> & { mime: MediaType }

/** One subset of one font style, made from an uploaded font. */
export type MadeFontFile = Omit<FontFile, 'bytes'> & { woff2: Uint8Array; woff: Uint8Array }

export type FontCheckOutcome =
  | { kind: 'passed'; report: FontReport; warnings: FontWarning[]; files: MadeFontFile[] }
  | { kind: 'refused'; refusal: FontRefusal }

/** Check of an uploaded font within limits of time and memory; it always returns an outcome, even for malicious files. */
export type FontCheck = (file: Uint8Array) => Promise<FontCheckOutcome>

/** Check whether the texts of a design fit in every case and format; `too_much`: laying it out takes longer than for any genuine design. */
export type FitCheck = (design: TemplateDesign) => Promise<'fits' | 'overflows' | 'too_much'>

/** Checks of uploaded files. The type of videos, sounds and documents is detected from their content; nothing is decoded, rendered or run. */
export type Files = {
  checkFont: FontCheck
  checkFit: FitCheck
  recognise: (source: ByteSource) => Promise<({ kind: 'file' } & FileFacts) | FileRefusal>
}

export type ImageFacts = { mime: ImageType; width: number; height: number; bytes: Uint8Array }

type Picture = Pick<ImageFacts, 'bytes' | 'mime'>

/** Reason why the decoder needs the whole image in memory, which lowers the allowed number of pixels. */
export type HeldFor = 'progressive' | 'interlaced' | 'rotated' | 'webp'

/** Reason why a file is rejected as an image. `found` is the detected file type. */
export type ImageRefusal =
  | { kind: 'refused'; reason: 'type'; found: string | null }
  | { kind: 'refused'; reason: 'broken' }
  | { kind: 'refused'; reason: 'too_long' }
  | { kind: 'refused'; reason: 'too_many_bytes' }
  | { kind: 'refused'; reason: 'too_many_pixels'; held: HeldFor | null; pixelsMax: number }

/** Image limits of a network from its contract; an omitted limit does not apply. JPEG is accepted everywhere. */
export type ImageLimits = {
  maxBytes: number
  types?: readonly ImageType[]
  maxPixels?: number | null
  maxWidth?: number | null
}

/** Image processing: decoding, removal of metadata and re-encoding. */
export type Images = {
  /**
   * Returns the image upright, without metadata, in the same format, reduced when it is larger than any network shows. The same file always gives the
   * same bytes. Rejects with `rate_limited` when too many are waiting.
   */
  normalise: (bytes: Uint8Array) => Promise<({ kind: 'image' } & ImageFacts) | ImageRefusal>
  /** Converts a vector logo (SVG) or an icon file to PNG, as far as it can be rendered safely; returns every other file unchanged. */
  drawn: (bytes: Uint8Array) => Promise<Uint8Array>
  /**
   * Returns the image itself if it is within the limits, otherwise a JPEG within them, never larger than the original.
   * @throws `media_invalid` if no JPEG is small enough
   */
  fit: (image: Picture, limits: ImageLimits) => Promise<Picture>
  /** Returns a small version for lists, at most `MEDIA_SMALL_SIDE` pixels on its longer side. */
  small: (image: Picture) => Promise<Picture>
  /** Returns the perceptual hash of an image: the hashes of similar images differ in few bits. */
  look: (bytes: Uint8Array) => Promise<string>
  /** Returns a crop of an image in its original resolution and format; the same crop always gives the same bytes. */
  crop: (image: Picture, crop: Crop) => Promise<ImageFacts>
}
