import type { Box } from '@postwright/core/scene/box'
import type { PdfImage } from 'pdfkit'

/** A part of a span that is drawn with one font file or as an image; `x` is its start from the span's left edge. */
export type TextPiece = { text: string; x: number; width: number } & (
  | { kind: 'font'; file: string }
  | { kind: 'raster'; picture: PdfImage; box: Box }
)
