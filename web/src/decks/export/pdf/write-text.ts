import type { DrawItem } from '@postwright/core/scene/draw-node'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type PDFDocument from 'pdfkit'
import { textPath } from '../../fonts/text-path.ts'
import { textMarks } from '../../drawing/paint-text.ts'
import type { PreparedSlide } from './prepared-slide.ts'

/** Smaller differences between a browser's width and the document's are not to be seen. */
const STRETCHED_FROM = 0.002

export function writeText(
  doc: PDFDocument,
  { span, x, y, outline }: Extract<DrawItem, { kind: 'text' }>,
  { pieces }: PreparedSlide,
  /** Writes what stands for characters, so that they stay to be read, found and copied. */
  inPlaceOf: (characters: string, write: () => void) => void,
  /** Whether a word ends here: without a space the next line would be read as its rest. */
  isWordEnd: boolean,
): void {
  const all = pieces.get(span) ?? []
  // Below all letters: a wide outline would lie over the piece before it.
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
  // Letters that stand apart are no longer drawn as one, as in browsers.
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
 * A piece of text that runs from right to left, as the writer wants it. It turns letters of such scripts around by itself, and
 * leaves spaces, brackets and signs of another font in the order in which they are read.
 */
export function rightToLeft(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? mirrored(text) : [...mirrored(text)].toReversed().join('')
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Brackets open to the other side in text that runs from right to left; fonts do not know. */
function mirrored(text: string): string {
  return text.replaceAll(/[()[\]{}<>«»]/g, (sign) => MIRRORED.get(sign) ?? sign)
}

const PAIRS = ['()', '[]', '{}', '<>', '«»']
const MIRRORED = new Map(PAIRS.flatMap(([open = '', close = '']) => [[open, close] as const, [close, open] as const]))
