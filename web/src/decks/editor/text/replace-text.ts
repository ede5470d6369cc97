import type { Paragraph, Run } from '@postwright/core/scene/text-content'
import { lengthOfRuns, placeAt, joinedRuns, runsBetween, styleOfRun } from './text-runs.ts'

/** A replacement of characters, by offsets in the plain text. */
export type TextReplacement = { from: number; to: number; text: string }

/**
 * Returns the paragraphs with replaced characters. The new characters get the style of the one before them, or the given style; a new paragraph is a
 * list item if the one before it is.
 */
export function replaceText(
  paragraphs: readonly Paragraph[],
  { from, to, text }: TextReplacement,
  style?: Omit<Run, 'text'>,
): Paragraph[] {
  const [start, end] = [placeAt(paragraphs, from), placeAt(paragraphs, to)]
  const [first, last] = [paragraphs[start.paragraph], paragraphs[end.paragraph]]
  if (!first || !last) return [...paragraphs]
  const before = runsBetween(first.runs, 0, start.at)
  const after = runsBetween(last.runs, end.at, lengthOfRuns(last.runs))
  const look = style ?? styleOfRun(before.at(-1) ?? first.runs[0] ?? { text: '' })
  const lines = text.split('\n').map((line): Run => ({ ...look, text: line }))
  const made = lines.map((line, index): Paragraph => {
    const runs = [...(index === 0 ? before : []), line, ...(index === lines.length - 1 ? after : [])]
    const { start: begins, ...item } = { ...first, runs: joinedRuns(runs) }
    // Only the first item keeps a start number, so that list items typed below it continue the numbering.
    return index === 0 && begins !== undefined ? { ...item, start: begins } : item
  })
  return [...paragraphs.slice(0, start.paragraph), ...made, ...paragraphs.slice(end.paragraph + 1)]
}

/**
 * Returns the replacement made in a field whose text was `before`.
 * @param caret current position of the caret, which determines the inserted characters among equal ones
 */
export function replacementBetween(before: string, after: string, caret: number): TextReplacement {
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && same < caret && before[same] === after[same]) same += 1
  let tail = 0
  while (tail < most - same && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1
  return { from: same, to: before.length - tail, text: after.slice(same, after.length - tail) }
}
