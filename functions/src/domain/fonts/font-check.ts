import type { FontRefusal, FontWarning } from '@postwright/core/fonts/font-refusal'
import type { FontFile, FontReport } from '@postwright/core/model/font'

/** One subset of one shape, as it was made of an uploaded font. */
export type MadeFontFile = Omit<FontFile, 'bytes'> & { woff2: Uint8Array; woff: Uint8Array }

export type FontCheckOutcome =
  | { kind: 'passed'; report: FontReport; warnings: FontWarning[]; files: MadeFontFile[] }
  | { kind: 'refused'; refusal: FontRefusal }

/** Reads a font from elsewhere, in limits of time and memory: whatever is in it, there is an outcome. */
export type FontCheck = (file: Uint8Array) => Promise<FontCheckOutcome>
