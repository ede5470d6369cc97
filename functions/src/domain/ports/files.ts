import type { FontRefusal, FontWarning } from '@postwright/core/fonts/font-check'
import type { FontFile, FontReport } from '@postwright/core/model/font'
import type { Media, Crop } from '@postwright/core/model/media'
import type { MediaType, ImageType } from '@postwright/core/media/media-type'
import type { TemplateDesign } from '@postwright/core/scene/templates/deck-template'
import type { ByteRange } from './media.ts'

/** A file that is read in ranges, wherever it is. */
export type ByteSource = { size: number; read: (range: ByteRange) => Promise<Uint8Array> }

export type FileRefusal =
  | { kind: 'refused'; reason: 'type'; found: string | null }
  /** `locked`: encrypted. `no_video`: no track that can be shown or heard. `no_sound`: no track that can be heard. */
  | { kind: 'refused'; reason: 'broken' | 'locked' | 'no_video' | 'no_sound' }

export type FileFacts = Pick<Media, 'width' | 'height' | 'durationMs' | 'pages'> & { mime: MediaType }

/** One subset of one shape, as it was made of an uploaded font. */
export type MadeFontFile = Omit<FontFile, 'bytes'> & { woff2: Uint8Array; woff: Uint8Array }

export type FontCheckOutcome =
  | { kind: 'passed'; report: FontReport; warnings: FontWarning[]; files: MadeFontFile[] }
  | { kind: 'refused'; refusal: FontRefusal }

/** Reads a font from elsewhere, in limits of time and memory: whatever is in it, there is an outcome. */
export type FontCheck = (file: Uint8Array) => Promise<FontCheckOutcome>

/** Whether the texts of a design fit in every case and format; `too_much`: laying it out takes longer than any genuine one. */
export type FitCheck = (design: TemplateDesign) => Promise<'fits' | 'overflows' | 'too_much'>

/** Recognises videos, sounds and documents by what is in them; nothing is decoded, rendered or run. */
export type Files = {
  checkFont: FontCheck
  checkFit: FitCheck
  recognise: (source: ByteSource) => Promise<({ kind: 'file' } & FileFacts) | FileRefusal>
}

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
