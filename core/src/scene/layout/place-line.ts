import { roundLength } from '../box.ts'
import type { MeasureText } from '../measure-text.ts'
import type { TextStyle } from '../text-content.ts'
import type { LaidLine, LaidSpan } from '../text-layout.ts'
import type { ListMark, ListMarks } from './list-marks.ts'
import type { SetLine } from './set-lines.ts'
import { shownText, type SpanStyle, MEASURED_AT } from './span-style.ts'
import { isBreakingSpace } from './text-segments.ts'

/** Placement of a line, in pixels of the layer's box. */
export type LinePlace = {
  size: number
  top: number
  left: number
  width: number
  style: TextStyle
  marks: ListMarks
  measure: MeasureText
}

/** Places a broken line: aligned or justified, its spans in visual order. */
export function placeLine(line: SetLine, place: LinePlace): LaidLine {
  const { size, top, left, style, marks, measure } = place
  const { paragraph, isFirst, isLast } = line
  const { direction } = paragraph.bidi
  const isRtl = direction === 'rtl'
  const isStretched = style.align === 'justify' && !isLast
  const spacing = letterSpacingAtEnd(line)
  const natural = line.width - spacing
  const parts = spansOf(line, isStretched ? Math.max(0, line.available - natural) : 0)
  const width = (isStretched ? Math.max(line.available, natural) : natural) * size
  const free = line.available * size - width
  const x = left + (isRtl ? 0 : line.indent * size) + free * shareBefore(style.align, isRtl)

  const hanging = isRtl ? line.paragraph.widthOf(line.end, isLast ? line.to : line.end) * size : 0
  let right = x - hanging
  const spans = parts.map((part) => {
    const laid = spanAt(line, part, right, size)
    right += part.width * size
    return laid
  })
  const mark = isFirst ? marks.markOf(paragraph.index) : null
  const { ascent, descent } = lineReach(line, measure)
  const height = line.height * size
  return {
    paragraph: paragraph.index,
    from: line.from,
    to: line.to,
    direction,
    top: roundLength(top),
    height: roundLength(height),
    baseline: roundLength(top + (height - (ascent + descent) * size) / 2 + ascent * size),
    x: roundLength(x),
    width: roundLength(width),
    spans: mark ? withMark(spans, mark, line, markX(mark, line, place, x, width), size) : spans,
  }
}

/** Returns the share of a line's free space that is on its left. */
function shareBefore(align: TextStyle['align'], isRtl: boolean): number {
  if (align === 'center') return 0.5
  return (align === 'end') === isRtl ? 0 : 1
}

/** Returns the position of a list mark: at the start of its level, or next to its text if the text does not begin there. */
function markX(
  mark: ListMark,
  line: SetLine,
  { size, left, width, style, marks }: LinePlace,
  x: number,
  textWidth: number,
) {
  const isRtl = line.paragraph.bidi.direction === 'rtl'
  const gap = (marks.step - mark.width) * size
  if (style.align === 'center' || style.align === 'end')
    return isRtl ? x + textWidth + gap : x - gap - mark.width * size
  const before = (line.indent - marks.step) * size
  return isRtl ? left + width - before - mark.width * size : left + before
}

function withMark(spans: readonly LaidSpan[], mark: ListMark, line: SetLine, x: number, size: number): LaidSpan[] {
  const { direction, index } = { direction: line.paragraph.bidi.direction, index: line.paragraph.index }
  const span = spanWith(mark.style, size, { text: mark.text, x, width: mark.width * size, direction, paragraph: index })
  return direction === 'rtl' ? [...spans, span] : [span, ...spans]
}

function spanAt(
  { paragraph }: SetLine,
  { from, to, width, style, level }: SpanPart,
  x: number,
  size: number,
): LaidSpan {
  const text = shownText(paragraph.text.slice(from, to), style)
  const direction = level % 2 === 1 ? 'rtl' : 'ltr'
  return { ...spanWith(style, size, { text, x, width: width * size, direction, paragraph: paragraph.index }), from, to }
}

