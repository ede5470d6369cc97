import type { Box } from '@postwright/core/scene/box'
import type { DrawFill, DrawItem } from '@postwright/core/scene/draw-node'
import type PDFDocument from 'pdfkit'
import type { PdfColor } from 'pdfkit'
import { gradientLine } from '../../drawing/paint.ts'

/** Length of a dot: PDF has no zero-length dashes, which round caps draw as dots. */
const DOT = 0.01

export function writePath(doc: PDFDocument, { path, fill, stroke, box }: Extract<DrawItem, { kind: 'path' }>): void {
  if (path === '') return
  const color = fillColor(doc, fill, box)
  if (!stroke || stroke.width <= 0) {
    if (color !== null) doc.path(path).fill(color)
    return
  }
  doc.lineWidth(stroke.width).lineCap(stroke.cap)
  doc.lineJoin(stroke.cap === 'round' ? 'round' : 'miter')
  if (stroke.dash.length > 0) doc.dash(stroke.dash.map((length) => Math.max(DOT, length)))
  else doc.undash()
  doc.path(path)
  if (color === null) doc.stroke(stroke.color)
  else doc.fillAndStroke(color, stroke.color)
}

function fillColor(doc: PDFDocument, fill: DrawFill, box: Box): PdfColor | null {
  if (fill.kind === 'none') return null
  if (fill.kind === 'solid') return fill.color
  const { from, to } = gradientLine(box, fill.angle)
  const gradient = doc.linearGradient(from.x, from.y, to.x, to.y)
  const stops = fill.stops.toSorted((a, b) => a.at - b.at)
  const [first] = stops
  // PDF requires a colour at offset 0.
  if (first && first.at > 0) gradient.stop(0, first.color, first.opacity)
  for (const { at, color, opacity } of stops) gradient.stop(at, color, opacity)
  return gradient
}
