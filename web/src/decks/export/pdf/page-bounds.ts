import type { Box } from '@postwright/core/scene/box'
import type PDFDocument from 'pdfkit'
import { matrixOf } from './page-matrix.ts'

/** Returns the bounding box on the page of a box in the current drawing units, in slide pixels from the top left corner. */
export function pageBounds(doc: PDFDocument, { x, y, width, height }: Box): Box {
  const [a, b, c, d, e, f] = matrixOf(doc)
  const corners = [x, x + width].flatMap((left) =>
    [y, y + height].map((top) => ({ x: a * left + c * top + e, y: doc.page.height - (b * left + d * top + f) })),
  )
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
