import { balancedLines } from './balance-lines.ts'
import { fillLines, type LineRange } from './fill-lines.ts'
import type { ListMarks } from './list-marks.ts'
import type { MeasuredParagraph } from './measured-paragraph.ts'

/** A line with what it needs of its paragraph; numbers are ems of the layer's size. */
export type SetLine = LineRange & {
  paragraph: MeasuredParagraph
  isFirst: boolean
  isLast: boolean
  /** Taken from its start by the list it is in. */
  indent: number
  /** What remains for it. */
  available: number
  height: number
}

export type SetLines = { lines: readonly SetLine[]; height: number; isBroken: boolean; isTooWide: boolean }

type Setting = { width: number; lineHeight: number; isBalanced?: boolean }

/** All lines of a text for a width, both in ems. Balanced lines are as many, so that a fit needs none of them. */
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

/** The largest scale on a line. */
function tallest({ segments }: MeasuredParagraph, { from, to }: LineRange): number {
  const on = segments.filter((segment) => segment.from < to && segment.to > from)
  return Math.max(...(on.length > 0 ? on : segments.slice(0, 1)).map(({ style }) => style.scale))
}
