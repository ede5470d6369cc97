import type { Box } from '@postwright/core/scene/box'
import type { DrawGroup } from '@postwright/core/scene/draw-node'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type { PdfImage } from 'pdfkit'
import type { TextPiece } from './text-piece.ts'

/** Everything that had to be waited for, so that a slide is written in one go. */
export type PreparedSlide = {
  pieces: ReadonlyMap<LaidSpan, readonly TextPiece[]>
  /** By `cutKey`. */
  pictures: ReadonlyMap<string, PdfImage>
  shadows: ReadonlyMap<DrawGroup, { picture: PdfImage; box: Box }>
}
