import type { FontWarning } from '@postwright/core/fonts/font-refusal'
import type { FontReport } from '@postwright/core/model/font'
import { Refused } from './refused.ts'

/** Bits of `fsType` in the table `OS/2`. */
const RESTRICTED = 0x0002
const PREVIEW = 0x0004
const EDITABLE = 0x0008
const NO_SUBSETTING = 0x0100
const BITMAPS_ONLY = 0x0200
const FS_TYPE_AT = 8

export type Embedding = { embedding: FontReport['embedding']; warning: FontWarning | null }

/**
 * What the maker of a font allows documents to do with it. Where several permissions are given the widest counts.
 * @throws Refused when it may not be embedded the way slides and documents do it
 */
export function readEmbedding(os2: Buffer): Embedding {
  if (os2.length < FS_TYPE_AT + 2) throw new Refused('broken')
  const bits = os2.readUInt16BE(FS_TYPE_AT)
  if ((bits & BITMAPS_ONLY) !== 0) throw new Refused('bitmaps_only')
  if ((bits & NO_SUBSETTING) !== 0) throw new Refused('subsetting_forbidden')
  if ((bits & EDITABLE) !== 0) return { embedding: 'editable', warning: 'editable_only' }
  if ((bits & PREVIEW) !== 0) return { embedding: 'preview', warning: 'preview_and_print' }
  if ((bits & RESTRICTED) !== 0) throw new Refused('embedding_restricted')
  return { embedding: 'installable', warning: null }
}
