import type PDFDocument from 'pdfkit'
import type { PdfImage } from 'pdfkit'
import type { DocumentImage } from './document-image.ts'

const PIXELS = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8 }

/** Writes an image into the file as an object, to which pages refer by its label. */
export function embedImage(doc: PDFDocument, { width, height, colors, opacity }: DocumentImage): PdfImage {
  const shape = { ...PIXELS, Width: width, Height: height }
  const mask = opacity && doc.ref({ ...shape, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' })
  if (opacity) mask?.end(opacity)
  const obj = doc.ref({
    ...shape,
    ColorSpace: 'DeviceRGB',
    Filter: colors.kind === 'jpeg' ? 'DCTDecode' : 'FlateDecode',
    ...(mask && { SMask: mask }),
  })
  obj.end(colors.bytes)
  return { label: `Picture${obj.id}`, width, height, obj }
}
