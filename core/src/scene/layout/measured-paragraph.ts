import type { MeasureText } from '../measure-text.ts'
import type { Paragraph, TextStyle } from '../text-content.ts'
import type { Theme } from '../theme.ts'
import { bidiLevels, type BidiLevels } from './bidi-levels.ts'
import { isBreakingSpace, lineBreaksOf } from './text-segments.ts'
import { spanStyleOf, type SpanStyle, widthInEms } from './span-style.ts'

/** Text range in one style. */
export type Segment = { from: number; to: number; style: SpanStyle }

/** Unbreakable part of a line: characters up to `end`, and the spaces after them up to `to`. Widths in ems. */
export type Piece = { from: number; end: number; to: number; width: number; fullWidth: number }

/** A paragraph measured once for all sizes: widths are in ems of the layer's text size, so that fitting a text to its box measures nothing again. */
export type MeasuredParagraph = {
  index: number
  text: string
  list: Paragraph['list']
  level: number
  start: number | undefined
  segments: readonly Segment[]
  pieces: readonly Piece[]
  bidi: BidiLevels
  widthOf: (from: number, to: number) => number
}

/** Measures a paragraph once, so that breaking and placing lines needs no further measurement. */
export function measureParagraph(
  { runs, list, level, start }: Paragraph,
  index: number,
  style: TextStyle,
  theme: Theme,
  measure: MeasureText,
): MeasuredParagraph {
  const text = runs.map((run) => run.text).join('')
  const segments = segmentsOf(runs.length > 0 ? runs : [{ text: '' }], style, theme)
  const widthOf = (from: number, to: number) =>
    segments.reduce((sum, segment) => {
      const start = Math.max(from, segment.from)
      const end = Math.min(to, segment.to)
      return start < end ? sum + widthInEms(text.slice(start, end), segment.style, measure) : sum
    }, 0)
  const bidi = bidiLevels(text, style.direction)
  return { index, text, list, level, start, segments, pieces: piecesOf(text, widthOf), bidi, widthOf }
}

function segmentsOf(runs: Paragraph['runs'], style: TextStyle, theme: Theme): Segment[] {
  let from = 0
  return runs.map((run) => {
    const segment = { from, to: from + run.text.length, style: spanStyleOf(style, run, theme) }
    from = segment.to
    return segment
  })
}

function piecesOf(text: string, widthOf: MeasuredParagraph['widthOf']): Piece[] {
  let from = 0
  return lineBreaksOf(text).map((to) => {
    let end = to
    while (end > from && isBreakingSpace(text.charAt(end - 1))) end -= 1
    const width = widthOf(from, end)
    const piece = { from, end, to, width, fullWidth: width + widthOf(end, to) }
    from = to
    return piece
  })
}
