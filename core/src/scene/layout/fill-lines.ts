import { graphemesOf } from './graphemes-of.ts'
import type { MeasuredParagraph, Piece } from './measured-paragraph.ts'

/** The characters of one line: visible up to `end`, with the spaces after them up to `to`. Widths in ems. */
export type LineRange = { from: number; end: number; to: number; width: number }

export type FilledLines = {
  lines: readonly LineRange[]
  /** A word was longer than the line and is parted inside. */
  isBroken: boolean
}

/** Puts as much on each line as it holds; words that are longer than a line are parted between letters. */
export function fillLines(paragraph: MeasuredParagraph, available: number): FilledLines {
  const lines: LineRange[] = []
  let isBroken = false
  let line: LineRange | null = null
  let used = 0
  for (const whole of paragraph.pieces) {
    if (line && used + whole.width <= available + TOLERANCE) {
      line = { from: line.from, end: whole.end, to: whole.to, width: used + whole.width }
      used += whole.fullWidth
      continue
    }
    if (line) lines.push(line)
    let piece = whole
    while (piece.width > available + TOLERANCE) {
      const head = headOf(paragraph, piece, available)
      if (head.to >= piece.end) break
      lines.push(head)
      isBroken = true
      const width = paragraph.widthOf(head.to, piece.end)
      piece = { ...piece, from: head.to, width, fullWidth: width + piece.fullWidth - piece.width }
    }
    line = { from: piece.from, end: piece.end, to: piece.to, width: piece.width }
    used = piece.fullWidth
  }
  if (line) lines.push(line)
  return { lines, isBroken }
}

/** As many letters of a piece as fit on a line, at least one. */
function headOf(paragraph: MeasuredParagraph, piece: Piece, available: number): LineRange {
  const letters = graphemesOf(paragraph.text.slice(piece.from, piece.end))
  let to = piece.from + (letters[0] ?? '').length
  let width = paragraph.widthOf(piece.from, to)
  for (const letter of letters.slice(1)) {
    const wider = paragraph.widthOf(piece.from, to + letter.length)
    if (wider > available + TOLERANCE) break
    to += letter.length
    width = wider
  }
  return { from: piece.from, end: to, to, width }
}

/** Ems: sums of widths are not exact. */
const TOLERANCE = 0.0005
