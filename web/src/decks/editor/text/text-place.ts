import type { Paragraph } from '@postwright/core/scene/text-content'

/** A place between two characters: the paragraph, and how many of its characters come before. */
export type TextPlace = { paragraph: number; at: number }

/** The place of an offset in the plain text, where a paragraph ends with one character for its line break. */
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
