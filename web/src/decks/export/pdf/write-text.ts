import type { DrawItem } from '@postwright/core/scene/draw-node'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type PDFDocument from 'pdfkit'
import { textPath } from '../../fonts/text-path.ts'
import { textMarks } from '../../drawing/paint-text.ts'
import type { PreparedSlide } from './prepared-slide.ts'

/** Minimum relative difference between the browser's and the document's text width that is corrected; smaller ones are invisible. */
const STRETCHED_FROM = 0.002

export function writeText(
  doc: PDFDocument,
  { span, x, y, outline }: Extract<DrawItem, { kind: 'text' }>,
  { pieces }: PreparedSlide,
  /** Writes content that stands for characters, so that they can still be read, found and copied. */
  inPlaceOf: (characters: string, write: () => void) => void,
  /** True if a word ends here; without a space, the next line would be read as part of the word. */
  isWordEnd: boolean,
): void {
  const all = pieces.get(span) ?? []
  // Outlines are drawn below all letters; otherwise a wide outline would cover the previous piece.
  for (const piece of all) {
    if (!outline || piece.kind !== 'font') continue
    const text = span.direction === 'rtl' ? rightToLeft(piece.text) : piece.text
    const place = { x: x + piece.x, y, width: piece.width, size: span.font.size, letterSpacing: span.letterSpacing }
    const { _font: set } = doc.font(piece.file)
    const path = textPath(set.font, text, place)
    if (path === '') continue
    doc
      .lineWidth(2 * outline.width)
      .lineCap('round')
      .lineJoin('round')
      .undash()
    doc.path(path).stroke(outline.color)
  }
  for (const piece of all) {
    const left = x + piece.x
    if (piece.kind === 'font') writePiece(doc, span, piece, left, y, isWordEnd && piece === all.at(-1))
    else {
      const { picture, box } = piece
      const size = { width: box.width, height: box.height }
      inPlaceOf(piece.text, () => doc.image(picture, left + box.x, y + box.y, size))
    }
  }
  for (const mark of textMarks(span, x, y)) doc.rect(mark.x, mark.y, mark.width, mark.height).fill(span.color)
}

function writePiece(doc: PDFDocument, span: LaidSpan, piece: Piece, x: number, y: number, isWordEnd: boolean): void {
  const text = span.direction === 'rtl' ? rightToLeft(piece.text) : piece.text
  const characterSpacing = span.letterSpacing
  // Letter spacing disables ligatures, as in browsers.
  const features: Record<string, boolean> = characterSpacing === 0 ? {} : { liga: false, clig: false }
  doc.fillColor(span.color).font(piece.file).fontSize(span.font.size)
  const natural = doc.widthOfString(text, { features }) + characterSpacing * [...text].length
  const stretch = natural > 0 ? piece.width / natural : 1
  doc.text(isWordEnd ? `${text} ` : text, x, y, {
    baseline: 'alphabetic',
    lineBreak: false,
    features,
    ...(characterSpacing === 0 ? {} : { characterSpacing }),
    ...(Math.abs(stretch - 1) > STRETCHED_FROM && piece.width > 0 ? { horizontalScaling: stretch * 100 } : {}),
  })
}

type Piece = { text: string; file: string; width: number }

/**
 * Prepares a piece of right-to-left text for the writer, which reverses letters of such scripts itself and leaves spaces, brackets and characters of
 * another font in reading order.
 */
export function rightToLeft(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? mirrored(text) : [...mirrored(text)].toReversed().join('')
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Mirrors brackets in right-to-left text, because fonts do not. */
function mirrored(text: string): string {
  return text.replaceAll(/[()[\]{}<>«»]/g, (sign) => MIRRORED.get(sign) ?? sign)
}

const PAIRS = ['()', '[]', '{}', '<>', '«»']
const MIRRORED = new Map(PAIRS.flatMap(([open = '', close = '']) => [[open, close] as const, [close, open] as const]))
