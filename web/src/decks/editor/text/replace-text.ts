import type { Paragraph, Run } from '@postwright/core/scene/text-content'
import { lengthOfRuns, placeAt, joinedRuns, runsBetween, styleOfRun } from './text-runs.ts'

/** Letters in place of others, by offsets in the plain text. */
export type TextReplacement = { from: number; to: number; text: string }

/**
 * The paragraphs with other letters. They get the style of the letter before them, or the given one; a new paragraph is a
 * list item where the one before it is.
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
    // Items that are typed below it count on.
    return index === 0 && begins !== undefined ? { ...item, start: begins } : item
  })
  return [...paragraphs.slice(0, start.paragraph), ...made, ...paragraphs.slice(end.paragraph + 1)]
}

/**
 * What was replaced in a field whose text was `before`.
 * @param caret where the caret is now: among equal letters it tells which are the new ones
 */
export function replacementBetween(before: string, after: string, caret: number): TextReplacement {
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && same < caret && before[same] === after[same]) same += 1
  let tail = 0
  while (tail < most - same && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1
  return { from: same, to: before.length - tail, text: after.slice(same, after.length - tail) }
}
