import type { FontRefusal, FontWarning } from '@postwright/core/fonts/font-refusal'
import type { FontFile, FontReport } from '@postwright/core/model/font'
import type { Media } from '@postwright/core/model/media'
import type { MediaType } from '@postwright/core/media/media-type'
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
