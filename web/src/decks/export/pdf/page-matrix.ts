import type PDFDocument from 'pdfkit'

/** Transform from the current drawing units to those of the page, whose origin is the bottom left corner. */
export type PdfMatrix = PDFDocument['_ctm']

/** Returns the current transform, which pdfkit has only as a private field. */
export function matrixOf({ _ctm: matrix }: PDFDocument): PdfMatrix {
  return matrix
}
