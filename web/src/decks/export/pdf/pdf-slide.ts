import type { Font, MeasureText } from '@postwright/core/scene/measure-text'
import type { DrawGroup, SlideDrawing } from '@postwright/core/scene/draw-node'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type { Box } from '@postwright/core/scene/box'
import type { PictureCut } from '../../drawing/pictures.ts'
import type { DocumentPicture } from './document-picture.ts'

/** What a document is made of. */
export type PdfRequest = {
  title: string
  author: string
  /** A BCP 47 tag. */
  language: string
  /** What a slide is called for those who have the document read to them. */
  slides: readonly { title: string; drawing: SlideDrawing }[]
  createdAt: Date
}

/** What documents need from around them; files may be missing. */
export type PdfSources = {
  measure: MeasureText
  /** Cuts a text where another font file takes over; `file` is null where no file has the characters. */
  cut: (text: string, font: Font) => { text: string; file: string | null }[]
  fontFile: (file: string) => Promise<Uint8Array | null>
  /** The part of a picture that an item shows. */
  picture: (cut: PictureCut) => Promise<DocumentPicture | null>
  /** The shadow of a group alone, as a picture; its box is in the units of what the group stands in. */
  shadow: (group: DrawGroup) => Promise<Raster | null>
  /** What no font file has, as a picture; its box is around the point where the text stands on its baseline. */
  rasterise: (text: string, span: LaidSpan) => Promise<Raster | null>
}

export type Raster = { picture: DocumentPicture; box: Box }

/** What is not in the document as it is on the slide. */
export type PdfNote =
  | { kind: 'rasterised'; slide: number; text: string }
  | { kind: 'pictureMissing'; slide: number; mediaId: string }
