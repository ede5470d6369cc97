import { isBreakingSpace } from './line-breaks.ts'
import type { SetLine } from './set-lines.ts'
import type { SpanStyle } from './span-style.ts'

/** Characters of a line in one style and one direction; its width in ems. */
export type SpanPart = { from: number; to: number; width: number; style: SpanStyle; level: number }

/**
 * The parts of a line from left to right. `stretch` ems are shared out among its spaces. Spaces at the end are kept where the
 * paragraph ends, because a person may be typing there.
 */
export function spansOf(line: SetLine, stretch: number): SpanPart[] {
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

/** Spaces that end a line run in the direction of their paragraph. */
function levelAt({ paragraph, end }: SetLine, index: number): number {
  if (index >= end) return paragraph.bidi.direction === 'rtl' ? 1 : 0
  return paragraph.bidi.levelAt(index)
}

function gapsOf(text: string, from: number, end: number): number {
  return text.slice(from, end).split('').filter(isBreakingSpace).length
}

/** From the order of reading to that from left to right: what has a level or a higher one is turned around, highest first. */
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
