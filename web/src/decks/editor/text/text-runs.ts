import type { Paragraph, Run } from '@postwright/core/scene/text-content'

/** A position between two characters: the paragraph, and the number of its characters before the position. */
export type TextPlace = { paragraph: number; at: number }

/** Returns the position of an offset in the plain text, where each paragraph ends with one character for its line break. */
export function placeAt(paragraphs: readonly Paragraph[], offset: number): TextPlace {
  let left = Math.max(0, offset)
  for (const [paragraph, { runs }] of paragraphs.entries()) {
    const length = lengthOfRuns(runs)
    if (left <= length || paragraph === paragraphs.length - 1) return { paragraph, at: Math.min(left, length) }
    left -= length + 1
  }
  return { paragraph: 0, at: 0 }
}

export function offsetOf(paragraphs: readonly Paragraph[], { paragraph, at }: TextPlace): number {
  const before = paragraphs.slice(0, paragraph).reduce((sum, { runs }) => sum + lengthOfRuns(runs) + 1, 0)
  return before + at
}

export function lengthOfRuns(runs: Paragraph['runs']): number {
  return runs.reduce((sum, { text }) => sum + text.length, 0)
}

/** Returns the runs of a paragraph between two characters, split where needed. */
export function runsBetween(runs: readonly Run[], from: number, to: number): Run[] {
  let begin = 0
  return runs.flatMap((run) => {
    const [start, end] = [Math.max(from, begin), Math.min(to, begin + run.text.length)]
    const text = run.text.slice(start - begin, Math.max(start, end) - begin)
    begin += run.text.length
    return text === '' ? [] : [{ ...run, text }]
  })
}

/** Merges adjacent runs of the same style and removes empty ones, except the last, which keeps its style. */
export function joinedRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && isSameStyle(last, run)) joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else if (last?.text === '') joined[joined.length - 1] = run
    else if (run.text !== '' || !last) joined.push(run)
  }
  return joined
}

export function styleOfRun({ text: _text, ...style }: Run): Omit<Run, 'text'> {
  return style
}

function isSameStyle(a: Run, b: Run): boolean {
  const [one, other] = [Object.entries(styleOfRun(a)), new Map<string, unknown>(Object.entries(styleOfRun(b)))]
  return one.length === other.size && one.every(([key, value]) => other.get(key) === value)
}
