import type { ListMarks } from './list-marks.ts'
import type { MeasuredParagraph, Piece } from './measured-paragraph.ts'
import { graphemesOf } from './text-segments.ts'

/** A line with the data of its paragraph; numbers are ems of the layer's text size. */
export type SetLine = LineRange & {
  paragraph: MeasuredParagraph
  isFirst: boolean
  isLast: boolean
  /** List indent at the start of the line. */
  indent: number
  /** Width available for the text. */
  available: number
  height: number
}

export type SetLines = { lines: readonly SetLine[]; height: number; isBroken: boolean; isTooWide: boolean }

type Setting = { width: number; lineHeight: number; isBalanced?: boolean }

/** Breaks a text into lines for a width, both in ems. Balancing does not change the number of lines, so fitting can skip it. */
export function setLines(
  paragraphs: readonly MeasuredParagraph[],
  marks: ListMarks,
  { width, lineHeight, isBalanced = false }: Setting,
): SetLines {
  const fill = isBalanced ? balancedLines : fillLines
  let isBroken = false
  const lines = paragraphs.flatMap((paragraph) => {
    const indent = paragraph.list === 'none' ? 0 : (paragraph.level + 1) * marks.step
    const available = Math.max(width - indent, 0.01)
    const filled = fill(paragraph, available)
    isBroken ||= filled.isBroken
    return filled.lines.map((line, at) => ({
      ...line,
      paragraph,
      indent,
      available,
      isFirst: at === 0,
      isLast: at === filled.lines.length - 1,
      height: lineHeight * tallest(paragraph, line),
    }))
  })
  return {
    lines,
    isBroken,
    isTooWide: lines.some((line) => line.width > line.available + 0.01),
    height: lines.reduce((sum, line) => sum + line.height, 0),
  }
}

/** Returns the largest text scale on a line. */
function tallest({ segments }: MeasuredParagraph, { from, to }: LineRange): number {
  const on = segments.filter((segment) => segment.from < to && segment.to > from)
  return Math.max(...(on.length > 0 ? on : segments.slice(0, 1)).map(({ style }) => style.scale))
}

/** Maximum lines of a paragraph that is balanced if its last line is short; a longer one is balanced only if that line is a single piece. */
const BALANCED_LINES = 4

/** Minimum share of the widest line at which the last line looks complete. */
const COMPLETE = 0.5

/** Steps of the binary search for the narrowest sufficient width. */
const STEPS = 7

/**
 * Returns the lines of a paragraph without a single short word or letter at the end: as few lines as the width allows, broken at a narrower width if
 * the last line would be much shorter than the others. Short texts in Chinese and Japanese are broken between words.
 */
function balancedLines(paragraph: MeasuredParagraph, available: number): FilledLines {
  const filled = fillLines(paragraph, available)
  if (filled.lines.length < 2 || filled.isBroken) return filled
  if (filled.lines.length <= BALANCED_LINES && IDEOGRAPHS.test(paragraph.text)) {
    const byWords = joinedToWords(paragraph)
    const lines = fillLines(byWords, available)
    if (lines.lines.length === filled.lines.length && !lines.isBroken) return balanced(byWords, lines, available)
  }
  return balanced(paragraph, filled, available)
}

function balanced(paragraph: MeasuredParagraph, filled: FilledLines, available: number): FilledLines {
  const { lines } = filled
  const last = lines.at(-1)
  if (!last) return filled
  const widest = Math.max(...lines.map(({ width }) => width))
  const isLonely = piecesOn(paragraph, last.from) < 2
  if (last.width >= widest * COMPLETE || (lines.length > BALANCED_LINES && !isLonely)) return filled
  return narrowed(paragraph, { wide: available, count: lines.length }) ?? filled
}

/** Returns the paragraph with each word as one piece. */
function joinedToWords(paragraph: MeasuredParagraph): MeasuredParagraph {
  const { text, pieces, widthOf } = paragraph
  const ends = new Set([...WORDS.segment(text)].map(({ index, segment }) => index + segment.length))
  const joined: Piece[] = []
  let from = 0
  for (const { end, to } of pieces) {
    if (!ends.has(to)) continue
    const width = widthOf(from, end)
    joined.push({ from, end, to, width, fullWidth: width + widthOf(end, to) })
    from = to
  }
  return { ...paragraph, pieces: joined }
}

const WORDS = new Intl.Segmenter('ja', { granularity: 'word' })

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Returns the lines at the smallest width, from half of `wide`, that adds no line and breaks no word; null if none is found. */
function narrowed(paragraph: MeasuredParagraph, { wide, count }: { wide: number; count: number }): FilledLines | null {
  let [low, high] = [wide / 2, wide]
  let found: FilledLines | null = null
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    const tried = fillLines(paragraph, middle)
    if (tried.lines.length === count && !tried.isBroken) {
      found = tried
      high = middle
    } else {
      low = middle
    }
  }
  return found
}

function piecesOn({ pieces }: MeasuredParagraph, from: number): number {
  return pieces.filter((piece) => piece.from >= from).length
}

/** Text range of one line: visible up to `end`, with the spaces after it up to `to`. Widths in ems. */
type LineRange = { from: number; end: number; to: number; width: number }

type FilledLines = {
  lines: readonly LineRange[]
  /** True if a word was longer than the line and is broken inside. */
  isBroken: boolean
}

/** Fills each line as far as possible; words longer than a line are broken between letters. */
function fillLines(paragraph: MeasuredParagraph, available: number): FilledLines {
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

/** Returns as many letters of a piece as fit on a line, at least one. */
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

/** Tolerance in ems for rounding errors in sums of widths. */
const TOLERANCE = 0.0005
