import { segmentGraphemes } from './text-lengths.ts'

const ELLIPSIS = '…'

/**
 * The beginning of a text: its first line that is not blank, cut between two graphemes when it is longer than `max` code
 * units. Empty when the text is blank.
 */
export function excerptOf(text: string, max: number): string {
  const line = firstLine(text) ?? ''
  return cutText(line, max)
}

/** A text of at most `max` code units: a longer one is cut between two graphemes and ends with an ellipsis. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let cut = ''
  for (const { segment } of segmentGraphemes(text)) {
    if (cut.length + segment.length + ELLIPSIS.length > max) break
    cut += segment
  }
  return cut.trimEnd() + ELLIPSIS
}

/** The first line of a text that is not blank, or null when all are. */
export function firstLine(text: string): string | null {
  const line = text.split('\n').find((candidate) => candidate.trim() !== '')
  return line?.trim() ?? null
}
