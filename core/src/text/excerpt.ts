import { segmentGraphemes } from './text-lengths.ts'

const ELLIPSIS = '…'

/** Returns the first non-blank line of a text, cut between two graphemes if it is longer than `max` code units. Empty if the text is blank. */
export function excerptOf(text: string, max: number): string {
  const line = firstLine(text) ?? ''
  return cutText(line, max)
}

/** Truncates a text to at most `max` code units: a longer one is cut between two graphemes and ends with an ellipsis. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let cut = ''
  for (const { segment } of segmentGraphemes(text)) {
    if (cut.length + segment.length + ELLIPSIS.length > max) break
    cut += segment
  }
  return cut.trimEnd() + ELLIPSIS
}

/** Returns the first non-blank line of a text, or null if there is none. */
export function firstLine(text: string): string | null {
  const line = text.split('\n').find((candidate) => candidate.trim() !== '')
  return line?.trim() ?? null
}
