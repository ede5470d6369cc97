import type { FontCheck } from './fonts/font-check.ts'
import type { Media, MediaType } from '@postwright/core/model/media'
import type { TemplateDesign } from '@postwright/core/scene/templates/deck-template'
import type { ByteRange } from './ports.ts'

/** A file that is read in ranges, wherever it is. */
export type ByteSource = { size: number; read: (range: ByteRange) => Promise<Uint8Array> }

export type FileRefusal =
  | { kind: 'refused'; reason: 'type'; found: string | null }
  /** `locked`: encrypted. `no_video`: a video without a track that can be shown. */
  | { kind: 'refused'; reason: 'broken' | 'locked' | 'no_video' }

export type FileFacts = Pick<Media, 'width' | 'height' | 'durationMs' | 'pages'> & { mime: MediaType }

/** Whether the texts of a design fit in every case and format; `too_much`: laying it out takes longer than any genuine one. */
export type FitCheck = (design: TemplateDesign) => Promise<'fits' | 'overflows' | 'too_much'>

/** Recognises videos and documents by what is in them; nothing is decoded, rendered or run. */
export type Files = {
  checkFont: FontCheck
  checkFit: FitCheck
  recognise: (source: ByteSource) => Promise<({ kind: 'file' } & FileFacts) | FileRefusal>
}
