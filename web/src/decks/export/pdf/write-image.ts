import type { DrawItem } from '@postwright/core/scene/draw-node'
import type PDFDocument from 'pdfkit'
import { cutKey } from '../../drawing/images.ts'
import type { PreparedSlide } from './prepared-slide.ts'

const PLACEHOLDER = '#bfbfbf'

export function writeImage(
  doc: PDFDocument,
  item: Extract<DrawItem, { kind: 'image' }>,
  { pictures }: PreparedSlide,
): void {
  const { box, clip, isFlipped } = item
  const picture = pictures.get(cutKey(item))
  doc.save()
  if (clip !== null) doc.path(clip).clip()
  doc.rect(box.x, box.y, box.width, box.height).clip()
  if (isFlipped) doc.translate(2 * box.x + box.width, 0).scale(-1, 1)
  if (picture) doc.image(picture, box.x, box.y, { width: box.width, height: box.height })
  else doc.rect(box.x, box.y, box.width, box.height).fill(PLACEHOLDER)
  doc.restore()
}
