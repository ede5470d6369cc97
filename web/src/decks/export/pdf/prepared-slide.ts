import type { Box } from '@postwright/core/scene/box'
import type { DrawGroup } from '@postwright/core/scene/draw-node'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type { PdfImage } from 'pdfkit'
import type { TextPiece } from './text-piece.ts'

/** All parts of a slide that are loaded asynchronously, so that the slide can be written synchronously. */
export type PreparedSlide = {
  pieces: ReadonlyMap<LaidSpan, readonly TextPiece[]>
  /** Images by `cutKey`. */
  pictures: ReadonlyMap<string, PdfImage>
  shadows: ReadonlyMap<DrawGroup, { picture: PdfImage; box: Box }>
}
