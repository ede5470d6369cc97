import { fillLines, type FilledLines } from './fill-lines.ts'
import type { MeasuredParagraph, Piece } from './measured-paragraph.ts'

/** Up to this many lines a paragraph is balanced as a whole; a longer one only lends its last line a word. */
const BALANCED_LINES = 4
/** Share of the widest line from which on the last line looks complete. */
const COMPLETE = 0.5
/** How often the width is halved between too narrow and wide enough. */
const STEPS = 7

/**
 * Lines of a paragraph that end without a lonely word or letter: as few as the width allows, and broken at a narrower width where
 * the last of them would be much shorter than the others. Short texts in Chinese and Japanese are parted between words.
 */
export function balancedLines(paragraph: MeasuredParagraph, available: number): FilledLines {
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

/** The paragraph with the letters of a word as one piece. */
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

/** The lines at the smallest width that needs no more of them and parts no word. */
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
