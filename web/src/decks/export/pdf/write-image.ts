import { cropOf } from '@postwright/core/scene/drawing/crop-of'
import type { DrawItem } from '@postwright/core/scene/draw-node'
import type PDFDocument from 'pdfkit'
import type { PreparedSlide } from './prepared-slide.ts'

const PLACEHOLDER = '#bfbfbf'

export function writeImage(
  doc: PDFDocument,
  { mediaId, focus, zoom, box, clip, isFlipped }: Extract<DrawItem, { kind: 'image' }>,
  { pictures }: PreparedSlide,
): void {
  const picture = pictures.get(mediaId)
  doc.save()
  if (clip !== null) doc.path(clip).clip()
  doc.rect(box.x, box.y, box.width, box.height).clip()
  if (isFlipped) doc.translate(2 * box.x + box.width, 0).scale(-1, 1)
  if (picture) {
    const part = cropOf(picture, box, focus, zoom)
    const [across, down] = [box.width / part.width, box.height / part.height]
    const size = { width: picture.width * across, height: picture.height * down }
    doc.image(picture, box.x - part.x * across, box.y - part.y * down, size)
  } else doc.rect(box.x, box.y, box.width, box.height).fill(PLACEHOLDER)
  doc.restore()
}
