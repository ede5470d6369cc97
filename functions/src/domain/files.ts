import type { FontCheck } from './fonts/font-check.ts'
import type { Media, MediaType } from '@postwright/core/model/media'
import type { ByteRange } from './ports.ts'

/** A file that is read in ranges, wherever it is. */
export type ByteSource = { size: number; read: (range: ByteRange) => Promise<Uint8Array> }

export type FileRefusal =
  | { kind: 'refused'; reason: 'type'; found: string | null }
  /** `locked`: encrypted. `no_video`: a video without a track that can be shown. */
  | { kind: 'refused'; reason: 'broken' | 'locked' | 'no_video' }

export type FileFacts = Pick<Media, 'width' | 'height' | 'durationMs' | 'pages'> & { mime: MediaType }

/** Recognises videos and documents by what is in them; nothing is decoded, rendered or run. */
export type Files = {
  checkFont: FontCheck
  recognise: (source: ByteSource) => Promise<({ kind: 'file' } & FileFacts) | FileRefusal>
}
