import type { Font, MeasureText } from '@postwright/core/scene/measure-text'
import type { DrawGroup, SlideDrawing } from '@postwright/core/scene/draw-node'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type { Box } from '@postwright/core/scene/box'
import type { ImageCut } from '../../drawing/images.ts'
import type { DocumentImage } from './document-image.ts'

export type PdfRequest = {
  title: string
  author: string
  /** Language as a BCP 47 tag. */
  language: string
  /** Slides with their titles, which screen readers read aloud. */
  slides: readonly { title: string; drawing: SlideDrawing }[]
  createdAt: Date
}

/** Sources for a document; files can be missing. */
export type PdfSources = {
  measure: MeasureText
  /** Splits a text by font file; `file` is null if no file has the characters. */
  cut: (text: string, font: Font) => { text: string; file: string | null }[]
  fontFile: (file: string) => Promise<Uint8Array | null>
  /** Returns the visible part of an image in an item. */
  picture: (cut: ImageCut) => Promise<DocumentImage | null>
  /** Returns the shadow of a group alone, as an image; its box is in the units of the parent group. */
  shadow: (group: DrawGroup) => Promise<Raster | null>
  /** Returns text that no font file has, as an image; its box is relative to the text's start on its baseline. */
  rasterise: (text: string, span: LaidSpan) => Promise<Raster | null>
}

export type Raster = { picture: DocumentImage; box: Box }

/** A difference between the document and the slide. */
export type PdfNote =
  | { kind: 'rasterised'; slide: number; text: string }
  | { kind: 'pictureMissing'; slide: number; mediaId: string }
