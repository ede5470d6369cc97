import { firstLine } from './first-line.ts'
import { segmentGraphemes } from './segment-graphemes.ts'

const ELLIPSIS = '…'

/**
 * How a text begins: its first line that says something, cut between two characters as people see them when it is longer
 * than `max` code units. Empty when the text says nothing.
 */
export function excerptOf(text: string, max: number): string {
  const line = firstLine(text) ?? ''
  if (line.length <= max) return line
  let cut = ''
  for (const { segment } of segmentGraphemes(line)) {
    if (cut.length + segment.length + ELLIPSIS.length > max) break
    cut += segment
  }
  return cut.trimEnd() + ELLIPSIS
}