type PlacedText = { text: string; x: number; width: number; direction: LaidSpan['direction']; paragraph: number }

function spanWith(style: SpanStyle, size: number, placed: PlacedText): LaidSpan {
  const fontSize = roundLength(size * style.scale)
  const { family, weight, isItalic, color, highlight, isUnderlined, isStruck, link } = style
  return {
    ...placed,
    x: roundLength(placed.x),
    width: roundLength(placed.width),
    font: { family, weight, isItalic, size: fontSize },
    letterSpacing: roundLength(fontSize * style.spacing),
    color,
    highlight,
    isUnderlined,
    isStruck,
    link,
    from: -1,
    to: -1,
  }
}

/** Returns the letter spacing after the last letter, which is not visible. */
function letterSpacingAtEnd({ paragraph, from, end }: SetLine): number {
  if (end <= from) return 0
  const last = paragraph.segments.find((segment) => segment.from < end && segment.to >= end)
  return last ? last.style.spacing * last.style.scale : 0
}

/** Returns the ascent and descent of a line, in ems. */
function lineReach({ paragraph, from, to }: SetLine, measure: MeasureText) {
  const on = paragraph.segments.filter((segment) => segment.from < to && segment.to > from)
  const metrics = (on.length > 0 ? on : paragraph.segments.slice(0, 1)).map(({ style }) => {
    const { family, weight, isItalic, scale } = style
    const { ascent, descent } = measure.metricsOf({ family, weight, isItalic, size: MEASURED_AT })
    return { ascent: (ascent * scale) / MEASURED_AT, descent: (descent * scale) / MEASURED_AT }
  })
  return {
    ascent: Math.max(...metrics.map(({ ascent }) => ascent)),
    descent: Math.max(...metrics.map(({ descent }) => descent)),
  }
}

/** Text range of a line in one style and one direction; its width in ems. */
type SpanPart = { from: number; to: number; width: number; style: SpanStyle; level: number }

/**
 * Returns the parts of a line from left to right. `stretch` ems are distributed among its spaces. Trailing spaces are kept at the end of a
 * paragraph, because a user may be typing there.
 */
function spansOf(line: SetLine, stretch: number): SpanPart[] {
  const { paragraph, from, end, isLast } = line
  const to = isLast ? line.to : end
  const gaps = stretch > 0 ? gapsOf(paragraph.text, from, end) : 0
  const parts: SpanPart[] = []
  for (let start = from; start < to;) {
    const segment = paragraph.segments.find((one) => one.from <= start && start < one.to)
    if (!segment) break
    const level = levelAt(line, start)
    const isGap = (index: number) => gaps > 0 && isBreakingSpace(paragraph.text.charAt(index))
    let stop = start + 1
    const limit = Math.min(to, segment.to)
    while (stop < limit && levelAt(line, stop) === level && isGap(stop) === isGap(start)) stop += 1
    const extra = isGap(start) && start < end ? (stretch / gaps) * (stop - start) : 0
    parts.push({ from: start, to: stop, width: paragraph.widthOf(start, stop) + extra, style: segment.style, level })
    start = stop
  }
  return inSight(parts)
}

/** Returns the embedding level of a character; trailing spaces follow the direction of their paragraph. */
function levelAt({ paragraph, end }: SetLine, index: number): number {
  if (index >= end) return paragraph.bidi.direction === 'rtl' ? 1 : 0
  return paragraph.bidi.levelAt(index)
}

function gapsOf(text: string, from: number, end: number): number {
  return text.slice(from, end).split('').filter(isBreakingSpace).length
}

/** Reorders parts from logical to visual order, left to right: reverses runs at or above each embedding level, highest level first. */
function inSight(parts: readonly SpanPart[]): SpanPart[] {
  let list = [...parts]
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1) {
    const turned: SpanPart[] = []
    let group: SpanPart[] = []
    for (const part of list) {
      if (part.level >= level) group.unshift(part)
      else {
        turned.push(...group, part)
        group = []
      }
    }
    list = [...turned, ...group]
  }
  return list
}
