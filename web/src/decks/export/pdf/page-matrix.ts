import type PDFDocument from 'pdfkit'

/** From the units that are drawn in to those of the page, whose origin is the left bottom corner. */
export type PdfMatrix = PDFDocument['_ctm']

/** Where and how things are drawn at the moment. */
export function matrixOf({ _ctm: matrix }: PDFDocument): PdfMatrix {
  return matrix
}
